import { MatchersV3, type TemplateHeaders } from '@pact-foundation/pact';
import { REFRESH_COOKIE, VALID_TOKEN } from './sessions.ts';

type Matcher<T> = MatchersV3.Matcher<T>;

/** Matches a value that follows every rule. Pact accepts a list of rules, but Pact's types don't. */
const every = <T>(value: T, ...rules: readonly object[]) =>
  ({ 'pact:matcher:type': rules, value }) as unknown as Matcher<T>;

const ofItsType = { 'pact:matcher:type': 'type' };
const aNumber = { 'pact:matcher:type': 'number' };
const notEmpty = { 'pact:matcher:type': 'notEmpty' };
/**
 * Matches a string. A pattern alone also matches numbers, so the type rule is needed too. In a list that must
 * contain an element, both rules also apply to all other elements.
 */
const matching = (pattern: RegExp) => ({ 'pact:matcher:type': 'regex', regex: pattern.source });

/**
 * A part of a request that only the provider knows, such as an ID or a token. The app must send the exact
 * example. Verification replaces the example with the state's value `${name}` if there is one.
 */
export function fromState(expression: string, example: string): Matcher<string> {
  // without this, fromProviderState would allow any text in the app's request
  return { ...MatchersV3.fromProviderState(expression, example), 'pact:matcher:type': 'equality' };
}

/** The header of a request with an access token. */
export const bearer = (example = VALID_TOKEN): TemplateHeaders => ({
  Authorization: fromState('Bearer ${accessToken}', `Bearer ${example}`),
});

/** The refresh cookie that browsers send with session requests. */
export const refreshCookie: TemplateHeaders = { Cookie: fromState('${refreshCookie}', REFRESH_COOKIE) };

export const accessToken = (example: string) => every(example, ofItsType, matching(/^\S+$/));

/** A nonempty string such as an ID. */
export const nonEmptyString = (example: string) => every(example, ofItsType, matching(/^[\s\S]*\S[\s\S]*$/));

/** Matches a day of the calendar, with February 29 in every year. */
const DAY = '(02-(0[1-9]|[12]\\d)|(0[469]|11)-(0[1-9]|[12]\\d|30)|(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01]))';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)';

/** An ISO 8601 time with a zone, so that `Date` parses it the same everywhere. */
export const instant = (example: string) =>
  every(example, ofItsType, matching(new RegExp(`^\\d{4}-${DAY}T${TIME}$`)));

/** Seconds of a phone call, at most four hours. A larger number would be milliseconds. */
export const callSeconds = (example: number) =>
  every(example, aNumber, matching(/^(\d{1,4}|1[0-3]\d{3}|14[0-3]\d\d|14400)(\.\d+)?$/));

/** A number of at least 0, such as a count. */
export const amount = (example: number) => every(example, aNumber, matching(/^\d+(\.\d+)?$/));

/** A price in dollars and whole cents. (see rule: menu price) */
export const price = (example: number) => every(example, aNumber, matching(/^\d+(\.\d\d?0*)?$/));

/** A whole number of at least 1. */
export const wholeNumber = (example: number) => every(example, aNumber, matching(/^[1-9]\d*(\.0+)?$/));

/** A number that a form accepts. A range with a step of 1 has only whole numbers. */
export const within = ({ min, max, step }: { min: number; max: number; step?: number }, example: number) =>
  every(example, aNumber, matching(oneOfPattern(step === 1 ? wholeFrom(min, max) : decimalsFrom(min, max))));

const wholeFrom = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, at) => `${min + at}`);

/** Returns patterns for the numbers in a range with at most one decimal. */
const decimalsFrom = (min: number, max: number) => [
  ...wholeFrom(min * 10, max * 10 - 1).map((tenths) => {
    const [, whole = '', tenth = ''] = /^(\d*)(\d)$/.exec(tenths) ?? [];
    return tenth === '0' ? `${whole || '0'}(\\.0\\d*)?` : `${whole || '0'}\\.${tenth}\\d*`;
  }),
  String(max),
];

/** A number that a select offers. */
export const oneOfNumbers = (offered: readonly number[], example: number) =>
  every(example, aNumber, matching(oneOfPattern(offered.map(String))));

/** A host may write a whole number with decimals. */
const oneOfPattern = (numbers: readonly string[]) => new RegExp(`^(${numbers.join('|')})(\\.0+)?$`);

/** A word that a form offers. The console sends the word back unchanged. */
export const anyOfWords = (offered: readonly string[], example: string) =>
  every(example, ofItsType, matching(new RegExp(`^(${offered.join('|')})$`)));

/** A word in upper or lower case. */
export const anyCase = (word: string): Matcher<string> => MatchersV3.regex(`^\\s*(?i:${word})\\s*$`, word);

/** An HTTP(S) address. The app opens no other addresses. */
export const webAddress = (example: string): Matcher<string> => MatchersV3.regex(/^https?:\/\/\S+$/, example);

/** A string, number, or boolean, which the app reads as a string. */
export const scalar = (example: string) =>
  every(example, notEmpty, matching(/^\s*(?!null\s*$)[^\s\x5b{][\s\S]*$/));

const AGENT = '(?i:agent|assistant|ai|bot)\\s*$';
const NO_SPEECH = '(?i:system|developer|function|tool)';

/** The role of an agent's line in a transcript. Hosts use several names for this role. */
export const agentRole = MatchersV3.regex(`^\\s*${AGENT}`, 'agent');

/** The role of the caller's line in a transcript: any role except the agent's and a tool's. */
export const callerRole = MatchersV3.regex(`^\\s*(?!${AGENT}|${NO_SPEECH})\\S[\\s\\S]*$`, 'user');

/** A list of elements like the example. The list may be empty. */
export const listOf = <T>(one: T) => MatchersV3.atLeastLike(one, 0, 1);

/** An object with at least one entry. All values are like the example. */
export const mapOf = <T>(name: string, value: T) =>
  every({ [name]: value }, notEmpty, { 'pact:matcher:type': 'values' });
