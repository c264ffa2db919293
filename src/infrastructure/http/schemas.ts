import * as v from 'valibot';
import { comparable } from '#domain/shared/comparable.ts';
import { isDay } from '#domain/shared/day.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';
import type { ReplySchema } from './Api.ts';

/** A field that may be absent or null in a response. The app gets undefined for both. */
export const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );

/** A field that may be absent or null. An invalid value counts as missing, so the rest of the row stays. */
export const ifReadable = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(optional(schema), undefined);

/** Any JSON object. Excludes lists. */
export const jsonObject = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'A list is no object'),
  v.record(v.string(), v.unknown()),
);

/**
 * A host may send another type of value: an id, order number, or zip code as a number, a number as text,
 * "yes" for true, or a time in seconds. (rule: readable values)
 */
export const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** Optional text. Blank text counts as missing. */
export const optionalText = v.pipe(
  v.nullish(text),
  v.transform((words) => (words?.trim() ? words : undefined)),
);

/** Optional text. Blank if missing or invalid. */
export const textOrBlank = v.fallback(v.nullish(text, ''), '');

/** Text in settings. Null means blank. Missing text is malformed: a save would delete the text. */
export const settingsText = v.pipe(
  v.nullable(text),
  v.transform((words) => words ?? ''),
);

/** A number, or text such as "12.50". (see rule: readable values) */
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

/** A boolean: true, false, 0, 1, or text such as "yes". (see rule: readable values) */
export const booleanSchema = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => comparable(String(value))),
    v.picklist(['true', 'false', '1', '0', 'yes', 'no']),
    v.transform((word) => ['true', '1', 'yes'].includes(word)),
  ),
]);

/** A smaller number is not a time: in seconds, it would be before 1973. */
const FIRST_SECOND = 1e8;
/** This and larger numbers are in milliseconds: in seconds, they would be after 5138. */
const FIRST_MILLISECOND = 1e11;
/** Larger numbers are in microseconds or nanoseconds, for the same reason. */
const FIRST_MICROSECOND = 1e14;
const FIRST_NANOSECOND = 1e17;

/** Converts seconds or a smaller unit since 1970 to milliseconds. Undefined below {@link FIRST_SECOND}. */
export function epochMilliseconds(value: number): number | undefined {
  if (value < FIRST_SECOND) return undefined;
  if (value < FIRST_MILLISECOND) return value * 1000;
  if (value < FIRST_MICROSECOND) return value;
  return Math.floor(value / (value < FIRST_NANOSECOND ? 1e3 : 1e6));
}

/** A time in ISO 8601, or in seconds or a smaller unit since 1970. (see rule: readable values) */
export const instant = v.union([
  v.pipe(
    number,
    v.transform(epochMilliseconds),
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
 * Parses ISO 8601, including databases' variant with a space. A time without a zone is in UTC. A date without
 * a time is that calendar day in the viewer's time zone. Never uses the browser's own parser: browsers differ
 * on other notations, and some read February 30 as March 2. (rule: times without a zone)
 */
function momentOf(iso: string): Date | undefined {
  const parts = MOMENT.exec(iso)?.groups;
  const date = `${parts?.month}-${parts?.day ?? '01'}`;
  if (!parts || !isDay(date)) return undefined;
  const { time, hours = '+00', minutes = '00' } = parts;
  return new Date(time === undefined ? `${date}T00:00` : `${date}T${time}${hours}:${minutes}`);
}

/** A time in seconds since 1970, although some hosts send milliseconds or ISO 8601. */
export const unixSeconds = v.union([
  v.pipe(
    number,
    v.transform((value) => new Date(epochMilliseconds(value) ?? value * 1000)),
    v.date(),
  ),
  instant,
]);

/** Splits values into parsed rows and raw, unreadable values. */
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

/** A list that may be absent or null; both mean empty. */
export const anyList = v.nullish(v.array(v.unknown()), []);

/** A list in settings. Null means empty. A missing list is malformed: a save would delete the list. */
export const settingsList = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.nullable(v.array(entry)),
    v.transform((entries): T[] => entries ?? []),
  );

/** A list of text in settings. */
export const texts = settingsList(text);

/**
 * A list in a response. Omits and counts unreadable rows, and the page says how many it can't show. A row is
 * unreadable if a required value is, such as an order's number or time. An unreadable optional value, such as
 * an order's `isPrinted`, gets its default. (rule: unreadable rows)
 */
export const list = <T>(row: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Rows<T>> =>
  v.pipe(
    anyList,
    v.transform((values) => {
      const { rows, others } = readRows(values, row);
      return rowsWithUnreadable(rows, others.length);
    }),
  );

/**
 * A list within a row. Instead of a list, some hosts send an object with indexes as keys, or just the only
 * row. Anything else counts as one unreadable row. (rule: nested lists)
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
 * An object with a list under this key. Without the key, an otherwise empty object means an empty list, and
 * any other object is malformed.
 */
export const objectWithList = (key: string) =>
  v.pipe(
    jsonObject,
    v.check((body) => key in body || Object.keys(body).every((other) => other === 'success'), `No ${key}`),
  );

/** A response that lists rows under a key. */
export const rowsUnderKey = <T>(key: string, row: v.GenericSchema<unknown, T>): ReplySchema<Rows<T>> =>
  v.pipe(
    objectWithList(key),
    v.transform((body) => body[key]),
    list(row),
  );

/** A URL to open. Undefined unless it is an http(s) URL. */
export const UrlReply: ReplySchema<string | undefined> = v.pipe(
  v.object({ url: v.fallback(v.optional(v.string()), undefined) }),
  v.transform(({ url }) => httpUrl(url)),
);
