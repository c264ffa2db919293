import { runJourneys } from './runJourneys.ts';

// The slowest of the three, and therefore to be begun first: of files whose times it does not know, Vitest begins the largest.
runJourneys('WebKit');
