import { tryWays } from './tryWays.ts';

tryWays('Firefox');
