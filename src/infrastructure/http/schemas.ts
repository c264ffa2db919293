import * as v from 'valibot';
import { httpUrl } from '#domain/shared/httpUrl.ts';
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

/** An optional time. Undefined if it is missing or unreadable. */
export const instantIfReadable = v.fallback(v.optional(instant), undefined);

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
