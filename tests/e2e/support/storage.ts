import type { Page } from '@playwright/test';

/** Reads the app's session from local storage. */
export function storedSession(page: Page): Promise<{ accessToken: string | null; user: string | null }> {
  return page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    user: localStorage.getItem('user'),
  }));
}

/** Converts a session to local storage entries. */
export function asStored({ accessToken, user }: Readonly<Record<string, unknown>>) {
  return [
    { name: 'accessToken', value: String(accessToken) },
    { name: 'user', value: JSON.stringify(user) },
  ];
}
