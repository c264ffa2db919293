import * as v from 'valibot';
import type { ReplySchema } from '#infrastructure/http/Api.ts';

/**
 * The agreed form of each value, in place of `src/infrastructure/http/schemas.ts` and `transcriptLines.ts`
 * (see `adapterReplies.ts`). The console also reads numbers as text, epoch times, and missing lists, but no
 * host should rely on it.
 */

type Schema = v.GenericSchema<unknown, unknown>;

export const text = v.string();
export const number = v.number();
export const flag = v.boolean();
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const unixSeconds = v.pipe(v.number(), v.integer());
export const jsonObject = v.record(v.string(), v.unknown());
export const optional = (schema: Schema) => v.nullish(schema);
export const ifReadable = (schema: Schema) => optional(schema);
export const optionalText = optional(text);
export const textOrBlank = optional(text);
export const settingsText = v.string();

// components.ts names the rows of the menu's lists
export const anyList = v.array(v.unknown());
export const settingsList = (entry: Schema) => v.array(entry);
export const list = (row: Schema) => v.array(row);
export const nestedList = (row: Schema) => v.array(row);
export const texts = v.array(text);
export const objectWith = (key: string) => v.object({ [key]: anyList });
export const listIn = (key: string, row: Schema): ReplySchema<unknown> => v.object({ [key]: v.array(row) });

export const lineBodies = (timeKey: string) =>
  v.array(v.object({ role: text, message: optional(text), [timeKey]: optional(number) }));

export const UrlReply = v.object({ url: v.pipe(v.string(), v.url()) });

// only used in transforms, which describe no shape
export const readRows = () => ({ rows: [], others: [] });
export const transcriptLines = () => ({});
