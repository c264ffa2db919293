import { runJourneys } from './runJourneys.ts';

// WebKit is the slowest engine and must start first. Vitest starts the largest file first.
runJourneys('WebKit');
