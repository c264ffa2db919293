import fc from 'fast-check';

// every run uses the same cases so failures repeat; for others: FC_SEED=7 npm run test:unit
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2026) });

const isLong = process.env['LONG_RUNS'] === '1';

/** The number of cases to try: `short`, or 250 times as many with LONG_RUNS=1. */
export const runs = (short: number): number => (isLong ? 250 * short : short);

/** The time limit of a test whose cases depend on {@link runs}. */
export const RUNS_TIMEOUT_MS = isLong ? 3_600_000 : 20_000;

export default fc;
