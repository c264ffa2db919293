import fc from 'fast-check';

// every run has the same cases, so that failures repeat; FC_SEED=7 npm run test:unit tries other cases
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2026) });

const isLong = process.env['LONG_RUNS'] === '1';

/** The number of cases: `short`, or 250 times as many with LONG_RUNS=1. */
export const runs = (short: number): number => (isLong ? 250 * short : short);

/** The time limit of a test that uses {@link runs}. */
export const RUNS_TIMEOUT_MS = isLong ? 3_600_000 : 20_000;

export default fc;
