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
]);

/** The sentence of a refusal, in whichever of its known shapes it came; none when there is no text in it. */
export function serverMessageOf(body: unknown): string | undefined {
  const parsed = v.safeParse(ErrorBody, body);
  return parsed.success ? parsed.output : undefined;
}
