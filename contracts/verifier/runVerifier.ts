import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { VerifierOptions } from '@pact-foundation/pact-core';
import * as v from 'valibot';
import { Results } from './results.ts';

/**
 * What Pact's verifier says of a provider, interaction by interaction.
 *
 * @param showsAll writes what Pact itself prints, too
 * @throws Error with Pact's words when it could not verify at all, or did not publish what it was to publish
 */
export async function runVerifier(options: VerifierOptions, showsAll = false): Promise<Results> {
  const child = fork(join(import.meta.dirname, 'pactProcess.ts'), {
    execArgv: [],
    stdio: ['ignore', 'pipe', showsAll ? 'inherit' : 'ignore', 'ipc'],
    env: { ...process.env, ...beyondProxies, ...unfiltered, PACT_DO_NOT_TRACK: 'true' },
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (showsAll) process.stdout.write(text);
  });
  const told = once(child, 'message').then(([message]: readonly unknown[]) => String(message));
  // its output is whole by then
  const gone = once(child, 'close').then(() => 'Pact ended before it was done');
  child.send(options);
  const answer = await Promise.race([told, gone]);
  await gone;
  const [, unpublished] = UNPUBLISHED.exec(printed) ?? [];
  if (unpublished !== undefined) throw new Error(`The results were not published: ${unpublished}`);
  const parsed = v.safeParse(Results, answer);
  if (!parsed.success) throw new Error(answer);
  return parsed.output;
}

/** Pact says so in its log alone. */
const UNPUBLISHED = /Publishing of verification results failed with an error: (.*)/;

/** States are always arranged from this machine, and so is the mock: a proxy would look for them elsewhere. */
const hosts = ['localhost', '127.0.0.1', process.env['NO_PROXY']].filter(Boolean).join(',');
const beyondProxies = { NO_PROXY: hosts, no_proxy: hosts };

/** What these leave out is left out of the pact before. */
const unfiltered = { PACT_DESCRIPTION: undefined, PACT_PROVIDER_STATE: undefined };
