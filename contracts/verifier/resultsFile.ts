import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from '../support/pactFile.ts';
import { resultsOf } from './results.ts';

export const REPORT_FOLDER = 'contracts-report';

/** Pact's JSON report of the last verification. */
export const RESULTS_FILE = join(REPORT_FOLDER, 'results.json');

export async function saveResults(json: string): Promise<void> {
  await mkdir(REPORT_FOLDER, { recursive: true });
  await writeFile(RESULTS_FILE, json);
}

/** The names of the interactions that failed in the last verification. @throws Error without one */
export async function lastFailed(): Promise<readonly string[]> {
  const json = await readFile(RESULTS_FILE, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no earlier verification in ${RESULTS_FILE}`, { cause });
  });
  return resultsOf(json)
    .filter(({ result }) => result !== 'OK')
    .map(({ description, providerStates }) => nameOf(description, providerStates));
}
