import { runJourneys } from './runJourneys.ts';

runJourneys('Firefox');
