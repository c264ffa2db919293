import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { isDay } from '#domain/shared/day.ts';
import { valuesAt, type Difference } from '../support/answerRules.ts';
import type { Call } from '../support/calls.ts';
import type { Failure, Impact } from './failures.ts';
import { tierOf } from './tiers.ts';

/** The screen that uses each port. A method can have another screen. */
const SCREENS: Readonly<Record<string, string>> = {
  Accounts: 'Sign in',
  Passwords: 'Profile',
  Bookings: 'Booking',
  'Companies.list': 'Dashboard',
  'Companies.detail': 'Company Details',
  'Companies.users': 'Company Users',
  'Companies.calls': 'Calls',
  Restaurants: 'Restaurant form',
  ApiKeys: 'API Keys',
  Orders: 'Orders',
  Billing: 'Subscription',
  'VoiceAgents.preview': 'Connected Agents',
  'VoiceAgents.agent': 'Agent',
  VoiceAgents: 'Conversation',
  PointOfSale: 'Integrations',
  VoiceSettings: 'Voice Configuration',
  Menus: 'Menu Builder',
  Instructions: 'AI Instructions Builder',
  Telephony: 'Telephony Configuration',
  Deployments: 'Deployment Controls',
};

/** Returns the screen that makes an API call. @throws Error if no screen makes the call */
export function screenOfCall({ by }: Pick<Call, 'by'>): string {
  const screen = SCREENS[by] ?? SCREENS[by.replace(/\..*/, '')];
  if (screen === undefined) throw new Error(`contracts/verifier/impact.ts has no screen for ${by}`);
  return screen;
}

type Play = ReturnType<typeof import('../support/appWithScriptedResponses.ts').appWithScriptedResponses>;

/** Adds the impact of each failure on the console, found with the console's own adapters. */
export async function withImpact(failures: readonly Failure[]): Promise<readonly Failure[]> {
  if (failures.length === 0) return failures;
  // Node can't import the adapters directly
  const { module } = await runnerImport<typeof import('../support/appWithScriptedResponses.ts')>(
    join(import.meta.dirname, '../support/appWithScriptedResponses.ts'),
    { configFile: false, logLevel: 'error' },
  );
  const play = module.appWithScriptedResponses();
  const rated: Failure[] = [];
  for (const failure of failures) rated.push({ ...failure, impact: await impactOf(failure, play) });
  return rated;
}

/** Returns undefined if the adapter accepts the response, or if the console never sends the request. */
async function impactOf(failure: Failure, play: Play): Promise<Impact | undefined> {
  const { call, interaction, exchange, differences } = failure;
  if (tierOf(interaction) !== 'console') return undefined;
  const { status = 0, text = '', headers = {} } = exchange;
  const outcome = (body: string) => play(call, { status, body, headers }).catch(() => 'a failure');
  const isOfBody = ({ at }: Difference) => /^(\$\.(?!success$)|body$|Content-Type$)/.test(at);
  if (!differences.every(isOfBody)) return 'breaks';
  const received = await outcome(text);
  if (received === 'a failure') return 'breaks';
  for (const difference of differences) {
    if (!difference.at.startsWith('$')) continue;
    const repaired = repair(JSON.parse(text), interaction.response.body?.content, difference);
    if (repaired === undefined || !isDeepStrictEqual(await outcome(repaired), received)) return 'affects';
  }
  return undefined;
}

/** Replaces a wrong value with a value of the agreed type. Returns undefined without an example. */
function repair(body: unknown, agreed: unknown, { at, value }: Difference): string | undefined {
  const steps = at.slice(2).replaceAll('[*]', '.*').split('.');
  const [example] = valuesAt(agreed, at.slice(2));
  const repaired = changed(body, steps, (got) =>
    isDeepStrictEqual(got, value) ? inAgreedForm(got, example) : got,
  );
  return example === undefined || isDeepStrictEqual(repaired, body) ? undefined : JSON.stringify(repaired);
}

function changed(
  part: unknown,
  [step, ...rest]: readonly string[],
  change: (part: unknown) => unknown,
): unknown {
  if (step === undefined) return change(part);
  if (Array.isArray(part)) return part.map((one) => changed(one, rest, change));
  if (typeof part !== 'object' || part === null) return part;
  return { ...part, [step]: changed((part as Record<string, unknown>)[step], rest, change) };
}

/** Converts a value to the type of the example. Returns the example if that is impossible. */
function inAgreedForm(got: unknown, example: unknown): unknown {
  if (got === null) return typeof example === 'string' ? '' : Array.isArray(example) ? [] : example;
  if (got === undefined || typeof got === 'object') return example;
  const text = typeof got === 'string' ? got : JSON.stringify(got);
  if (typeof example === 'boolean') return /^(true|1|yes)$/i.test(text);
  if (typeof example === 'number') return Number.isNaN(Number(text)) ? Date.parse(text) / 1000 : Number(text);
  if (typeof example === 'string' && typeof got !== 'string') return text;
  return /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text) && isDay(text.slice(0, 10)) ? `${text}Z` : example;
}
