import * as v from 'valibot';
import { isSuccess, jsonPost, type Provider } from './host.ts';
import { oneLine } from './oneLine.ts';

/** The response to a sign-in. */
export const SignInResponse = v.pipe(v.string(), v.parseJson(), v.object({ accessToken: v.string() }));

/** A token, or an email and a password, for requests whose state returns no token. */
export type Credentials = { readonly token: string } | { readonly email: string; readonly password: string };

/**
 * Signs in and returns the token for all requests. Leaves out the password and the cookie, because the
 * contracts would change the password and end the session.
 * @throws Error if the provider rejects the credentials
 */
export async function signIn(provider: Provider, credentials: Credentials): Promise<Record<string, string>> {
  if ('token' in credentials) return { accessToken: credentials.token };
  const answer = await provider.send({ path: '/api/users/login', ...jsonPost(credentials) });
  const body = answer.body.toString();
  if (!isSuccess(answer))
    throw new Error(`${credentials.email} could not sign in: ${answer.status} ${oneLine(body)}`.trim());
  const granted = v.safeParse(SignInResponse, body);
  if (!granted.success) throw new Error(`Signing in as ${credentials.email} returned no accessToken`);
  return granted.output;
}
