import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { VerifierOptions } from '@pact-foundation/pact-core';
import { isReport } from './results.ts';

export interface Verification {
  /** Pact's report. */
  readonly json: string;
  /** Why the broker did not accept the results. */
  readonly unpublished: string | undefined;
}

/**
 * Runs Pact's verifier against a provider.
 * @param showsAll also prints Pact's own output
 * @throws Error with Pact's message if it couldn't verify
 */
export async function runVerifier(options: VerifierOptions, showsAll = false): Promise<Verification> {
  const child = fork(join(import.meta.dirname, 'pactProcess.ts'), {
    execArgv: [],
    stdio: ['ignore', 'pipe', showsAll ? 'inherit' : 'ignore', 'ipc'],
    env: { ...process.env, ...beyondProxies, PACT_DO_NOT_TRACK: 'true' },
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (showsAll) process.stdout.write(text);
  });
  const told = once(child, 'message').then(([message]: readonly unknown[]) => String(message));
  // by then its output is complete
  const gone = once(child, 'close').then(() => 'Pact ended before it was done');
  child.send(options);
  const answer = await Promise.race([told, gone]);
  await gone;
  if (!isReport(answer)) throw new Error(answer);
  return { json: answer, unpublished: unpublishedIn(printed) };
}

/** Why the broker did not accept the results. Pact reports this only in its log. */
export const unpublishedIn = (printed: string): string | undefined =>
  /Publishing of verification results failed with an error: (.*)/.exec(printed)?.[1];

/** States and the mock run on this machine, so a proxy must not handle them. */
const hosts = ['localhost', '127.0.0.1', process.env['NO_PROXY']].filter(Boolean).join(',');
const beyondProxies = { NO_PROXY: hosts, no_proxy: hosts };
