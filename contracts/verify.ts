import { countWithNoun } from '#ui/texts/numbers.ts';
import { startServer } from '../mocks/hosts/server.ts';
import { emptySeed } from '../mocks/seed/empty.ts';
import { accountFrom } from './browser/accountFrom.ts';
import { CrossOriginHost } from './browser/CrossOriginHost.ts';
import { crossOriginProblems } from './browser/crossOriginProblems.ts';
import { PACT_FILE } from './support/pactFile.ts';
import { HELP, parseCommandLine, type VoiceService } from './verifier/commandLine.ts';
import { Host, statesHost, type HostBehavior } from './verifier/host.ts';
import { selectInteractions, type SelectedInteractions } from './verifier/selection.ts';
import { signIn, type Credentials } from './verifier/signIn.ts';
import { States } from './verifier/states.ts';
import { isVerified, summaryOf } from './verifier/summary.ts';
import { verification } from './verifier/verification.ts';

/** Receives the selected part of the pact. */
const REPORT_FOLDER = 'contracts-report';

/** Explains what is missing without a states endpoint. */
const WITHOUT_STATES =
  'Without --states, the provider stays in its current state: the contracts’ IDs don’t exist, expected failures don’t occur, ' +
  'and only reads are sent. contracts/README.md has a states endpoint in fifty lines.';

const WITHOUT_ORIGIN = 'Without --origin, CORS headers and the session’s cookie were not checked.';

interface Checked {
  readonly provider: Host;
  readonly states: Host | undefined;
  /** For requests whose state returns none. */
  readonly credentials?: Credentials | undefined;
}

interface Options {
  readonly agreed: SelectedInteractions;
  readonly origin: string | undefined;
  readonly showsAll: boolean;
}

/** @returns whether the provider keeps the contracts */
async function verify(
  { provider, states, credentials }: Checked,
  { showsAll, origin, agreed }: Options,
): Promise<boolean> {
  const page = origin === undefined ? undefined : new CrossOriginHost(provider, origin);
  const asked = page ?? provider;
  const own = credentials ? await signIn(asked, credentials) : {};
  const found = await verification({ provider: asked, states: new States(states, own), agreed });
  const inBrowser = await browserCheck(page, states, agreed.interactions);
  const notes = [...found.notes, ...(states ? [] : [WITHOUT_STATES]), inBrowser.note];
  const verdict = { ...found, browser: inBrowser.problems, notes };
  console.log(summaryOf(verdict, longestReport(showsAll)));
  return isVerified(verdict);
}

const longestReport = (showsAll: boolean) =>
  process.stdout.isTTY && !process.env['CI'] && !showsAll ? 20 : Infinity;

/** Checks what a browser requires, and notes what was checked. Keeps the other results if the host is gone. */
async function browserCheck(
  page: CrossOriginHost | undefined,
  states: Host | undefined,
  interactions: SelectedInteractions['interactions'],
): Promise<{ readonly problems: readonly string[]; readonly note: string }> {
  if (page === undefined) return { problems: [], note: WITHOUT_ORIGIN };
  // right before it is used, because other states may remove the user
  const account = await (states && accountFrom(states).catch(() => undefined));
  const note = account
    ? `CORS headers and the session’s cookie were checked for ${page.origin}.`
    : `CORS headers were checked for ${page.origin}, but not the session’s cookie: no state returned a user to sign in.`;
  const problems = crossOriginProblems({ host: page, interactions, account });
  return {
    problems: await problems.catch((error: Error) => [
      `requests from ${page.origin}  response: expected one, got ${error.message}`,
    ]),
    note,
  };
}

async function verifyMock(behavior: HostBehavior, options: Options): Promise<boolean> {
  const mock = await startServer({ port: 0, seed: emptySeed() });
  try {
    const provider = new Host(mock.url, behavior);
    const states = new Host(`${mock.url}/__backend/states`, behavior);
    return await verify(
      { provider, states },
      { ...options, origin: options.origin ?? 'http://localhost:5173' },
    );
  } finally {
    await mock.close();
  }
}

async function verifyHost(checked: Checked, options: Options): Promise<boolean> {
  const { provider } = checked;
  await provider.ask({ method: 'GET' }).catch((cause: Error) => {
    throw new Error(`${provider.url} did not respond: ${cause.message}`, { cause });
  });
  return verify(checked, options);
}

/** @returns whether the voice service keeps its contract */
async function verifyVoice(
  { origin, agentId }: VoiceService,
  timeout: number,
  showsAll: boolean,
): Promise<boolean> {
  // the library of voice sessions is large
  const { voiceProblems } = await import('./voice/voiceProblems.ts');
  const problems = await voiceProblems({ origin, agentId, timeoutMs: timeout * 1000, isRealTime: true });
  const lines = [
    problems.length === 0
      ? '2 voice sessions verified'
      : countWithNoun(problems.length, 'problem') + ' in voice sessions',
    `Service ${origin}, ${new Date().toISOString()}`,
    ...problems.flatMap((text) => `✗ ${text}`.split('\n')),
  ];
  console.log(lines.slice(0, longestReport(showsAll)).join('\n'));
  return problems.length === 0;
}

/** @returns whether everything that was checked keeps its contract */
async function main(): Promise<boolean> {
  const { asksForHelp, providerUrl, statesUrl, voice, behavior, credentials, selection, ...options } =
    parseCommandLine(process.argv.slice(2), process.env);
  if (asksForHelp) {
    console.log(HELP);
    return true;
  }
  const checkVoice = async () =>
    voice === undefined || (await verifyVoice(voice, behavior.timeout, options.showsAll));
  if (voice && !providerUrl) return checkVoice();
  const agreed = selectInteractions(PACT_FILE, selection, REPORT_FOLDER);
  if (!providerUrl) return verifyMock(behavior, { agreed, ...options });
  const provider = new Host(providerUrl, behavior);
  const states = statesUrl === undefined ? undefined : statesHost(statesUrl, provider, behavior);
  const isKept = await verifyHost({ provider, states, credentials }, { agreed, ...options });
  return (await checkVoice()) && isKept;
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('npm run contracts:verify -- --help');
  process.exitCode = 1;
}
