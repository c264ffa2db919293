import * as v from 'valibot';

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const ErrorBody = v.union([
  v.pipe(
    v.object({ message: Text }),
    v.transform((body) => body.message),
  ),
  v.pipe(
    v.object({ error: Text }),
    v.transform((body) => body.error),
  ),
  v.pipe(
    v.object({ error: v.object({ message: Text }) }),
    v.transform((body) => body.error.message),
  ),
  // RFC 9457, "problem details"
  v.pipe(
    v.object({ detail: Text }),
    v.transform((body) => body.detail),
  ),
]);

/** Returns the message of an error response in any of its known formats, or undefined. */
export function serverMessageOf(body: unknown): string | undefined {
  const parsed = v.safeParse(ErrorBody, body);
  return parsed.success ? parsed.output : undefined;
}
