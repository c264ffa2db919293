import type { Difference } from '../support/answerRules.ts';
import { mismatchCause, describeExpected } from './expectedValue.ts';
import { oneLine } from './oneLine.ts';

/** Pact's rules for the parts of a value, by path such as `$.users[*].status`. */
export type Rules = Readonly<Record<string, unknown>>;

interface Matcher {
  readonly match: string;
  readonly regex?: string;
  readonly min?: number;
  /** Rules for each element that a list must contain. */
  readonly variants?: readonly { readonly index: number; readonly rules: Rules }[];
}
type Rule = { readonly matchers?: readonly Matcher[] } | undefined;

const matchersOf = (rule: unknown): readonly Matcher[] => (rule as Rule)?.matchers ?? [];

/** Returns the rules for one element that a list is required to contain. @param list the rule for the list */
export const rulesOfVariant = (list: unknown, index: number): Rules =>
  matchersOf(list)
    .flatMap(({ variants = [] }) => variants)
    .find((variant) => variant.index === index)?.rules ?? {};

/** A part of a response, and the rules for it. */
interface Place {
  /** The path in the response, such as `$.users[*]`. */
  readonly at: string;
  /** The path in the rules, which starts at `$` again for an element that a list must contain. */
  readonly path: string;
  readonly rules: Rules;
  /** Whether a value without a rule needs only the right type. */
  readonly isExample: boolean;
  /** Whether this element is not the required one. Its values may then be missing, but not break a rule. */
  readonly isOptional: boolean;
}

/**
 * Finds differences from the agreed response, because Pact describes differences only in English. In a list
 * that must contain an element, compares the closest element, and finds values of other elements that break a
 * rule.
 */
export const divergences = (agreed: unknown, got: unknown, rules: Rules): readonly Difference[] => {
  const all = differencesOf(agreed, got, { at: '$', path: '$', rules, isExample: false, isOptional: false });
  // a difference in every element is reported once
  return [...new Map(all.map((one) => [`${one.at} ${one.expected}`, one])).values()];
};

function differencesOf(agreed: unknown, got: unknown, place: Place): readonly Difference[] {
  const { at, path, rules, isOptional } = place;
  if (isOptional && (got === undefined || got === null || got === '')) return [];
  const matchers = matchersOf(rules[path]);
  const isExample = place.isExample || matchers.length > 0;
  const within = (step: string) => ({ ...place, at: at + step, path: path + step, isExample });
  if (Array.isArray(agreed) && Array.isArray(got)) return inList(agreed, got, within('[*]'), matchers);
  if (!isObject(agreed) || !isObject(got)) return inValue(agreed, got, place, matchers);
  if (matchers.some(({ match }) => match === 'values')) {
    const [example] = Object.values(agreed);
    const values = Object.values(got);
    return values.length > 0
      ? values.flatMap((value) => differencesOf(example, value, within('.*')))
      : [{ at, expected: 'at least one entry', got: 'none', value: got }];
  }
  const there = Object.keys(got).toSorted().join(', ') || 'nothing';
  return Object.entries(agreed).flatMap(([name, part]) =>
    name in got || isOptional
      ? differencesOf(part, got[name], within(`.${name}`))
      : [{ at: `${at}.${name}`, expected: 'a value', got: `none; it has ${there}` }],
  );
}

const AN_ELEMENT = 'at least one element';

/** @param each the path and rules of the elements */
function inList(
  agreed: readonly unknown[],
  got: readonly unknown[],
  each: Place,
  matchers: readonly Matcher[],
): readonly Difference[] {
  const at = each.at.slice(0, -3);
  const min = Math.max(0, ...matchers.map(({ min: least = 0 }) => least));
  if (got.length < min && !each.isOptional) return [{ at, expected: AN_ELEMENT, got: 'none', value: got }];
  if (agreed.length === 0 && got.length > 0)
    return [{ at, expected: 'no elements', got: String(got.length), value: got }];
  const variants = matchers.flatMap((matcher) => matcher.variants ?? []);
  if (variants.length === 0) return got.flatMap((element) => differencesOf(agreed[0], element, each));
  return agreed.flatMap((element, index) => {
    const own = variants.find((variant) => variant.index === index);
    const place = own ? { ...each, path: '$', rules: own.rules } : each;
    const inAny = got.flatMap((one) => differencesOf(element, one, { ...place, isOptional: true }));
    if (each.isOptional) return inAny;
    const none = { at, expected: AN_ELEMENT, got: 'none', value: got };
    // an element with an empty list is the farthest
    const distance = (all: readonly Difference[]) =>
      new Set(all.map((one) => one.at)).size + (all.some(({ expected }) => expected === AN_ELEMENT) ? 99 : 0);
    const [closest = [none]] = got
      .map((one) => differencesOf(element, one, place))
      .toSorted((one, other) => distance(one) - distance(other));
    return [...closest, ...inAny];
  });
}

function inValue(
  agreed: unknown,
  got: unknown,
  place: Place,
  matchers: readonly Matcher[],
): readonly Difference[] {
  const { at } = place;
  // a pattern without a type selects the element, such as the one with "done"
  const isRule = matchers.length > 1 && matchers.some(({ regex }) => regex !== undefined);
  if (place.isOptional && !isRule) return [];
  const isExample = place.isExample || matchers.length > 0;
  const isOfKind = kindOf(agreed) === kindOf(got);
  const text =
    typeof got === 'string' ? got : got !== null && typeof got !== 'object' ? JSON.stringify(got) : undefined;
  const broken = matchers.find(({ match, regex }) => {
    if (regex !== undefined) return text === undefined || !new RegExp(regex).test(text);
    return match === 'notEmpty' ? !text : !isOfKind;
  });
  if (matchers.length > 0 ? !broken : isExample ? isOfKind : agreed === got) return [];
  const pattern = isOfKind ? broken?.regex : undefined;
  const cause = mismatchCause(pattern, got);
  const example = oneLine(JSON.stringify(agreed));
  const fixed = at === '$.success' && agreed === false ? 'false, because this state prevents it' : example;
  const like = isExample ? describeExpected(pattern, example) : fixed;
  const actual = oneLine(JSON.stringify(got)) + (cause === undefined ? '' : `; ${cause}`);
  if (isOfKind || got === null) return [{ at, expected: like, got: actual, value: got }];
  const [isList, isObjectAgreed] = [Array.isArray(agreed), isObject(agreed)];
  const expected = isList ? 'a list' : isObjectAgreed ? 'an object' : `${like} (${kindOf(agreed)})`;
  return [{ at, expected, got: `${actual} (${kindOf(got)})`, value: got }];
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';
