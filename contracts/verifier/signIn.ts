import * as v from 'valibot';
import { isDone, type Host } from './host.ts';

const Granted = v.object({ accessToken: v.string() });

/** How the calls of a verification are signed where no state does: by a token, or as somebody. */
export type Credentials = { readonly token: string } | { readonly email: string; readonly password: string };

/**
 * What a sign-in gives to all calls, by the names that states give values back with: a token, and neither the password, which the
 * contracts would change, nor the cookie, which they would sign out.
 *
 * @throws Error when the provider does not let them in
 */
export async function signIn(provider: Host, credentials: Credentials): Promise<Record<string, string>> {
  if ('token' in credentials) return { accessToken: credentials.token };
  const answer = await provider.ask({
    method: 'POST',
    path: '/api/users/login',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const body = answer.body.toString();
  if (!isDone(answer))
    throw new Error(`${credentials.email} could not sign in: ${answer.status} ${body}`.trim());
  const granted = v.safeParse(v.pipe(v.string(), v.parseJson(), Granted), body);
  if (!granted.success) throw new Error(`The sign-in of ${credentials.email} gave no accessToken`);
  return granted.output;
}
