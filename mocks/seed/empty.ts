import { seedOf, type Seed } from '../db/seed.ts';

/** No rows at all: where tests and contracts begin. */
export const emptySeed = (): Seed => seedOf('2026-01-15T20:00:00.000Z', {});
