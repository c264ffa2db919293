import { tryWays } from './tryWays.ts';

tryWays('Chromium');
