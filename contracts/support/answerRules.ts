import { comparable } from '#domain/shared/comparable.ts';
import type { Interaction } from './pactFile.ts';

/** A complete response. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
  /** The body of the request. */
  readonly sent?: string | undefined;
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
 * elements of a list have different IDs. A save returns the saved values. (see rule: declined response)
 */
export function answerProblems(
  { request, response: agreed }: Pick<Interaction, 'request' | 'response'>,
  { status, text, sent = '' }: ReceivedAnswer,
): readonly Difference[] {
  if (agreed.status >= 300 || status < 200 || status >= 300) return [];
  if (text.trimStart().startsWith('<'))
    return [{ at: 'body', expected: 'no web page', got: text.trim().slice(0, 40) }];
  const [content, body] = [agreed.body?.content, parsed(text)];
  if (isDeclined(body) && !isDeclined(content))
    return [{ at: '$.success', expected: 'true or none', got: 'false' }];
  const [saved, ...others] = Object.entries(isObject(content) ? content : {});
  const isSaved = request.method !== 'GET' && saved && isObject(saved[1]) && others.length === 0;
  return [
    ...duplicatesIn(idsIn(content, body)),
    ...(isSaved && isObject(body) ? changesIn(parsed(sent), body[saved[0]], `$.${saved[0]}`) : []),
  ];
}

/** Matches the paths of a list element's ID, and of an ID that is a list element. */
const ID = /\[\*\]\.(_?id|conversation_id|phoneNumberId)$|Ids\[\*\]$/;

type Id = readonly [at: string, id: unknown];

/** Returns the IDs in the lists of a response. Looks only at lists that the contract has too. */
function idsIn(agreed: unknown, got: unknown, at = '$'): readonly Id[] {
  if (Array.isArray(agreed) && Array.isArray(got))
    return got.flatMap((element) => idsIn(agreed[0], element, `${at}[*]`));
  if (isObject(agreed) && isObject(got))
    return Object.entries(agreed).flatMap(([name, part]) => idsIn(part, got[name], `${at}.${name}`));
  return ID.test(at) && got !== undefined && got !== null ? [[at, got]] : [];
}

const duplicatesIn = (ids: readonly Id[]): readonly Difference[] =>
  [...Map.groupBy(ids, ([at, id]) => `${at} ${String(id)}`).values()].flatMap(
    ([[at, id] = ['', ''], ...more]) =>
      more.length > 0
        ? [{ at, expected: 'different IDs', got: `${JSON.stringify(id)} ${more.length + 1} times` }]
        : [],
  );

/** Fields that a host may number in its own way. */
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

/** Removes differences that a host may make, such as spaces in a phone number. */
function readable(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value ?? '').replace(/^(\[\]|"")$/, '');
  return comparable(value).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDeclined = (body: unknown) => isObject(body) && body['success'] === false;

/** Parses JSON. Returns undefined for other text. */
export function parsed(text: string): unknown {
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
