import { answerProblems, idsIn, parsedJson, wrongValue, type Difference } from '../support/answerRules.ts';
import { findApiCall, type Call } from '../support/calls.ts';
import { nameOf, type Interaction } from '../support/pactFile.ts';
import { divergences } from './divergences.ts';
import { oneLine } from './oneLine.ts';
import type { Exchange } from './relay.ts';
import type { Mismatch, Result } from './results.ts';

/** `breaks`: the interaction fails in the console. `affects`: a screen shows missing or wrong values. */
export type Impact = 'breaks' | 'affects';

/** An interaction that failed. The failure doesn't count if the interaction is pending. */
export interface Failure {
  readonly call: Call;
  readonly interaction: Interaction;
  readonly exchange: Exchange;
  readonly differences: readonly Difference[];
  readonly impact?: Impact | undefined;
}

/**
 * Returns the interactions that failed verification.
 * @param exchanges the relayed requests, in the sequence of the results
 */
export function failuresIn(
  results: readonly Result[],
  interactions: readonly Interaction[],
  exchanges: readonly Exchange[],
): readonly Failure[] {
  const all = results.map(({ description, providerStates: states, mismatch }, index) => {
    const interaction = interactions.find(({ name }) => name === nameOf(description, states));
    if (!interaction) throw new Error(`Pact reports an interaction that was not sent: ${description}`);
    return { interaction, mismatch, exchange: exchanges[index] ?? {} };
  });
  return all.flatMap(({ interaction, mismatch, exchange }) => {
    const { status = 0, text = '' } = exchange;
    const differences = [
      ...differencesOf(mismatch, exchange, interaction),
      ...answerProblems(interaction, { ...exchange, status, text }),
      ...reusedIds({ interaction, exchange }, all),
    ];
    const call = findApiCall(interaction.request.method, interaction.request.path);
    return differences.length > 0 ? [{ call, interaction, exchange, differences }] : [];
  });
}

type Sent = Pick<Failure, 'interaction' | 'exchange'>;

const lastStep = (path: string) => path.replace(/.*[./]/, '');

/** Finds IDs of a created entry, or of a second page, that the list of the same state already has. */
function reusedIds({ interaction, exchange }: Sent, all: readonly Sent[]): readonly Difference[] {
  const { method, path, query } = interaction.request;
  const isNextPage = 'cursor' in query;
  if (method !== 'POST' && !isNextPage) return [];
  const idsOf = (one: Sent) =>
    idsIn(one.interaction.response.body?.content, parsedJson(one.exchange.text ?? ''));
  // a page of another size may overlap with the next page
  const groupOf = ({ states, request }: Interaction) => `${String(states)} ${String(request.query['limit'])}`;
  const isEarlier = ({ interaction: { request: other }, interaction: one }: Sent) =>
    other.method === 'GET' && !('cursor' in other.query) && groupOf(one) === groupOf(interaction);
  const listed = all.filter(isEarlier).flatMap(idsOf);
  // the path ends with the name of the list: POST …/categories
  const list = isNextPage ? '[*].' : `.${lastStep(path)}[*].`;
  return idsOf({ interaction, exchange })
    .filter(([at, id]) => listed.some(([one, other]) => one.endsWith(list + lastStep(at)) && other === id))
    .map(([at, id]) => wrongValue(at, 'a new ID', id));
}

/** Returns the names of the state values in a request, such as `companyId`. */
export const valuesNeededBy = ({ request }: Pick<Interaction, 'request'>): readonly string[] =>
  [...JSON.stringify(request.generators).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);

function differencesOf(
  { message, mismatches }: Result['mismatch'],
  exchange: Exchange,
  { response: agreed }: Interaction,
): readonly Difference[] {
  if (message !== undefined) {
    const got = exchange.networkError ?? oneLine(message.replace(/ for url .*/s, ''));
    return [{ at: 'response', expected: 'one', got }];
  }
  const wrongStatus = mismatches.find(({ type }) => type === 'StatusMismatch');
  // a wrong status makes all other differences meaningless
  if (wrongStatus) return [differenceOfStatus(wrongStatus, exchange)];
  const inBody = mismatches.filter(({ type }) => type.startsWith('Body'));
  const inHeaders = mismatches.filter(({ type }) => !type.startsWith('Body'));
  const ofHeaders = inHeaders.map(({ key = '', expected, actual }) => {
    return { at: key, expected: oneLine(expected.replaceAll('"', '')), got: oneLine(actual) || 'none' };
  });
  return [...ofHeaders, ...differencesOfBody(inBody, exchange, agreed)];
}

/** Finds differences in the body, including those in list elements that Pact doesn't check. */
function differencesOfBody(
  mismatches: readonly Mismatch[],
  { text }: Exchange,
  { body, matchingRules }: Interaction['response'],
): readonly Difference[] {
  // another difference already reports a web page
  if (text?.trimStart().startsWith('<')) return [];
  const inWordsOfPact = mismatches
    .filter(({ type }) => type !== 'BodyTypeMismatch')
    .map(({ path = 'body', mismatch }) => {
      const [, type, other] = /^Expected binary contents.*?'(.*?)'.*'(.*?)'/.exec(mismatch) ?? [];
      if (type && other) return { at: path, expected: `the bytes of ${type}`, got: other };
      if (/invalid unicode/.test(mismatch)) return { at: path, expected: 'UTF-8', got: 'another encoding' };
      return { at: path, expected: 'as agreed', got: oneLine(mismatch) };
    });
  if (text === undefined || body?.contentType !== 'application/json') return inWordsOfPact;
  const content = parsedJson(text);
  if (content === undefined) {
    const got = text.trim() === '' ? 'an empty body' : `broken JSON: ${oneLine(text)}`;
    return [{ at: 'body', expected: 'JSON', got }];
  }
  const found = divergences(body.content, content, matchingRules.body);
  return found.length > 0 ? found : inWordsOfPact;
}

/** Describes a wrong status. Pact names the expected statuses only in English. */
function differenceOfStatus({ mismatch, expected, actual }: Mismatch, exchange: Exchange): Difference {
  const statuses = / to be a (.*)$/.exec(mismatch)?.[1] ?? expected;
  return {
    at: 'status',
    expected: statuses.replace(/^.*\((\d)00–\d99\)$/, 'any $1xx').replaceAll(', ', ' or '),
    got: actual + responseDetail(exchange),
  };
}

/** Returns the target of a redirect, or the response's message. */
function responseDetail({ redirectedTo, message }: Exchange): string {
  if (redirectedTo !== undefined) return ` to ${redirectedTo}`;
  return message === undefined ? '' : ` “${oneLine(message)}”`;
}
