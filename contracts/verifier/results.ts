import * as v from 'valibot';

/** One thing that is not as agreed. */
const Mismatch = v.pipe(
  v.object({
    type: v.optional(v.string(), ''),
    path: v.optional(v.string()),
    key: v.optional(v.string()),
    expected: v.optional(v.unknown()),
    actual: v.optional(v.unknown()),
    mismatch: v.optional(v.string(), ''),
  }),
  v.transform(({ type, path, key, expected, actual, mismatch }) => ({
    type,
    path: path ?? key,
    expected,
    actual,
    words: mismatch,
  })),
);
export type Mismatch = v.InferOutput<typeof Mismatch>;

const Reasons = v.object({
  /** Of an interaction that could not be tried. */
  message: v.optional(v.string()),
  mismatches: v.optional(v.array(Mismatch), []),
});

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
        mismatch: v.optional(Reasons, { mismatches: [] }),
      }),
    ),
  }),
  v.transform(({ interactionResults }) => interactionResults),
);
export type Results = v.InferOutput<typeof Results>;
export type Result = Results[number];
