import { answerProblems } from '../support/answerRules.ts';
import { findApiCall } from '../support/calls.ts';
import { nameOf, type Interaction } from '../support/pactFile.ts';
import { causeOf, expectedBy } from './expectedValue.ts';
import { nearestElement, rulesOfVariant, type Rules } from './nearestElement.ts';
import type { Exchange } from './relay.ts';
import type { Mismatch, Result, Results } from './results.ts';

/** One deviation from the contract. */
export interface Difference {
  /** `$.users[*]._id`, `status`, `response`, or a header's name. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

export interface Failure {
  readonly method: string;
  /** In the notation of the call list: `/api/companies/:companyId/users`. */
  readonly path: string;
  readonly description: string;
  readonly states: readonly string[];
  /** The state values its request needs. */
  readonly needs: readonly string[];
  readonly agreedStatus: number;
  /** Whether the interaction is pending, so its failure doesn't count. */
  readonly isPending: boolean;
  readonly differences: readonly Difference[];
}

/**
 * The interactions that failed verification.
 * @param exchanges the relayed requests, in the order of the results
 */
export function failuresIn(
  results: Results,
  interactions: readonly Interaction[],
  exchanges: readonly Exchange[],
): readonly Failure[] {
  return results.flatMap((result, index) => {
    const { description, providerStates: states, mismatch } = result;
    const exchange = exchanges[index] ?? {};
    const interaction = interactions.find(({ name }) => name === nameOf(description, states));
    // a broker's pact may be of another version
    const failure = interaction ? ofInteraction(interaction) : ofUnknown(result);
    const differences = [
      ...(result.result === 'OK'
        ? []
        : differencesOf(mismatch, exchange, interaction?.response.matchingRules.body ?? {})),
      ...(interaction ? beyondPact(interaction, exchange) : []),
    ];
    return differences.length > 0 ? [{ ...failure, differences }] : [];
  });
}

/** What Pact can't express. */
function beyondPact(interaction: Interaction, { status, text }: Exchange): readonly Difference[] {
  return status === undefined || text === undefined ? [] : answerProblems(interaction, { status, text });
}

function ofInteraction({ description, states, pending: isPending, request, response }: Interaction) {
  const { method, path } = findApiCall(request.method, request.path);
  return {
    method,
    path,
    description,
    states,
    needs: valuesNeededBy({ request }),
    agreedStatus: response.status,
    isPending,
  };
}

/** Names of the state values in a request: `companyId`. */
export const valuesNeededBy = ({ request }: Pick<Interaction, 'request'>): readonly string[] =>
  [...JSON.stringify(request.generators).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);

const ofUnknown = ({ description, providerStates: states }: Result) => ({
  method: '',
  path: description,
  description,
  states,
  needs: [],
  agreedStatus: 0,
  isPending: false,
});

function differencesOf(
  { message, mismatches }: Result['mismatch'],
  exchange: Exchange,
  rules: Rules,
): readonly Difference[] {
  if (message !== undefined)
    return [
      { at: 'response', expected: 'one', got: exchange.instead ?? message.replace(/ for url .*/s, '') },
    ];
  const isWrongStatus = mismatches.some(({ type }) => type === 'StatusMismatch');
  const isWrongType = mismatches.some(({ type }) => type === 'BodyTypeMismatch');
  const all = mismatches
    // a wrong status or type makes the body's fields meaningless
    .filter(({ type }) => type !== 'BodyMismatch' || !(isWrongStatus || isWrongType))
    .filter(({ type }) => type !== 'BodyTypeMismatch')
    .flatMap((mismatch) => differencesIn(mismatch, exchange, rules))
    // a difference in every element is one difference
    .map((one) => ({ ...one, at: one.at.replaceAll(/\[\d+\]/g, '[*]') }));
  return [...new Map(all.map((one) => [`${one.at} ${one.expected}`, one])).values()];
}

/** Pact tells only in English which fields, elements, or statuses it missed. */
function differencesIn(
  { type, path = '$', expected, actual, words }: Mismatch,
  exchange: Exchange,
  rules: Rules,
): readonly Difference[] {
  if (type === 'StatusMismatch') {
    const statuses = / to be a (.*)$/.exec(words)?.[1]?.replaceAll(', ', ' or ');
    return [
      {
        at: 'status',
        expected: statuses ?? oneLine(expected),
        got: oneLine(actual) + responseDetail(exchange),
      },
    ];
  }
  const [, missing] = /^Actual map is missing the following keys: (.*)$/.exec(words) ?? [];
  if (missing !== undefined) {
    const there =
      oneLine(actual)
        .replaceAll(/[[\]"]/g, '')
        .replaceAll(',', ', ') || 'nothing';
    const got = `none; it has ${there}`;
    return missing.split(', ').map((name) => ({ at: `${path}.${name}`, expected: 'a value', got }));
  }
  const [, index] = /^Variant at index (\d+) /.exec(words) ?? [];
  if (index !== undefined) {
    const elements = (parsed(actual) as readonly unknown[]).map(parsed);
    const own = rulesOfVariant(rules[path.replaceAll(/\[\d+\]/g, '[*]')], Number(index));
    return nearestElement(parsed(expected), elements, own, `${path}[*]`).map((one) => {
      const example = oneLine(JSON.stringify(one.expected));
      return {
        at: one.at,
        expected: one.isExample ? expectedBy(one.pattern, example) : example,
        got: (oneLine(JSON.stringify(one.got)) || 'none') + because(one.pattern, one.got),
      };
    });
  }
  const got = parsed(actual);
  // Pact compares a body that is no JSON as text
  if (path === '$' && typeof expected === 'string' && typeof got === 'string' && got === actual)
    return [{ at: 'body', expected: 'JSON', got: `broken JSON: ${oneLine(actual)}` }];
  const isLike = type === 'BodyMismatch' && / to (match|be the same type|be a number)/.test(words);
  const [, pattern] = / to match '(.*)'$/s.exec(words) ?? [];
  // quotes alone are easy to miss
  const types = words.match(/ \((String|Integer|Decimal|Boolean|Null)\)/g) ?? [];
  const [ofGot = '', ofExpected = ''] = new Set(types).size > 1 ? types : [];
  const example = oneLine(expected);
  return [
    {
      at: path,
      expected: `${isLike ? expectedBy(pattern, example || words) : example || words}${ofExpected}`,
      got: `${oneLine(actual) || 'none'}${ofGot}${because(pattern, got)}`,
    },
  ];
}

function because(pattern: string | undefined, got: unknown): string {
  const cause = causeOf(pattern, got);
  return cause === undefined ? '' : `; ${cause}`;
}

/** Pact reports values as JSON texts. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The redirect's target or the response's message. */
function responseDetail({ redirectedTo, message }: Exchange): string {
  if (redirectedTo !== undefined) return ` to ${redirectedTo}`;
  return message === undefined ? '' : ` “${oneLine(message)}”`;
}

const LONGEST = 80;

/** A value on one line, truncated. */
function oneLine(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
