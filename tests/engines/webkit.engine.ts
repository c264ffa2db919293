import { runJourneys } from './runJourneys.ts';

// The slowest of the three, so it must start first: Vitest starts the largest file when it knows no times.
runJourneys('WebKit');
