import { countWithNoun } from '#ui/texts/numbers.ts';
import { startServer } from '../mocks/hosts/server.ts';
import { emptySeed } from '../mocks/seed/empty.ts';
import { CrossOriginProvider } from './browser/CrossOriginProvider.ts';
import { requestTestAccount, crossOriginProblems } from './browser/crossOriginProblems.ts';
import { HELP, parseCommandLine } from './verifier/commandLine.ts';
import { Host, statesHost } from './verifier/host.ts';
import { selectInteractions, type SelectedInteractions } from './verifier/selection.ts';
import { signIn, type Credentials } from './verifier/signIn.ts';
import { StatesProxy } from './verifier/states.ts';
import { isVerified, summaryOf } from './verifier/summary.ts';
import { verification } from './verifier/verification.ts';
import type { Service } from './voice/sessions.ts';

/** Says which checks need a states endpoint. */
const WITHOUT_STATES =
  'Without --states, the provider stays in its current state: the contracts’ IDs don’t exist, expected failures don’t occur, ' +
  'and only reads are sent. contracts/README.md has a states endpoint in fifty lines.';

const WITHOUT_ORIGIN = 'Without --origin, CORS headers and the session’s cookie were not checked.';

interface Checked {
  readonly provider: Host;
  readonly states: Host | undefined;
  /** The app's origin, for checking the requirements of browsers. */
  readonly origin: string | undefined;
  /** Credentials for requests whose state returns no token. */
  readonly credentials?: Credentials | undefined;
}

/** Prints the verdict. @returns whether the provider keeps the contracts */
async function verify(
  { provider, states, origin, credentials }: Checked,
  agreed: SelectedInteractions,
  longest: number,
): Promise<boolean> {
  const page = origin === undefined ? undefined : new CrossOriginProvider(provider, origin);
  const asked = page ?? provider;
  const own = credentials ? await signIn(asked, credentials) : {};
  const found = await verification(asked, new StatesProxy(states, own), agreed);
  const { problems, note } = await browserCheck(page, states, agreed);
  const verdict = {
    ...found,
    browser: problems,
    notes: [...found.notes, ...(states ? [] : [WITHOUT_STATES]), note],
  };
  console.log(summaryOf(verdict, longest));
  return isVerified(verdict);
}

/** Checks the requirements of browsers, and notes the result. Without a response, all other results stay. */
async function browserCheck(
  page: CrossOriginProvider | undefined,
  states: Host | undefined,
  { interactions }: SelectedInteractions,
): Promise<{ readonly problems: readonly string[]; readonly note: string }> {
  if (page === undefined) return { problems: [], note: WITHOUT_ORIGIN };
  // requested immediately before use, because other states may remove the user
  const account = await (states && requestTestAccount(states).catch(() => undefined));
  const note = account
    ? `CORS headers and the session’s cookie were checked for ${page.origin}.`
    : `CORS headers were checked for ${page.origin}, but not the session’s cookie: no state returned a user to sign in.`;
  const problems = crossOriginProblems(page, interactions, account).catch((error: Error) => [
    `requests from ${page.origin}  response: expected one, got ${error.message}`,
  ]);
  return { problems: await problems, note };
}

/** Prints the verdict. @returns whether the voice service keeps its contract */
async function verifyVoice(service: Service, longest: number): Promise<boolean> {
  // loaded on demand, because the library for voice sessions is large
  const { voiceProblems } = await import('./voice/voiceProblems.ts');
  const problems = await voiceProblems(service);
  const lines = [
    problems.length === 0
      ? '2 voice sessions verified'
      : countWithNoun(problems.length, 'problem') + ' in voice sessions',
    `Service ${service.origin}, ${new Date().toISOString()}`,
    ...problems.flatMap((text) => `✗ ${text}`.split('\n')),
  ];
  console.log(lines.slice(0, longest).join('\n'));
  return problems.length === 0;
}

/** @returns whether all checks passed */
async function main(): Promise<boolean> {
  const options = parseCommandLine(process.argv.slice(2), process.env);
  const { providerUrl, statesUrl, origin, voice, behavior, credentials } = options;
  if (options.asksForHelp) {
    console.log(HELP);
    return true;
  }
  const longest = process.stdout.isTTY && !process.env['CI'] && !options.showsAll ? 20 : Infinity;
  const timeoutMs = behavior.timeout * 1000;
  const checkVoice = async () =>
    voice === undefined || verifyVoice({ ...voice, timeoutMs, isRealTime: true }, longest);
  if (voice && !providerUrl) return checkVoice();
  const agreed = selectInteractions(options.selection);
  if (!providerUrl) {
    const mock = await startServer({ port: 0, seed: emptySeed() });
    const provider = new Host(mock.url, behavior);
    const states = new Host(`${mock.url}/__backend/states`, behavior);
    try {
      return await verify({ provider, states, origin: origin ?? 'http://localhost:5173' }, agreed, longest);
    } finally {
      await mock.close();
    }
  }
  const provider = new Host(providerUrl, behavior);
  const states = statesUrl === undefined ? undefined : statesHost(statesUrl, provider, behavior);
  await provider.send({ method: 'GET' }).catch((cause: Error) => {
    throw new Error(`${provider.url} did not respond: ${cause.message}`, { cause });
  });
  const isKept = await verify({ provider, states, origin, credentials }, agreed, longest);
  return (await checkVoice()) && isKept;
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('npm run contracts:verify -- --help');
  process.exitCode = 1;
}
