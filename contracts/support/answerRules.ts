import { comparable } from '#domain/shared/comparable.ts';
import type { Interaction } from './pactFile.ts';

/** A complete response. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
  /** The path of the request, with the IDs of the host. */
  readonly path?: string | undefined;
  /** The body of the request. */
  readonly sent?: string | undefined;
  /** The body of the next read of the saved or deleted data. */
  readonly reread?: string | undefined;
}

/** One deviation from the contract. */
export interface Difference {
  /** A path such as `$.users[*]._id`, or `body`, `status`, `response`, or a header's name. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  /** The actual value. */
  readonly value?: unknown;
}

/**
 * Checks the rules that Pact can't express. A success has no `success: false` and isn't a web page. The
 * elements of a list have different IDs. A read returns the requested thing. A save returns the saved values,
 * and the next read has them. (see rule: declined response)
 */
export function answerProblems(
  { request, response: agreed }: Pick<Interaction, 'request' | 'response'>,
  { status, text, path, sent = '', reread }: ReceivedAnswer,
): readonly Difference[] {
  if (agreed.status >= 300 || status < 200 || status >= 300) return [];
  if (text.trimStart().startsWith('<'))
    return [{ at: 'body', expected: 'no web page', got: text.trim().slice(0, 40) }];
  const [content, body] = [agreed.body?.content, parsedJson(text)];
  if (isDeclined(body) && !isDeclined(content))
    return [{ at: '$.success', expected: 'true or none', got: 'false' }];
  const [saved, ...others] = Object.entries(isObject(content) ? content : {});
  const isSaved = request.method !== 'GET' && saved && isObject(saved[1]) && others.length === 0;
  const ids = idsIn(content, body);
  return [
    ...duplicatesIn(ids.filter(([at]) => at.includes('[*]'))),
    ...(request.method === 'GET' && path ? otherIds(ids, path) : []),
    ...outOfOrder(body),
    ...(isSaved && isObject(body)
      ? changesIn(parsedJson(sent), body[saved[0]], `$.${saved[0]}`)
      : notDone(request.method, parsedJson(sent), parsedJson(reread ?? ''))),
  ];
}

/** Describes a wrong value. */
export const wrongValue = (at: string, expected: string, value: unknown): Difference => ({
  at,
  expected,
  got: JSON.stringify(value),
  value,
});

/** Finds IDs outside lists that differ from the requested IDs. */
const otherIds = (ids: readonly Id[], path: string): readonly Difference[] =>
  ids
    .filter(([at, id]) => !at.includes('[*]') && !path.split(/[/?]/).includes(encodeURIComponent(String(id))))
    .map(([at, id]) => wrongValue(at, 'the requested ID', id));

/** Finds changes that the next read doesn't have. */
function notDone(method: string, sent: unknown, read: unknown): readonly Difference[] {
  const stored = isObject(read) ? (read['data'] ?? read) : undefined;
  if (method !== 'DELETE') return isObject(stored) ? changesIn(sent, stored, 'next GET $') : [];
  const number = isObject(sent) && sent['orderNumber'];
  const isThere = number ? valuesAt(stored, 'orders[*].orderNumber').includes(number) : isObject(stored);
  return isThere ? [{ at: 'next GET', expected: 'no deleted data', got: 'the same data' }] : [];
}

/** Pairs of fields in one object. The first value is never larger or later than the second value. */
const ORDERED: readonly (readonly [of: string, first: string, second: string])[] = [
  ['$.phoneNumbers[*].calls[*]', 'startedAt', 'endedAt'],
  ['$', 'transcript[*].time_in_call_secs', 'metadata.call_duration_secs'],
];

const outOfOrder = (body: unknown): readonly Difference[] =>
  ORDERED.flatMap(([of, first, second]) =>
    valuesAt(body, of.slice(2)).flatMap((part) => {
      const [last] = valuesAt(part, second);
      // seconds may be rounded
      const late = valuesAt(part, first).filter((value) => toNumber(value) > toNumber(last) + 1);
      return late.map((value) => wrongValue(`${of}.${first}`, `at most ${second}, ${String(last)}`, value));
    }),
  );

const toNumber = (value: unknown) => (typeof value === 'number' ? value : Date.parse(String(value)));

/** Returns the values at a path such as `orders[*].id`. */
export const valuesAt = (body: unknown, path: string): readonly unknown[] =>
  (path.match(/\w+|\*/g) ?? []).reduce(
    (parts: readonly unknown[], step) =>
      parts.flatMap((part) => (step === '*' ? part : isObject(part) ? part[step] : undefined)),
    [body],
  );

/** Matches the paths of IDs: of a list element, of the object itself, or in a list. */
const ID = /(\[\*\]|^\$(\.\w+)?)\.(_?id|agent_id|conversation_id|phoneNumberId)$|Ids\[\*\]$/;

type Id = readonly [at: string, id: unknown];

/** Returns the IDs in the lists of a response. Looks only at lists that the contract has too. */
export function idsIn(agreed: unknown, got: unknown, at = '$'): readonly Id[] {
  if (Array.isArray(agreed) && Array.isArray(got))
    return got.flatMap((element) => idsIn(agreed[0], element, `${at}[*]`));
  if (isObject(agreed) && isObject(got))
    return at === '$.orders[*]'
      ? [[`${at}.orderNumber`, `${String(got['orderNumber'])} at ${String(got['timestamp'])}`]]
      : Object.entries(agreed).flatMap(([name, part]) => idsIn(part, got[name], `${at}.${name}`));
  return ID.test(at) && got !== undefined && got !== null ? [[at, got]] : [];
}

const duplicatesIn = (ids: readonly Id[]): readonly Difference[] =>
  [...Map.groupBy(ids, ([at, id]) => `${at} ${String(id)}`).values()].flatMap(
    ([[at, id] = ['', ''], ...more]) =>
      more.length > 0
        ? [{ at, expected: 'different IDs', got: `${JSON.stringify(id)} ${more.length + 1} times` }]
        : [],
  );

/** Fields that a host may number differently. */
const POSITIONS = ['displayOrder', 'priority'];

/** Finds returned values that differ from the sent values. The contract covers missing values. */
function changesIn(sent: unknown, got: unknown, at: string): readonly Difference[] {
  if (got === undefined) return [];
  if (isObject(sent) && isObject(got))
    return Object.entries(sent).flatMap(([name, part]) =>
      POSITIONS.includes(name) ? [] : changesIn(part, got[name], `${at}.${name}`),
    );
  if (Array.isArray(sent) && Array.isArray(got) && got.length === sent.length)
    return sent.flatMap((element: unknown) => {
      const changes = got.map((other: unknown) => changesIn(element, other, `${at}[*]`));
      return changes.toSorted((one, other) => one.length - other.length)[0] ?? [];
    });
  const isSame = Array.isArray(sent) && Array.isArray(got) ? false : readable(sent) === readable(got);
  return isSame ? [] : [{ at, expected: `${JSON.stringify(sent)} as sent`, got: JSON.stringify(got) }];
}

/** Normalizes a value, so that harmless differences such as spaces in a phone number don't count. */
function readable(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value ?? '').replace(/^(\[\]|"")$/, '');
  return comparable(value).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDeclined = (body: unknown) => isObject(body) && body['success'] === false;

/** Parses JSON. Returns undefined for other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MARK = [0xef, 0xbb, 0xbf];

/** Removes the byte order mark of a body. Browsers ignore the mark, but Pact doesn't. */
export const withoutByteOrderMark = (body: Buffer): Buffer =>
  MARK.every((byte, at) => body[at] === byte) ? body.subarray(MARK.length) : body;
