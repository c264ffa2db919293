import * as v from 'valibot';

const Reasons = v.pipe(
  v.object({
    /** Of an interaction that could not be tried. */
    message: v.optional(v.string()),
    mismatches: v.optional(v.array(v.object({ mismatch: v.string() })), []),
  }),
  v.transform(({ message, mismatches }) => [
    ...(message === undefined ? [] : [message]),
    ...mismatches.map(({ mismatch }) => mismatch),
  ]),
);

/** What Pact's verifier says of each interaction, from the text that it gives. */
export const Results = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    interactionResults: v.array(
      v.object({
        description: v.string(),
        providerStates: v.array(v.string()),
        result: v.string(),
        mismatch: v.optional(Reasons, {}),
      }),
    ),
  }),
  v.transform(({ interactionResults }) => interactionResults),
);
export type Results = v.InferOutput<typeof Results>;

const failuresIn = (results: Results) => results.filter(({ result }) => result !== 'OK');

/** Whether the provider kept every contract; nothing verified is nothing kept. */
export function allKept(results: Results): boolean {
  return results.length > 0 && failuresIn(results).length === 0;
}

/** One line when all is well, every failure with its reasons when not. */
export function summaryOf(results: Results): string {
  const failures = failuresIn(results);
  if (failures.length === 0) return `${results.length} interactions verified`;
  return [
    `${failures.length} of ${results.length} interactions failed:`,
    ...failures.flatMap(({ description, providerStates, mismatch }) => [
      `- ${description}, given ${providerStates.join(' and ')}`,
      ...mismatch.map((reason) => `    ${reason}`),
    ]),
  ].join('\n');
}
