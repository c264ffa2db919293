import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startServer } from '../mocks/hosts/server.ts';
import { emptySeed } from '../mocks/seed/empty.ts';
import { PACT_FILE } from './support/pactFile.ts';
import { interactionsAt, publishingAs } from './verifier/brokerPact.ts';
import { headersOf } from './verifier/headers.ts';
import { Host, type HostBehavior } from './verifier/host.ts';
import { progressBar } from './verifier/progress.ts';
import { REPORT_FOLDER, removeReport, writeReport } from './verifier/report.ts';
import { selectInteractions, rulesOf, type SelectedInteractions } from './verifier/selection.ts';
import { signIn } from './verifier/signIn.ts';
import { States } from './verifier/states.ts';
import { verification } from './verifier/verification.ts';
import { isVerified, summaryOf } from './verifier/reportText.ts';

const HELP = `Checks that an API provider keeps the contracts in contracts/pacts.

npm run contracts:verify                                  checks the mock backend
npm run contracts:verify -- --provider URL --states URL   checks any host; the second URL sets up each state
npm run contracts:verify -- --provider URL                checks any host in its current state, with reads only

  --provider URL        the API's address, such as https://api.staging.example
  --states URL          its state-change endpoint, as described in contracts/README.md
  --writes              without --states: also sends writes, which change and delete the host's data
  --without-state REGEX skips interactions with a matching state, such as one the host can't set up; can be repeated
  --header 'NAME: VALUE'
                        adds a header, such as a gateway key, to every request to the provider and to a states endpoint on
                        the same origin; can be repeated
  --timeout SECONDS     limits each response of the provider and the states endpoint; default 30
  --pact FILE           uses other contracts than those in contracts/pacts
  --publish VERSION     uses a broker's latest pact and publishes the results for this version of the provider
  --branch NAME         the provider's branch of this version
  --verbose             also prints Pact's own output
  --help                shows this text

  TABLESIDE_TOKEN                        access token for requests whose state returns none
  TABLESIDE_EMAIL, TABLESIDE_PASSWORD    or the user to sign in for that
  NODE_EXTRA_CA_CERTS                    certificate file of a private CA
  PACT_DESCRIPTION      checks only interactions with a matching description (regular expression)
  PACT_PROVIDER_STATE   checks only interactions with a matching state (regular expression)
  PACT_BROKER_BASE_URL  the broker's address, for --publish
  PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  BUILD_URL             the build that the broker links to from the results

Redirects are never followed. Exits with code 1 if an interaction fails, a state can't be set up, or nothing was checked.`;

/** Explains what is missing without a states endpoint. */
const WITHOUT_STATES =
  'Without --states, the provider stays in its current state: the contracts’ IDs don’t exist, and expected failures don’t occur. ' +
  'Writes are only sent with --writes. contracts/README.md has a states endpoint in fifty lines.';

interface Checked {
  readonly provider: Host;
  readonly states: Host | undefined;
  /** Default values for requests whose state returns none. */
  readonly own?: Readonly<Record<string, string>>;
}

interface Options {
  readonly agreed: SelectedInteractions;
  readonly isVerbose: boolean;
}

/** @returns whether the provider keeps the contracts */
async function verify({ provider, states, own }: Checked, { agreed, isVerbose }: Options): Promise<boolean> {
  const progress = progressBar(agreed.interactions.length, process.stderr);
  const { verdict: found, results } = await verification({
    provider,
    states: new States(states, own),
    agreed,
    isVerbose,
    onProgress: progress.show,
  }).finally(progress.clear);
  const verdict = states ? found : { ...found, notes: [...found.notes, WITHOUT_STATES] };
  console.log(summaryOf(verdict, await writeReport(verdict, results)));
  return isVerified(verdict);
}

async function verifyMock(manner: HostBehavior, options: Options): Promise<boolean> {
  const mock = await startServer({ port: 0, seed: emptySeed() });
  try {
    const provider = new Host(mock.url, manner);
    const states = new Host(`${mock.url}/__backend/states`, manner);
    return await verify({ provider, states }, options);
  } finally {
    await mock.close();
  }
}

async function verifyHost(provider: Host, states: Host | undefined, options: Options): Promise<boolean> {
  const { TABLESIDE_TOKEN: token, TABLESIDE_EMAIL: email, TABLESIDE_PASSWORD: password } = process.env;
  if (!token && Boolean(email) !== Boolean(password))
    throw new Error('Set both TABLESIDE_EMAIL and TABLESIDE_PASSWORD, or neither');
  await provider.ask({ method: 'GET' }).catch((cause: Error) => {
    throw new Error(`${provider.url} did not respond: ${cause.message}`, { cause });
  });
  const credentials = token ? { token } : email && password ? { email, password } : undefined;
  const own = credentials ? await signIn(provider, credentials) : {};
  return verify({ provider, states, own }, options);
}

/** Creates the states endpoint's host. Provider headers go to no other host. */
function statesOf(url: string, provider: Host, manner: HostBehavior): Host {
  const isThere = new URL(url).origin === new URL(provider.url).origin;
  return new Host(url, isThere ? manner : { ...manner, headers: {} });
}

function secondsOf(option: string): number {
  const seconds = Number(option);
  if (!(seconds > 0)) throw new Error(`--timeout must be a number of seconds, not ${option}`);
  return seconds;
}

interface Asked {
  /** Skip every write. */
  readonly onlyReads: boolean;
  readonly 'without-state': readonly string[];
  readonly pact?: string | undefined;
  readonly publish?: string | undefined;
  readonly branch?: string | undefined;
}

/** Selects the interactions to verify. */
async function agreedOn({
  pact,
  publish,
  branch,
  onlyReads,
  ...asked
}: Asked): Promise<SelectedInteractions> {
  const { PACT_DESCRIPTION: description, PACT_PROVIDER_STATE: state } = process.env;
  const rules = rulesOf({ onlyReads, description, state, withoutStates: asked['without-state'] });
  if (publish !== undefined) {
    if (rules.length > 0) throw new Error('Results can only be published for all interactions');
    const publishing = publishingAs(publish, branch, process.env);
    return { pact: publishing, interactions: await interactionsAt(publishing), leftOut: [] };
  }
  const file = pact ?? PACT_FILE;
  if (!existsSync(file))
    throw new Error(pact ? `${pact} does not exist` : 'There are no contracts yet. Run: npm run contracts');
  return selectInteractions(file, rules, REPORT_FOLDER);
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      provider: { type: 'string' },
      states: { type: 'string' },
      pact: { type: 'string' },
      writes: { type: 'boolean', default: false },
      'without-state': { type: 'string', multiple: true, default: [] },
      header: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '30' },
      publish: { type: 'string' },
      branch: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  await removeReport();
  const manner = { timeout: secondsOf(values.timeout), headers: headersOf(values.header) };
  const onlyReads = values.provider !== undefined && values.states === undefined && !values.writes;
  const options = { agreed: await agreedOn({ ...values, onlyReads }), isVerbose: values.verbose };
  if (values.provider) {
    const provider = new Host(values.provider, manner);
    const states = values.states === undefined ? undefined : statesOf(values.states, provider, manner);
    return verifyHost(provider, states, options);
  }
  if (values.states) throw new Error('--states requires --provider');
  return verifyMock(manner, options);
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('npm run contracts:verify -- --help');
  process.exitCode = 1;
}
