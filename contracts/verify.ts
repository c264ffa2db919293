import { existsSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { parseArgs } from 'node:util';
import { countWithNoun } from '#ui/texts/numbers.ts';
import { startServer } from '../mocks/hosts/server.ts';
import { emptySeed } from '../mocks/seed/empty.ts';
import { accountFrom } from './browser/accountFrom.ts';
import { crossOriginProblems } from './browser/crossOriginProblems.ts';
import { PACT_FILE } from './support/pactFile.ts';
import { Host, type HostBehavior } from './verifier/host.ts';
import { publishingAs, type Publishing } from './verifier/publishing.ts';
import { lastFailed, REPORT_FOLDER, RESULTS_FILE, saveResults } from './verifier/resultsFile.ts';
import { selectInteractions, type SelectedInteractions } from './verifier/selection.ts';
import { signIn } from './verifier/signIn.ts';
import { States } from './verifier/states.ts';
import { isVerified, summaryOf } from './verifier/summary.ts';
import { TIERS, type Tier } from './verifier/tiers.ts';
import { verification } from './verifier/verification.ts';

const HELP = `Checks that an API provider keeps the contracts in contracts/pacts.

npm run contracts:verify                                  checks the mock backend
npm run contracts:verify -- --provider URL --states URL   checks any host; the second URL sets up each state
npm run contracts:verify -- --provider URL                checks any host in its current state, with reads only
npm run contracts:verify -- --voice URL --agent ID        checks a voice service

  --tier NAME           console: what the console needs (default)
                        duty: what the host must refuse, with each call as each role
                        faults: how the host's fault injector fails
                        all: everything; the option can be repeated
  --area TEXT           checks only calls whose path, page, or section contains the text: orders, "Menu Builder"
  --last-failed         checks only what failed in the last verification
  --provider URL        the API's address, such as https://api.staging.example
  --states URL          its state-change endpoint, as described in contracts/README.md
  --origin URL          the app's origin, such as https://app.staging.example: also checks what a browser requires of a host on
                        another origin, CORS headers and the session's cookie
  --voice URL           the voice service's WebSocket origin, such as wss://voice.staging.example: runs one session with text
                        and one with sound; with --provider, after its calls
  --agent ID            the agent that answers there
  --writes              without --states: also sends writes, which change and delete the host's data
  --without-state REGEX skips interactions with a matching state, such as one the host can't set up; can be repeated
  --header 'NAME: VALUE'
                        adds a header, such as a gateway key, to every request to the provider and to a states endpoint on
                        the same origin; can be repeated
  --timeout SECONDS     limits each response of the provider and the states endpoint, and each voice message; default 30
  --pact FILE           uses other contracts than those in contracts/pacts
  --publish VERSION     uses a broker's latest pact and publishes the results for this version of the provider
  --branch NAME         the provider's branch of this version
  --all                 prints every line; a terminal shows twenty, and CI all
  --verbose             also prints Pact's own output
  --help                shows this text

  TABLESIDE_TOKEN                        access token for requests whose state returns none
  TABLESIDE_EMAIL, TABLESIDE_PASSWORD    or the user to sign in for that
  NODE_EXTRA_CA_CERTS                    certificate file of a private CA
  PACT_DESCRIPTION, PACT_PROVIDER_STATE  Pact's own filters, regular expressions
  PACT_BROKER_BASE_URL  the broker's address, for --publish
  PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  BUILD_URL             the build that the broker links to from the results

Redirects are never followed. Exits with code 1 if an interaction fails, a state can't be set up, or nothing was checked.
${RESULTS_FILE} has Pact's own results.`;

/** Explains what is missing without a states endpoint. */
const WITHOUT_STATES =
  'Without --states, the provider stays in its current state: the contracts’ IDs don’t exist, and expected failures don’t occur. ' +
  'Writes are only sent with --writes. contracts/README.md has a states endpoint in fifty lines.';

const WITHOUT_ORIGIN = 'Without --origin, CORS headers and the session’s cookie were not checked.';

interface Checked {
  readonly provider: Host;
  readonly states: Host | undefined;
  /** Default values for requests whose state returns none. */
  readonly own?: Readonly<Record<string, string>>;
}

interface Options {
  readonly agreed: SelectedInteractions;
  readonly publishing: Publishing | undefined;
  readonly origin: string | undefined;
  readonly isVerbose: boolean;
  readonly showsAll: boolean;
}

/** @returns whether the provider keeps the contracts */
async function verify(
  { provider, states, own }: Checked,
  { showsAll, origin, ...options }: Options,
): Promise<boolean> {
  const {
    verdict: found,
    json,
    unpublished,
  } = await verification({
    provider,
    states: new States(states, own),
    ...options,
  });
  await saveResults(json, found.failures);
  const inBrowser = await browserCheck({ provider, states }, origin, options.agreed.interactions);
  const { publishing } = options;
  const notes = [
    ...found.notes,
    ...(states ? [] : [WITHOUT_STATES]),
    inBrowser.note,
    ...(publishing ? [publishedNote(publishing, unpublished)] : []),
  ];
  const verdict = { ...found, browser: inBrowser.problems, notes };
  console.log(summaryOf(verdict, longestReport(showsAll)));
  return isVerified(verdict) && unpublished === undefined;
}

const publishedNote = ({ providerVersion }: Publishing, unpublished: string | undefined) =>
  unpublished === undefined
    ? `The results were published for version ${providerVersion}.`
    : `The results were not published: ${unpublished}`;

const longestReport = (showsAll: boolean) =>
  process.stdout.isTTY && !process.env['CI'] && !showsAll ? 20 : Infinity;

/** Checks what a browser requires, and notes what was checked. Keeps the other results if the host is gone. */
async function browserCheck(
  { provider, states }: Checked,
  origin: string | undefined,
  interactions: SelectedInteractions['interactions'],
): Promise<{ readonly problems: readonly string[]; readonly note: string }> {
  if (origin === undefined) return { problems: [], note: WITHOUT_ORIGIN };
  // right before it is used, because other states may remove the user
  const account = await (states && accountFrom(states).catch(() => undefined));
  const note = account
    ? `CORS headers and the session’s cookie were checked for ${origin}.`
    : `CORS headers were checked for ${origin}, but not the session’s cookie: no state returned a user to sign in.`;
  const problems = crossOriginProblems({ provider, origin, interactions, account });
  return {
    problems: await problems.catch((error: Error) => [
      `requests from ${origin}  response: expected one, got ${error.message}`,
    ]),
    note,
  };
}

async function verifyMock(manner: HostBehavior, options: Options): Promise<boolean> {
  const mock = await startServer({ port: 0, seed: emptySeed() });
  try {
    const provider = new Host(mock.url, manner);
    const states = new Host(`${mock.url}/__backend/states`, manner);
    return await verify(
      { provider, states },
      { ...options, origin: options.origin ?? 'http://localhost:5173' },
    );
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

interface VoiceOptions {
  readonly origin: string;
  readonly agentId: string | undefined;
  /** In seconds. */
  readonly timeout: number;
  readonly showsAll: boolean;
}

/** @returns whether the voice service keeps its contract */
async function verifyVoice({ origin, agentId, timeout, showsAll }: VoiceOptions): Promise<boolean> {
  if (!/^wss?:$/.test(URL.parse(origin)?.protocol ?? ''))
    throw new Error(`--voice must start with ws:// or wss://: ${origin}`);
  if (!agentId) throw new Error('--voice requires --agent');
  // the library of voice sessions is large
  const { voiceProblems } = await import('./voice/voiceProblems.ts');
  const url = origin.replace(/\/$/, '');
  const problems = await voiceProblems({ origin: url, agentId, patience: timeout * 1000, isRealTime: true });
  const lines = [
    problems.length === 0
      ? '2 voice sessions verified'
      : countWithNoun(problems.length, 'problem') + ' in voice sessions',
    `Service ${url}, ${new Date().toISOString()}`,
    ...problems.flatMap((text) => `✗ ${text}`.split('\n')),
  ];
  console.log(lines.slice(0, longestReport(showsAll)).join('\n'));
  return problems.length === 0;
}

/** Creates the states endpoint's host. Provider headers go to no other host. */
function statesOf(url: string, provider: Host, manner: HostBehavior): Host {
  const isThere = new URL(url).origin === new URL(provider.url).origin;
  return new Host(url, isThere ? manner : { ...manner, headers: {} });
}

/** @throws Error for an address with more than an origin, which no browser sends */
function originOf(option: string): string {
  const { protocol, origin, href } = URL.parse(option) ?? {};
  if (!/^https?:$/.test(protocol ?? '') || href !== `${origin}/`)
    throw new Error(`--origin must be an origin such as https://app.staging.example, not ${option}`);
  return origin ?? '';
}

function secondsOf(option: string): number {
  const seconds = Number(option);
  if (!(seconds > 0)) throw new Error(`--timeout must be a number of seconds, not ${option}`);
  return seconds;
}

/** @throws Error for an invalid line, without repeating it because it may contain a secret */
function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  const headers = lines.map((line, index) => {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*?)\s*$/.exec(line) ?? [];
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new Error(`--header takes 'Name: value'; number ${index + 1} is different`);
    }
    return [name.toLowerCase(), value] as const;
  });
  return Object.fromEntries(headers);
}

function tiersOf(names: readonly string[]): readonly Tier[] {
  if (names.includes('all')) return TIERS;
  return names.map((name) => {
    const tier = TIERS.find((one) => one === name);
    if (!tier) throw new Error(`--tier is ${TIERS.join(', ')}, or all, not ${name}`);
    return tier;
  });
}

/** @throws Error if only some interactions were asked for, because a broker takes the results as complete */
function publishingOf(version: string, branch: string | undefined, isPartial: boolean): Publishing {
  const { PACT_DESCRIPTION, PACT_PROVIDER_STATE } = process.env;
  if (isPartial || PACT_DESCRIPTION || PACT_PROVIDER_STATE)
    throw new Error('Results can only be published for all interactions');
  return publishingAs(version, branch, process.env);
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      tier: { type: 'string', multiple: true, default: ['console'] },
      area: { type: 'string' },
      'last-failed': { type: 'boolean', default: false },
      provider: { type: 'string' },
      states: { type: 'string' },
      origin: { type: 'string' },
      voice: { type: 'string' },
      agent: { type: 'string' },
      writes: { type: 'boolean', default: false },
      'without-state': { type: 'string', multiple: true, default: [] },
      header: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '30' },
      pact: { type: 'string', default: PACT_FILE },
      publish: { type: 'string' },
      branch: { type: 'string' },
      all: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  const { provider: providerUrl, states: statesUrl, voice, agent, area, publish, branch, pact } = values;
  const manner = { timeout: secondsOf(values.timeout), headers: headersOf(values.header) };
  const checkVoice = async () =>
    voice === undefined ||
    (await verifyVoice({ origin: voice, agentId: agent, timeout: manner.timeout, showsAll: values.all }));
  if (!existsSync(pact))
    throw new Error(`${pact} does not exist. Write the contracts with: npm run contracts`);
  const onlyReads = providerUrl !== undefined && statesUrl === undefined && !values.writes;
  const withoutStates = values['without-state'];
  const isPartial = onlyReads || withoutStates.length > 0 || area !== undefined || values['last-failed'];
  const publishing = publish === undefined ? undefined : publishingOf(publish, branch, isPartial);
  const selection = {
    // what failed may be of any tier
    tiers: publishing || values['last-failed'] ? TIERS : tiersOf(values.tier),
    area,
    onlyReads,
    withoutStates,
    lastFailed: values['last-failed'] ? await lastFailed() : undefined,
  };
  const agreed = selectInteractions(pact, selection, REPORT_FOLDER);
  const options = {
    agreed,
    publishing,
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    isVerbose: values.verbose,
    showsAll: values.all,
  };
  if (providerUrl) {
    const provider = new Host(providerUrl, manner);
    const states = statesUrl === undefined ? undefined : statesOf(statesUrl, provider, manner);
    const isKept = await verifyHost(provider, states, options);
    return (await checkVoice()) && isKept;
  }
  if (statesUrl) throw new Error('--states requires --provider');
  return voice === undefined ? verifyMock(manner, options) : checkVoice();
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('npm run contracts:verify -- --help');
  process.exitCode = 1;
}
