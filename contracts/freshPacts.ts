import { rm } from 'node:fs/promises';
import { PACTS_FOLDER } from './support/pactFile.ts';

/** Runs before the consumer tests. */
export default async function freshPacts(): Promise<void> {
  // before Pact is loaded; the tests' own processes inherit it
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  // Pact adds to the file it finds, and what no test asks for any more would stay in it for ever
  await rm(PACTS_FOLDER, { recursive: true, force: true });
}
