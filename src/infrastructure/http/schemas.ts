import * as v from 'valibot';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { ReplySchema } from './Api.ts';

/** A field that may be absent or null on the wire, and is undefined inside. */
export const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );

/** A text that may be missing; one of blanks alone says no more than none. */
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => (text?.trim() ? text : undefined)),
);

/** A JSON object, whatever is in it; a list would pass for one otherwise. */
export const jsonObject = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'A list is no object'),
  v.record(v.string(), v.unknown()),
);

/** A required moment, ISO 8601. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

/** A moment that may be missing or unreadable, and is undefined then. */
export const instantIfReadable = v.fallback(v.optional(instant), undefined);

/** A required moment in seconds since 1970. */
export const unixSeconds = v.pipe(
  v.number(),
  v.transform((seconds) => new Date(seconds * 1000)),
  v.date(),
);

/** An address to go to: the URL if it is http(s), none for anything else that stands in its place. */
export const UrlReply: ReplySchema<string | undefined> = v.pipe(
  v.object({ url: v.fallback(v.optional(v.string()), undefined) }),
  v.transform(({ url }) => httpUrl(url)),
);

/** A line of a transcript; whoever is not the agent, by either of its words, is the caller. */
export function transcriptLine(role: string, text: string, atSeconds: number): TranscriptLine {
  return { speaker: role === 'agent' || role === 'assistant' ? 'agent' : 'caller', text, atSeconds };
}
