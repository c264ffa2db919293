import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import { startServer } from '../mocks/hosts/server.ts';
import { emptySeed } from '../mocks/seed/empty.ts';
import { PACT_FILE, PROVIDER } from './support/pactFile.ts';
import { ProviderStates, statesOf } from './support/providerStates.ts';
import { requestFilter } from './support/requestFilter.ts';
import { allKept, Results, summaryOf } from './support/results.ts';

const HELP = `Checks that a provider of the API keeps the contracts in contracts/pacts.

npm run contracts:verify                                  the mock backend, started for this and stopped again
npm run contracts:verify -- --provider URL --states URL   any host; the second URL brings it into each state
npm run contracts:verify -- --provider URL                any host in the state it is in

  --provider URL        where the API is, for example https://api.staging.example
  --states URL          its state-change endpoint; contracts/README.md says what that must do
  --help                this text

  TABLESIDE_TOKEN       access token to use instead of the example's, for a host without --states
  PACT_DESCRIPTION      check only the interactions whose description matches this regular expression
  PACT_PROVIDER_STATE   check only the interactions with a state that matches this one

It ends with code 1 when an interaction failed, or none was checked.`;

interface Provider {
  readonly url: string;
  readonly statesUrl: string | undefined;
  /** Used instead of the example's access token. */
  readonly accessToken?: string | undefined;
}

/** @returns whether the provider keeps the contracts */
async function verify({ url, statesUrl, accessToken }: Provider): Promise<boolean> {
  const states = new ProviderStates(statesOf(PACT_FILE), statesUrl);
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: url,
    pactUrls: [PACT_FILE],
    stateHandlers: states.handlers,
    requestFilter: requestFilter(accessToken),
    logLevel: 'warn',
  });
  // a failed verification rejects, with the results as the message
  const told = await verifier.verifyProvider().catch(messageOf);
  const parsed = v.safeParse(Results, told);
  if (!parsed.success) throw new Error(told);

  for (const problem of states.problems) console.error(`State not arranged: ${problem}`);
  console.log(summaryOf(parsed.output));
  return allKept(parsed.output) && states.problems.length === 0;
}

async function verifyMock(): Promise<boolean> {
  // all of it happens on this machine, and a proxy would look for it elsewhere
  for (const name of Object.keys(process.env)) {
    if (/^(https?|all)_proxy$/i.test(name)) delete process.env[name];
  }
  const mock = await startServer({ port: 0, seed: emptySeed() });
  try {
    return await verify({ url: mock.url, statesUrl: `${mock.url}/__backend/states` });
  } finally {
    await mock.close();
  }
}

async function verifyHost(url: string, statesUrl: string | undefined): Promise<boolean> {
  await fetch(url).catch((cause: unknown) => {
    throw new Error(`No answer from ${url}`, { cause });
  });
  // states sign in whom they need
  const accessToken = statesUrl ? undefined : process.env['TABLESIDE_TOKEN'];
  return verify({ url, statesUrl, accessToken });
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { provider: { type: 'string' }, states: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  if (!existsSync(PACT_FILE)) throw new Error('There are no contracts yet: npm run contracts');
  if (values.provider) return verifyHost(values.provider, values.states);
  if (values.states) throw new Error('--states is of use only with --provider');
  return verifyMock();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

process.env['PACT_DO_NOT_TRACK'] = 'true';
// Pact's own dependencies use what Node deprecates
process.noDeprecation = true;
try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(messageOf(error));
  console.error('npm run contracts:verify -- --help');
  process.exitCode = 1;
}
