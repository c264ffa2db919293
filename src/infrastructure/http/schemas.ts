import * as v from 'valibot';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { rowsWith, type Rows } from '#domain/shared/rows.ts';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { ReplySchema } from './Api.ts';

/** A field that may be absent or null in a response. Undefined inside the app. */
export const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );

/** A field that may be absent or null. An odd value counts as missing, so it costs nothing else. */
export const ifReadable = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(optional(schema), undefined);

/** Optional text. Blank text counts as missing. */
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => (text?.trim() ? text : undefined)),
);

/** Any JSON object. Excludes lists. */
export const jsonObject = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'A list is no object'),
  v.record(v.string(), v.unknown()),
);

/** A required time in ISO 8601. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

/** Values that are rows, and the others as they came. */
export function readRows<T>(values: readonly unknown[], row: v.GenericSchema<unknown, T>) {
  const rows: T[] = [];
  const others: unknown[] = [];
  for (const value of values) {
    const result = v.safeParse(row, value);
    if (result.success) rows.push(result.output);
    else others.push(value);
  }
  return { rows, others };
}

/** A list that may be absent or null, which makes it empty. */
export const anyList = v.nullish(v.array(v.unknown()), []);

/** A list within an answer. Leaves out rows that cannot be read, and counts them. (rule: unreadable rows) */
export const list = <T>(row: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Rows<T>> =>
  v.pipe(
    anyList,
    v.transform((values) => {
      const { rows, others } = readRows(values, row);
      return rowsWith(rows, others.length);
    }),
  );

/**
 * An object with a list under this key. Without the list, something else in its place makes it an answer to
 * another question, and nothing in its place an empty list.
 */
export const objectWith = (key: string) =>
  v.pipe(
    jsonObject,
    v.check((body) => key in body || Object.keys(body).every((other) => other === 'success'), `No ${key}`),
  );

/** The answer of a call that lists rows under a key. */
export const listIn = <T>(key: string, row: v.GenericSchema<unknown, T>): ReplySchema<Rows<T>> =>
  v.pipe(
    objectWith(key),
    v.transform((body) => body[key]),
    list(row),
  );

/** A required time in seconds since 1970. */
export const unixSeconds = v.pipe(
  v.number(),
  v.transform((seconds) => new Date(seconds * 1000)),
  v.date(),
);

/** A URL to open. Undefined unless it is http(s). */
export const UrlReply: ReplySchema<string | undefined> = v.pipe(
  v.object({ url: v.fallback(v.optional(v.string()), undefined) }),
  v.transform(({ url }) => httpUrl(url)),
);

/** A transcript line. Any speaker other than the agent, by either of its names, is the caller. */
export function transcriptLine(role: string, text: string, atSeconds: number): TranscriptLine {
  return { speaker: role === 'agent' || role === 'assistant' ? 'agent' : 'caller', text, atSeconds };
}
