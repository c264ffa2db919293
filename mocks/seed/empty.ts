import { seedOf, type Seed } from '../db/seed.ts';

/** No rows, for tests and contracts. */
export const emptySeed = (): Seed => seedOf('2026-01-15T20:00:00.000Z', {});
