import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';

/** Lets the next call of this method and path fail with a status and no word on it, which the mock backend always has. */
export async function refuseWithoutWords(page: Page, call: string): Promise<void> {
  const [method, path] = call.split(' ');
  const headers = {
    'Access-Control-Allow-Origin': addresses.hostBuild,
    'Access-Control-Allow-Credentials': 'true',
  };
  await page.route(
    `**${path}`,
    (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, headers }) : route.fallback(),
    { times: 1 },
  );
}
