import type { Page } from '@playwright/test';

/** The app's session in local storage. */
export function storedSession(page: Page): Promise<{ accessToken: string | null; user: string | null }> {
  return page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    user: localStorage.getItem('user'),
  }));
}

/** A session as local storage entries. */
export function asStored({ accessToken, user }: Readonly<Record<string, unknown>>) {
  return [
    { name: 'accessToken', value: String(accessToken) },
    { name: 'user', value: JSON.stringify(user) },
  ];
}
