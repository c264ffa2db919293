import { runJourneys } from './runJourneys.ts';

runJourneys('Chromium');
