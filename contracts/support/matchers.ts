import { MatchersV3, type TemplateHeaders } from '@pact-foundation/pact';
import { REFRESH_COOKIE, VALID_TOKEN } from './sessions.ts';

type Matcher<T> = MatchersV3.Matcher<T>;

/** A value that all of these hold for. Pact takes such a list; its types do not know it. */
const every = <T>(value: T, ...rules: readonly object[]) =>
  ({ 'pact:matcher:type': rules, value }) as unknown as Matcher<T>;

const ofItsType = { 'pact:matcher:type': 'type' };
const notEmpty = { 'pact:matcher:type': 'notEmpty' };
/** All of a text, and of a number as it is written: a pattern alone would take either. */
const matching = (pattern: RegExp) => ({ 'pact:matcher:type': 'regex', regex: pattern.source });

/**
 * A part of a request that only the provider knows, such as an id or a token. The app must send exactly the example here;
 * against a provider, `${name}` stands for the value of that name that the state gave back, and without one the example
 * is sent.
 */
export function fromState(expression: string, example: string): Matcher<string> {
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
export const accessToken = (example: string) => every(example, ofItsType, matching(/^\S+$/));

/** A text with something in it, such as an id. */
export const nonEmptyString = (example: string) => every(example, ofItsType, matching(/^[\s\S]*\S[\s\S]*$/));

/** A refusal in words that are shown to the user; blank ones would not be. */
export const refusal = (example: string) => ({ message: nonEmptyString(example) });

/** A moment as ISO 8601, with its zone: what `Date` reads the same everywhere. */
export const instant = (example: string): Matcher<string> =>
  MatchersV3.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, example);

/** An address that the browser is sent to or that becomes a link: nothing but http(s) is followed. */
export const webAddress = (example: string): Matcher<string> => MatchersV3.regex(/^https?:\/\/\S+$/, example);

/** A text, a number, true or false: what is read as a text, whichever it is. */
export const scalar = (example: string) =>
  every(example, notEmpty, matching(/^\s*(?!null\s*$)[^\s\x5b{][\s\S]*$/));

/** Whose line of a transcript it is: the agent's, who goes by either word. */
export const agentRole = MatchersV3.regex(/^(agent|assistant)$/, 'agent');

/** Anybody's line but the agent's: the caller's, by whatever word. */
export const callerRole = MatchersV3.regex(/^(?!(agent|assistant)$)[\s\S]+$/, 'user');

/** A list of which each is like this one; it may be empty. */
export const anyOf = <T>(one: T) => MatchersV3.atLeastLike(one, 0, 1);

/** An object whose values are all like the one of the example, whatever their names; there is at least one. */
export const mapOf = <T>(name: string, value: T) =>
  every({ [name]: value }, notEmpty, { 'pact:matcher:type': 'values' });
