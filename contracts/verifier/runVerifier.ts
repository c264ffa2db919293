import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerifierOptions } from '@pact-foundation/pact-core';
import * as v from 'valibot';
import type { Pact } from '../support/pactFile.ts';
import { Report, type Result } from './results.ts';

/**
 * Runs Pact's verifier against a provider.
 * @returns one result per interaction
 * @throws Error with Pact's message if the verifier couldn't run
 */
export async function runVerifier(pact: Pact, options: VerifierOptions): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify(pact));
  const child = fork(join(import.meta.dirname, 'pactProcess.ts'), {
    execArgv: [],
    // ignored, because Pact prints the results too
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, ...beyondProxies, PACT_DO_NOT_TRACK: 'true' },
  });
  const told = once(child, 'message').then(([message]: readonly unknown[]) => String(message));
  const gone = once(child, 'close').then(() => 'Pact ended before it was done');
  child.send({ ...options, pactUrls: [file] });
  const answer = await Promise.race([told, gone]);
  await gone;
  rmSync(folder, { recursive: true });
  const report = v.safeParse(Report, answer);
  if (!report.success) throw new Error(answer);
  return report.output.interactionResults;
}

/** The states and the mock run on this machine, so a proxy must not handle their requests. */
const hosts = ['localhost', '127.0.0.1', process.env['NO_PROXY']].filter(Boolean).join(',');
const beyondProxies = { NO_PROXY: hosts, no_proxy: hosts };
