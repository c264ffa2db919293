import { validateHeaderName, validateHeaderValue } from 'node:http';
import { parseArgs } from 'node:util';
import type { HostBehavior } from './host.ts';
import type { Selection } from './selection.ts';
import type { Credentials } from './signIn.ts';
import { TIERS, type Tier } from './tiers.ts';

export const HELP = `Checks that an API provider keeps the contracts in contracts/pacts.

npm run contracts:verify                                  checks the mock backend
npm run contracts:verify -- --provider URL --states URL   checks any host; the second URL sets up each state
npm run contracts:verify -- --provider URL                checks any host in its current state, with reads only
npm run contracts:verify -- --voice URL --agent ID        checks a voice service

  --tier NAME           console: what the console needs (default)
                        duty: what the host must refuse, with each call as each role
                        all: both
  --area TEXT           checks only calls whose path or screen contains the text: orders, "Menu Builder"
  --provider URL        the API's address, such as https://api.staging.example
  --states URL          its state-change endpoint, as described in contracts/README.md
  --origin URL          the app's origin, such as https://app.staging.example: also checks what a browser requires of a host on
                        another origin, CORS headers and the session's cookie
  --voice URL           the voice service's WebSocket origin, such as wss://voice.staging.example: runs one session with text
                        and one with sound; with --provider, after its calls
  --agent ID            the agent that answers there
  --without-state REGEX skips interactions with a matching state, such as one the host can't set up; can be repeated
  --header 'NAME: VALUE'
                        adds a header, such as a gateway key, to every request to the provider and to a states endpoint on
                        the same origin; can be repeated
  --timeout SECONDS     limits each response of the provider and the states endpoint, and each voice message; default 30
  --all                 prints every line; a terminal shows twenty, and CI all
  --help                shows this text

  TABLESIDE_TOKEN                        access token for requests whose state returns none
  TABLESIDE_EMAIL, TABLESIDE_PASSWORD    or the user to sign in for that
  NODE_EXTRA_CA_CERTS                    certificate file of a private CA

Redirects are never followed. Exits with code 1 if an interaction fails, a state can't be set up, or nothing was checked.`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the options. Without a provider, the mock is checked. @throws Error naming the wrong option */
export function parseCommandLine(args: readonly string[], environment: Environment) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tier: { type: 'string', default: 'console' },
      area: { type: 'string' },
      provider: { type: 'string' },
      states: { type: 'string' },
      origin: { type: 'string' },
      voice: { type: 'string' },
      agent: { type: 'string' },
      'without-state': { type: 'string', multiple: true, default: [] },
      header: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '30' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { provider: providerUrl, states: statesUrl, area } = values;
  if (statesUrl && !providerUrl) throw new Error('--states requires --provider');
  return {
    asksForHelp: values.help,
    providerUrl,
    statesUrl,
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    voice: values.voice === undefined ? undefined : voiceOf(values.voice, values.agent),
    behavior: {
      timeout: secondsOf(values.timeout),
      headers: headersOf(values.header),
    } satisfies HostBehavior,
    credentials: providerUrl === undefined ? undefined : credentialsIn(environment),
    selection: {
      tiers: tiersOf(values.tier),
      area,
      onlyReads: providerUrl !== undefined && statesUrl === undefined,
      withoutStates: values['without-state'],
    } satisfies Selection,
    showsAll: values.all,
  };
}

function voiceOf(origin: string, agentId: string | undefined) {
  if (!/^wss?:$/.test(URL.parse(origin)?.protocol ?? ''))
    throw new Error(`--voice must start with ws:// or wss://: ${origin}`);
  if (!agentId) throw new Error('--voice requires --agent');
  return { origin: origin.replace(/\/$/, ''), agentId };
}

/** @throws Error for an address that is more than an origin, because a browser sends only the origin */
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

/** @throws Error for an invalid line. The error doesn't quote the line, which may contain a secret */
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

function tiersOf(name: string): readonly Tier[] {
  const tiers = TIERS.filter((one) => name === 'all' || name === one);
  if (tiers.length === 0) throw new Error(`--tier is ${TIERS.join(', ')}, or all, not ${name}`);
  return tiers;
}

function credentialsIn(environment: Environment): Credentials | undefined {
  const { TABLESIDE_TOKEN: token, TABLESIDE_EMAIL: email, TABLESIDE_PASSWORD: password } = environment;
  if (token) return { token };
  if (Boolean(email) !== Boolean(password))
    throw new Error('Set both TABLESIDE_EMAIL and TABLESIDE_PASSWORD, or neither');
  return email && password ? { email, password } : undefined;
}
