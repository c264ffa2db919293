import type { ScenarioValues } from '../scenarios/scenarioContext.ts';
import { createCookieJar } from './cookieJar.ts';
import { pageLocalStorage } from './pageStorage.ts';

/** The app's keys in local storage. The token is stored as text, and the user as JSON. */
const TOKEN_KEY = 'accessToken';
const USER_KEY = 'user';
/** The app's key for a sign-out that the host has not confirmed. A new sign-in removes the key. */
const UNCONFIRMED_KEY = 'owedSignOut';

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Signs in with a request, and stores the result in the same keys as the app.
 * @param send the `fetch` to use
 * @throws Error with the response
 */
export async function signIn(email: string, password: string, send: typeof fetch = fetch): Promise<void> {
  const response = await send('/api/users/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Couldn’t sign in as ${email}: ${await response.text()}`);
  const { accessToken, user } = (await response.json()) as { accessToken: string; user: User };
  store(accessToken, user);
}

/** Signs in with a scenario's session, or signs out if the scenario has none. */
export function signInForScenario(
  { accessToken, refreshCookie }: ScenarioValues,
  user: User | undefined,
): void {
  if (refreshCookie)
    createCookieJar(pageLocalStorage).store(`${refreshCookie}; Path=/api/users`, location.href);
  if (accessToken && user) store(accessToken, user);
  else clearSession();
}

export function signedInEmail(): string | undefined {
  const stored = pageLocalStorage.getItem(USER_KEY);
  return stored === null ? undefined : (JSON.parse(stored) as User).email;
}

export function clearSession(): void {
  pageLocalStorage.removeItem(TOKEN_KEY);
  pageLocalStorage.removeItem(USER_KEY);
}

function store(accessToken: string, { id, firstName, lastName, email }: User): void {
  pageLocalStorage.removeItem(UNCONFIRMED_KEY);
  pageLocalStorage.setItem(TOKEN_KEY, accessToken);
  pageLocalStorage.setItem(USER_KEY, JSON.stringify({ id, firstName, lastName, email }));
}
