import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { nameOf } from '../support/pactFile.ts';
import type { Failure } from './failures.ts';

export const REPORT_FOLDER = 'contracts-report';

/** Pact's JSON report of the last verification. */
export const RESULTS_FILE = join(REPORT_FOLDER, 'results.json');

/** The names of the failed interactions, of which Pact's report lacks those that only break our own rules. */
const FAILED_FILE = join(REPORT_FOLDER, 'failed.json');

export async function saveResults(json: string, failures: readonly Failure[]): Promise<void> {
  await mkdir(REPORT_FOLDER, { recursive: true });
  await writeFile(RESULTS_FILE, json);
  const names = failures.map(({ description, states }) => nameOf(description, states));
  await writeFile(FAILED_FILE, JSON.stringify(names));
}

const Names = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The names of the interactions that failed in the last verification. @throws Error without any */
export async function lastFailed(): Promise<readonly string[]> {
  const json = await readFile(FAILED_FILE, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no earlier verification in ${REPORT_FOLDER}`, { cause });
  });
  const names = v.parse(Names, json);
  if (names.length === 0) throw new Error('No interaction failed in the last verification');
  return names;
}
