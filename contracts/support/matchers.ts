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

/** A day of the calendar, and February 29 of every year. */
const DAY = '(02-(0[1-9]|[12]\\d)|(0[469]|11)-(0[1-9]|[12]\\d|30)|(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01]))';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)';

/** An ISO 8601 time with its zone, which `Date` parses the same everywhere. */
export const instant = (example: string): Matcher<string> =>
  MatchersV3.regex(`^\\d{4}-${DAY}T${TIME}$`, example);

/** Seconds of a call, at most four hours. More can only be milliseconds. */
export const callSeconds = (example: number) =>
  every(
    example,
    { 'pact:matcher:type': 'number' },
    matching(/^(\d{1,4}|1[0-3]\d{3}|14[0-3]\d\d|14400)(\.\d+)?$/),
  );

/** Seconds in a setting, below a thousand. More can only be milliseconds. */
export const settingSeconds = (example: number) =>
  every(example, { 'pact:matcher:type': 'number' }, matching(/^\d{1,3}(\.\d+)?$/));

/** A word of a setting, which the console looks up and sends back as it came. */
export const settingWord = (example: string) => every(example, ofItsType, matching(/^[^A-Z]*$/));

/** This word, in any case. */
export const anyCase = (word: string): Matcher<string> => MatchersV3.regex(`^\\s*(?i:${word})\\s*$`, word);

/** An HTTP(S) address. The app follows no others. */
export const webAddress = (example: string): Matcher<string> => MatchersV3.regex(/^https?:\/\/\S+$/, example);

/** A string, number, or boolean, read as a string. */
export const scalar = (example: string) =>
  every(example, notEmpty, matching(/^\s*(?!null\s*$)[^\s\x5b{][\s\S]*$/));

const AGENT = '(?i:agent|assistant|ai|bot)\\s*$';
const NO_SPEECH = '(?i:system|developer|function|tool)';

/** A transcript line of the agent, under any of its names. */
export const agentRole = MatchersV3.regex(`^\\s*${AGENT}`, 'agent');

/** A transcript line of the caller: neither the agent's nor a tool's. */
export const callerRole = MatchersV3.regex(`^\\s*(?!${AGENT}|${NO_SPEECH})\\S[\\s\\S]*$`, 'user');

/** A list of such elements. It may be empty. */
export const anyOf = <T>(one: T) => MatchersV3.atLeastLike(one, 0, 1);

/** An object with at least one entry, whose values are all like the example. */
export const mapOf = <T>(name: string, value: T) =>
  every({ [name]: value }, notEmpty, { 'pact:matcher:type': 'values' });
