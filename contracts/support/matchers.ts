import { MatchersV3, type TemplateHeaders } from '@pact-foundation/pact';
import { REFRESH_COOKIE, VALID_TOKEN } from './sessions.ts';

/**
 * A part of a request that only the provider knows, such as an id or a token. The app must send exactly the example here;
 * against a provider, `${name}` stands for the value of that name that the state gave back, and without one the example
 * is sent.
 */
export function fromState(expression: string, example: string): MatchersV3.Matcher<string> {
  // fromProviderState alone would let the app send any text
  return { ...MatchersV3.fromProviderState(expression, example), 'pact:matcher:type': 'equality' };
}

/** The header of a signed-in call. */
export const bearer = (example = VALID_TOKEN): TemplateHeaders => ({
  Authorization: fromState('Bearer ${accessToken}', `Bearer ${example}`),
});

/** The cookie that a browser sends along to the calls about the session. */
export const refreshCookie: TemplateHeaders = { Cookie: fromState('${refreshCookie}', REFRESH_COOKIE) };

/** What the provider gives for an access token: any, as long as there is one. */
export const accessToken = (example: string): MatchersV3.Matcher<string> =>
  MatchersV3.regex(/^\S+$/, example);

/** A refusal in words that are shown to the user; blank ones would not be. */
export const refusal = (example: string) => ({ message: MatchersV3.regex(/^.*\S.*$/, example) });

/** A moment as ISO 8601, with its zone: what `Date` reads the same everywhere. */
export const instant = (example: string): MatchersV3.Matcher<string> =>
  MatchersV3.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, example);

/** An address that the browser is sent to or that becomes a link: nothing but http(s) is followed. */
export const webAddress = (example: string): MatchersV3.Matcher<string> =>
  MatchersV3.regex(/^https?:\/\/\S+$/, example);

/** Any value but null, an empty text or an empty list, whatever its kind. */
export const something = (example: string): MatchersV3.Matcher<string> => ({
  'pact:matcher:type': 'notEmpty',
  value: example,
});

/** Whose line of a transcript it is: the agent's, who goes by either word. */
export const agentRole = MatchersV3.regex(/^(agent|assistant)$/, 'agent');
