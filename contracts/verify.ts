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

const HELP = `Checks that a provider of the API keeps the contracts in contracts/pacts.

npm run contracts:verify                                  the mock backend, started for this and stopped again
npm run contracts:verify -- --provider URL --states URL   any host; the second URL brings it into each state
npm run contracts:verify -- --provider URL                any host in the state it is in: only what reads is sent

  --provider URL        where the API is, for example https://api.staging.example
  --states URL          its state-change endpoint; contracts/README.md says what that must do
  --writes              without --states: sends what writes, too, which changes and deletes what the host has
  --without-state REGEX leaves out the interactions with a state that matches this regular expression, such as one that the
                        host cannot be brought into; may be given again
  --header 'NAME: VALUE'
                        goes with every request to the provider, and to its states endpoint at the same origin, such as the
                        key of a gateway; may be given again
  --timeout SECONDS     that an answer of the provider or of its states endpoint may take, 30 if nothing is said
  --pact FILE           other contracts than those in contracts/pacts
  --publish VERSION     takes the latest pact of a broker in place of a file, and publishes the results there, as those of
                        this version of the provider
  --branch NAME         the branch of the provider that this version is on
  --verbose             all that Pact itself prints, too
  --help                this text

  TABLESIDE_TOKEN                        access token that signs the calls where no state gives one back
  TABLESIDE_EMAIL, TABLESIDE_PASSWORD    or who is signed in for that
  NODE_EXTRA_CA_CERTS                    file of the certificates of a private CA
  PACT_DESCRIPTION      check only the interactions whose description matches this regular expression
  PACT_PROVIDER_STATE   check only the interactions with a state that matches this one
  PACT_BROKER_BASE_URL  where the broker is, for --publish
  PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  BUILD_URL             where the broker sends who wants to read more of the results

No redirect is followed. It ends with code 1 when an interaction failed, a state could not be arranged, or nothing was checked.`;

/** Options for a provider without a states endpoint, and what they skip. */
const WITHOUT_STATES =
  'Without --states the provider is in whatever state it is in: nothing is there by the ids of the contracts, nothing fails ' +
  'when it should. What writes was sent with --writes alone. contracts/README.md has a states endpoint of fifty lines.';

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
  if (!(seconds > 0)) throw new Error(`--timeout takes seconds, unlike ${option}`);
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
  if (values.states) throw new Error('--states is of use only with --provider');
  return verifyMock(manner, options);
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('npm run contracts:verify -- --help');
  process.exitCode = 1;
}
