import * as v from 'valibot';

const Granted = v.object({ accessToken: v.string() });

/** How the calls of a verification are signed where no state does: by a token, or as somebody. */
export type Credentials = { readonly token: string } | { readonly email: string; readonly password: string };

/**
 * What a sign-in gives to all calls, by the names that states give values back with: a token, and neither the password, which the
 * contracts would change, nor the cookie, which they would sign out.
 *
 * @throws Error when the provider does not let them in
 */
export async function signIn(providerUrl: string, credentials: Credentials): Promise<Record<string, string>> {
  if ('token' in credentials) return { accessToken: credentials.token };
  const response = await fetch(`${providerUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const body = await response.text();
  if (!response.ok)
    throw new Error(`${credentials.email} could not sign in: ${response.status} ${body}`.trim());
  const granted = v.safeParse(v.pipe(v.string(), v.parseJson(), Granted), body);
  if (!granted.success) throw new Error(`The sign-in of ${credentials.email} gave no accessToken`);
  return granted.output;
}
