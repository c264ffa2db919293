import { join } from 'node:path';

export const CONSUMER = 'tableside-web';
export const PROVIDER = 'tableside-api';

/** Where the consumer tests write what they agreed on. */
export const PACTS_FOLDER = join(import.meta.dirname, '../pacts');
export const PACT_FILE = join(PACTS_FOLDER, `${CONSUMER}-${PROVIDER}.json`);
