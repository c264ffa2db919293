import type { Locator, Page } from '@playwright/test';

/** The value beside a name, such as 'Current plan', in a list of facts. */
export function fact(scope: Locator | Page, name: string): Locator {
  return scope.locator(`dt:text-is("${name}") + dd`);
}
