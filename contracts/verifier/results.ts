import * as v from 'valibot';

/** Statuses are numbers, and headers are texts. */
const valueText = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** One deviation from the contract. */
const Mismatch = v.pipe(
  v.object({
    type: v.optional(v.string(), ''),
    path: v.optional(v.string()),
    key: v.optional(v.string()),
    expected: valueText,
    actual: valueText,
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
  /** Set if the interaction couldn't run. */
  message: v.optional(v.string()),
  mismatches: v.optional(v.array(Mismatch), []),
});

const Report = v.pipe(
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
);
export type Results = v.InferOutput<typeof Report>['interactionResults'];
export type Result = Results[number];

/** Parses Pact's JSON report. @throws Error for anything else */
export const resultsOf = (json: string): Results => v.parse(Report, json).interactionResults;

export const isReport = (text: string): boolean => v.is(Report, text);
