import type { Page, Request } from '@playwright/test';

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
const isApiCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/** Collects the API calls that the page makes from now on, as `POST /api/users/login`. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isApiCall(request)) calls.push(nameOf(request));
  });
  return calls;
}

/** Collects the API calls of the page that it gave up before there was an answer. */
export function abandonedCalls(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('requestfailed', (request) => {
    if (isApiCall(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
