import * as v from 'valibot';

/** Converts statuses, which are numbers, and headers, which are strings. */
const valueText = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** One deviation from the contract. */
const Mismatch = v.object({
  type: v.optional(v.string(), ''),
  /** The path of a value in the body. */
  path: v.optional(v.string()),
  /** The name of a header. */
  key: v.optional(v.string()),
  expected: valueText,
  actual: valueText,
  /** Pact's description of the difference. */
  mismatch: v.optional(v.string(), ''),
});
export type Mismatch = v.InferOutput<typeof Mismatch>;

const Reasons = v.object({
  /** Set if the interaction couldn't be run. */
  message: v.optional(v.string()),
  mismatches: v.optional(v.array(Mismatch), []),
});

/** Pact's JSON report. */
export const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    interactionResults: v.array(
      v.object({
        description: v.string(),
        providerStates: v.array(v.string()),
        mismatch: v.optional(Reasons, { mismatches: [] }),
      }),
    ),
  }),
);
export type Result = v.InferOutput<typeof Report>['interactionResults'][number];
