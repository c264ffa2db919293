import * as v from 'valibot';
import { comparable } from '#domain/shared/comparable.ts';
import { isDay } from '#domain/shared/day.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { rowsWith, type Rows } from '#domain/shared/rows.ts';
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

/** Any JSON object. Excludes lists. */
export const jsonObject = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'A list is no object'),
  v.record(v.string(), v.unknown()),
);

/** Text. A host may send an id, an order number, or a zip code as a number. (rule: readable values) */
export const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** Optional text. Blank text counts as missing. */
export const optionalText = v.pipe(
  v.nullish(text),
  v.transform((words) => (words?.trim() ? words : undefined)),
);

/** A text that the row can do without. */
export const textOrBlank = v.fallback(v.nullish(text, ''), '');

/** A text in settings, where null means blank. A missing text has no default, because a save would overwrite it. */
export const settingsText = v.pipe(
  v.nullable(text),
  v.transform((words) => words ?? ''),
);

/** A number, also as a text such as "12.50". (see rule: readable values) */
export const number = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i),
    v.transform(Number),
    v.finite(),
  ),
]);

/** A flag, also as a text or as 0 or 1. (see rule: readable values) */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => comparable(String(value))),
    v.picklist(['true', 'false', '1', '0', 'yes', 'no']),
    v.transform((word) => ['true', '1', 'yes'].includes(word)),
  ),
]);

/** A smaller number of seconds is no moment: it would be before 1973. */
const FIRST_SECOND = 1e8;
/** A larger number is in milliseconds: as seconds, it would be after 5138. */
const FIRST_MILLISECOND = 1e11;
/** Larger numbers are in microseconds or nanoseconds, by the same reckoning. */
const FIRST_MICROSECOND = 1e14;
const FIRST_NANOSECOND = 1e17;

/** Returns milliseconds since 1970, if the number can only be a moment, in seconds or a smaller unit. */
export function momentIn(value: number): number | undefined {
  if (value < FIRST_SECOND) return undefined;
  if (value < FIRST_MILLISECOND) return value * 1000;
  if (value < FIRST_MICROSECOND) return value;
  return Math.floor(value / (value < FIRST_NANOSECOND ? 1e3 : 1e6));
}

/** A moment in ISO 8601, or in seconds or a smaller unit since 1970. (see rule: readable values) */
export const instant = v.union([
  v.pipe(
    number,
    v.transform(momentIn),
    v.number(),
    v.transform((milliseconds) => new Date(milliseconds)),
    v.date(),
  ),
  v.pipe(v.string(), v.trim(), v.transform(momentOf), v.date()),
]);

const DAY = /(?<month>\d{4}-\d\d)(?:-(?<day>\d\d))?/;
const TIME = /(?<time>\d\d:\d\d(?::\d\d(?:\.\d+)?)?)/;
const ZONE = /(?:Z|UTC|(?<hours>[+-]\d\d)(?::?(?<minutes>\d\d))?)/;
const MOMENT = new RegExp(`^${DAY.source}(?:[T ]${TIME.source} ?${ZONE.source}?)?$`, 'i');

/**
 * Reads ISO 8601, also with the space that databases write. A time without a zone is in UTC. A date without a
 * time is that calendar day wherever the viewer is. Leaves nothing to the browser's own parser: browsers differ
 * in the other notations, and some read February 30 as March 2. (rule: times without a zone)
 */
function momentOf(iso: string): Date | undefined {
  const parts = MOMENT.exec(iso)?.groups;
  const date = `${parts?.month}-${parts?.day ?? '01'}`;
  if (!parts || !isDay(date)) return undefined;
  const { time, hours = '+00', minutes = '00' } = parts;
  return new Date(time === undefined ? `${date}T00:00` : `${date}T${time}${hours}:${minutes}`);
}

/** A moment in seconds since 1970, although some hosts send milliseconds or ISO 8601. */
export const unixSeconds = v.union([
  v.pipe(
    number,
    v.transform((value) => new Date(momentIn(value) ?? value * 1000)),
    v.date(),
  ),
  instant,
]);

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

/** A list in settings, where null means empty. A missing list has no default, because a save would overwrite it. */
export const settingsList = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.nullable(v.array(entry)),
    v.transform((entries): T[] => entries ?? []),
  );

/** A list of texts in settings. */
export const texts = settingsList(text);

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
 * A list within a row. Some programs write an object instead of a list: with the places as keys, or the only
 * entry without a list around it. Anything else counts as one row that cannot be read. (rule: nested lists)
 */
export const nestedList = <T>(row: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Rows<T>> =>
  v.pipe(v.nullish(v.unknown(), []), v.transform(entriesOf), list(row));

/** Returns the rows of a nested list. (see rule: nested lists) */
export function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const isByPlace =
    typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key));
  return isByPlace ? Object.values(value) : [value];
}

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

/** A URL to open. Undefined unless it is http(s). */
export const UrlReply: ReplySchema<string | undefined> = v.pipe(
  v.object({ url: v.fallback(v.optional(v.string()), undefined) }),
  v.transform(({ url }) => httpUrl(url)),
);
