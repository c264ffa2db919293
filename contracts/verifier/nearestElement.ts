import * as v from 'valibot';

/** Pact's rules for the parts of a value, by path: `$.status`. */
export type Rules = Readonly<Record<string, unknown>>;

/** Where an element differs from what was agreed. */
interface Divergence {
  /** Relative to the element: `.items[*].imageUrl`. */
  readonly at: string;
  readonly expected: unknown;
  readonly got: unknown;
  /** Whether other values than the expected one are right too. */
  readonly isExample?: boolean;
  /** The pattern that they match. */
  readonly pattern?: string | undefined;
}

const Rule = v.object({
  matchers: v.array(
    v.object({
      match: v.string(),
      regex: v.optional(v.string()),
      variants: v.optional(
        v.array(v.object({ index: v.number(), rules: v.record(v.string(), v.unknown()) })),
        [],
      ),
    }),
  ),
});

/** The rules of one of the elements that a list must contain. @param list the rule of the list */
export function rulesOfVariant(list: unknown, index: number): Rules {
  const parsed = v.safeParse(Rule, list);
  const variants = parsed.success ? parsed.output.matchers.flatMap((matcher) => matcher.variants) : [];
  return variants.find((variant) => variant.index === index)?.rules ?? {};
}

/**
 * Where the element that is most like the agreed one differs from it, because Pact only says that no element
 * matches. Without any element, the agreed one is missing as a whole.
 * @param elements those in the response
 */
export function nearestElement(
  agreed: unknown,
  elements: readonly unknown[],
  rules: Rules,
  at = '',
): readonly Divergence[] {
  const [closest] = elements
    .map((element) => divergences(agreed, element, rules, '$').map((one) => ({ ...one, at: at + one.at })))
    .toSorted((one, other) => one.length - other.length);
  return closest ?? [{ at, expected: agreed, got: undefined }];
}

function divergences(agreed: unknown, got: unknown, rules: Rules, path: string): readonly Divergence[] {
  const at = path.slice(1);
  const values = { expected: agreed, got };
  const rule = v.safeParse(Rule, rules[path]);
  if (kindOf(agreed) !== kindOf(got)) return [{ at, ...values, isExample: rule.success }];
  if (Array.isArray(agreed) && Array.isArray(got)) {
    return agreed.flatMap((element, index) =>
      nearestElement(
        element,
        got,
        { ...rulesBelow(rules, `${path}[*]`), ...rulesOfVariant(rules[path], index) },
        `${at}[*]`,
      ),
    );
  }
  if (isObject(agreed) && isObject(got)) {
    return Object.entries(agreed).flatMap(([name, value]) =>
      divergences(value, got[name], rules, `${path}.${name}`),
    );
  }
  if (!rule.success) return agreed === got ? [] : [{ at, ...values }];
  const { matchers } = rule.output;
  const broken = matchers.find(({ regex }) => regex !== undefined && !new RegExp(regex).test(String(got)));
  return broken ? [{ at, ...values, isExample: true, pattern: broken.regex }] : [];
}

/** The rules of a list's elements, relative to one of them. */
const rulesBelow = (rules: Rules, path: string): Rules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([at, rule]) =>
      at.startsWith(path) ? [[at.replace(path, '$'), rule]] : [],
    ),
  );

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';
