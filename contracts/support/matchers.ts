import { MatchersV3, type TemplateHeaders } from '@pact-foundation/pact';
import { REFRESH_COOKIE, VALID_TOKEN } from './sessions.ts';

type Matcher<T> = MatchersV3.Matcher<T>;

/** A value matching every rule. Pact supports such a list, but its types don't. */
const every = <T>(value: T, ...rules: readonly object[]) =>
  ({ 'pact:matcher:type': rules, value }) as unknown as Matcher<T>;

const ofItsType = { 'pact:matcher:type': 'type' };
const notEmpty = { 'pact:matcher:type': 'notEmpty' };
/** Matches a string. The type rule is needed because a pattern alone also matches numbers. */
const matching = (pattern: RegExp) => ({ 'pact:matcher:type': 'regex', regex: pattern.source });

/**
 * A request part that only the provider knows, such as an ID or a token. The app must send exactly the
 * example. Verification replaces it with the state's value `${name}`, if there is one.
 */
export function fromState(expression: string, example: string): Matcher<string> {
  // fromProviderState alone would let the app send any text
  return { ...MatchersV3.fromProviderState(expression, example), 'pact:matcher:type': 'equality' };
}

/** The header of an authenticated request. */
export const bearer = (example = VALID_TOKEN): TemplateHeaders => ({
  Authorization: fromState('Bearer ${accessToken}', `Bearer ${example}`),
});

/** The refresh cookie that browsers send with session requests. */
export const refreshCookie: TemplateHeaders = { Cookie: fromState('${refreshCookie}', REFRESH_COOKIE) };

export const accessToken = (example: string) => every(example, ofItsType, matching(/^\S+$/));

/** A nonempty string such as an ID. */
export const nonEmptyString = (example: string) => every(example, ofItsType, matching(/^[\s\S]*\S[\s\S]*$/));

/** A message to show to the user. A blank message wouldn't be shown. */
export const refusal = (example: string) => ({ message: nonEmptyString(example) });

/** An ISO 8601 time with its zone, which `Date` parses the same everywhere. */
export const instant = (example: string): Matcher<string> =>
  MatchersV3.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, example);

/** An HTTP(S) address. The app follows no others. */
export const webAddress = (example: string): Matcher<string> => MatchersV3.regex(/^https?:\/\/\S+$/, example);

/** A string, number, or boolean, read as a string. */
export const scalar = (example: string) =>
  every(example, notEmpty, matching(/^\s*(?!null\s*$)[^\s\x5b{][\s\S]*$/));

/** A transcript line of the agent, under either name. */
export const agentRole = MatchersV3.regex(/^(agent|assistant)$/, 'agent');

/** A transcript line of the caller, under any name but the agent's. */
export const callerRole = MatchersV3.regex(/^(?!(agent|assistant)$)[\s\S]+$/, 'user');

/** A list of such elements. It may be empty. */
export const anyOf = <T>(one: T) => MatchersV3.atLeastLike(one, 0, 1);

/** An object with at least one entry, whose values are all like the example. */
export const mapOf = <T>(name: string, value: T) =>
  every({ [name]: value }, notEmpty, { 'pact:matcher:type': 'values' });
