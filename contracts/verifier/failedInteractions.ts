import type { Interaction } from '../support/pactFile.ts';
import { findApiCall } from '../support/calls.ts';
import { missingFields } from './missingFields.ts';
import type { Exchange } from './relay.ts';
import type { Mismatch, Result, Results } from './results.ts';

export const STATUS_LABEL = 'the status';
export const NO_ANSWER = 'the response';
export const CONTENT_TYPE = 'Content-Type';

/** One deviation from the contract. */
export interface Difference {
  /** `$.users[*]._id`, `THE_STATUS`, a header name, or `NO_ANSWER`. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  /** Set if only one element must match; the others may lack it. */
  readonly isOfSome?: true;
}

export interface FailedInteraction {
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
 * Returns the interactions that failed verification.
 * @param exchanges the relayed requests, in the order of the results
 */
export function failedInteractions(
  results: Results,
  interactions: readonly Interaction[],
  exchanges: readonly Exchange[],
): readonly FailedInteraction[] {
  return results.flatMap((result, index) => {
    if (result.result === 'OK') return [];
    const interaction = interactions.find(isOf(result));
    if (!interaction) throw new Error(`Unknown interaction "${result.description}"`);
    const { method, path } = findApiCall(interaction.request.method, interaction.request.path);
    const { description, providerStates: states } = result;
    const { pending: isPending, response } = interaction;
    const differences = differencesOf(result, exchanges[index] ?? {});
    const needs = valuesIn(interaction.request);
    return {
      method,
      path,
      description,
      states,
      needs,
      agreedStatus: response.status,
      isPending,
      differences,
    };
  });
}

const valuesIn = ({ generators }: Interaction['request']): readonly string[] =>
  [...JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

const isOf = ({ description, providerStates }: Result) => {
  const states = providerStates.join();
  return (one: Interaction) =>
    one.description === description && one.providerStates.map(({ name }) => name).join() === states;
};

function differencesOf(
  { mismatch: { message, mismatches } }: Result,
  exchange: Exchange,
): readonly Difference[] {
  if (message !== undefined) {
    const got = exchange.instead ?? message.replace(/ for url .*/s, '');
    return [{ at: NO_ANSWER, expected: 'one', got }];
  }
  const ofStatus = mismatches.filter(isOfStatus);
  // a wrong status makes other differences meaningless
  const telling =
    ofStatus.length > 0
      ? [...ofStatus, ...mismatches.filter((one) => !isOfStatus(one) && !isOfBody(one))]
      : mismatches;
  // reports a difference in every element once
  const all = telling
    .flatMap((mismatch) => differencesIn(mismatch, exchange))
    .map((one) => ({ ...one, at: one.at.replaceAll(/\[\d+\]/g, '[*]') }))
    // a wrong body type follows from the content type
    .filter(({ at }, _, { length }) => at !== '$' || length === 1 || !isOfOtherType(mismatches));
  return [...new Map(all.map((one) => [`${one.at} ${one.expected}`, one])).values()];
}

const isOfStatus = ({ type }: Mismatch) => type === 'StatusMismatch';
const isOfBody = ({ type }: Mismatch) => type.startsWith('Body');

const isOfOtherType = (mismatches: readonly Mismatch[]) =>
  mismatches.some(({ path }) => path === CONTENT_TYPE);

function differencesIn(mismatch: Mismatch, exchange: Exchange): readonly Difference[] {
  const { path = '$', expected, actual, words } = mismatch;
  if (isOfStatus(mismatch)) {
    const got = `${shown(actual)}${saidIn(exchange)}`;
    return [{ at: STATUS_LABEL, expected: statusesIn(words) ?? shown(expected), got }];
  }
  const [, missing] = /^Actual map is missing the following keys: (.*)$/.exec(words) ?? [];
  if (missing !== undefined) {
    const got = `no such field; it has ${fieldsIn(actual)}`;
    return missing.split(', ').map((name) => ({ at: `${path}.${name}`, expected: 'a value', got }));
  }
  const [, example] = /^Variant at index \d+ \((.*)\) was not found/s.exec(words) ?? [];
  if (example !== undefined) {
    return missingFields(example, actual).map(({ at, like }) => ({
      at: `${path}[*]${at}`,
      expected: `a value like ${shown(JSON.stringify(like))} in at least one element`,
      got: 'none that has it',
      isOfSome: true,
    }));
  }
  if (/to match /.test(words))
    return [{ at: path, expected: `like ${shown(expected)}`, got: shown(actual) || 'nothing' }];
  if (/to be the same type as|to be a number/.test(words))
    return [{ at: path, expected: `${kindOf(expected)} like ${shown(expected)}`, got: ofKind(actual) }];
  return [{ at: path, expected: shown(expected) || words, got: shown(actual) || 'nothing' }];
}

/** Details for a status: the redirect target or the message. */
function saidIn({ redirectedTo, message }: Exchange): string {
  if (redirectedTo !== undefined) return ` to ${redirectedTo}`;
  return message === undefined ? '' : ` “${shown(message)}”`;
}

/** "Expected status code 200 to be a 400, 403" */
const statusesIn = (words: string) => / to be a (.*)$/.exec(words)?.[1]?.replaceAll(', ', ' or ');

/** "a number, 1042", because quotes alone are easy to miss. */
function ofKind(actual: unknown): string {
  const value = shown(actual);
  return value === '' ? 'nothing' : value === 'null' ? value : `${kindOf(actual)}, ${value}`;
}

function kindOf(expected: unknown): string {
  const text = String(expected);
  if (text.startsWith('"')) return 'a text';
  if (text.startsWith('[')) return 'a list';
  if (text.startsWith('{')) return 'an object';
  return /^(true|false)$/.test(text) ? 'true or false' : 'a number';
}

const fieldsIn = (actual: unknown) =>
  String(actual)
    .replaceAll(/[[\]"]/g, '')
    .replaceAll(',', ', ') || 'none at all';

const LONGEST = 80;

/** Formats a value on one line and truncates it. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
