import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { isDay } from '#domain/shared/day.ts';
import type { Difference } from '../support/answerRules.ts';
import type { Call } from '../support/calls.ts';
import type { Failure, Impact } from './failures.ts';
import { tierOf } from './tiers.ts';

/** The screen of each port, and of methods with another one. */
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

/** @throws Error for a call without a screen */
export function screenOf({ by }: Pick<Call, 'by'>): string {
  const screen = SCREENS[by] ?? SCREENS[by.replace(/\..*/, '')];
  if (screen === undefined) throw new Error(`contracts/verifier/impact.ts has no screen for ${by}`);
  return screen;
}

type Play = ReturnType<typeof import('../support/playAnswers.ts').playAnswers>;

/** Adds what each failure does to the console, according to the console's own adapters. */
export async function withImpact(failures: readonly Failure[]): Promise<readonly Failure[]> {
  if (failures.length === 0) return failures;
  // Node can't load the adapters' TypeScript
  const { module } = await runnerImport<typeof import('../support/playAnswers.ts')>(
    join(import.meta.dirname, '../support/playAnswers.ts'),
    { configFile: false, logLevel: 'error' },
  );
  const play = module.playAnswers();
  const rated: Failure[] = [];
  for (const failure of failures) rated.push({ ...failure, impact: await impactOf(failure, play) });
  return rated;
}

/** Undefined if the adapter copes with the failure, and for what the console never sends. */
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

/** The response with a different value in its agreed form. Undefined if the contract has no example of it. */
function repair(body: unknown, agreed: unknown, { at, value }: Difference): string | undefined {
  const steps = at.slice(2).replaceAll('[*]', '.*').split('.');
  const example = steps.reduce(
    (parts: readonly unknown[], step) =>
      parts.flatMap((part) => (step === '*' ? part : (part as Record<string, unknown> | undefined)?.[step])),
    [agreed],
  )[0];
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

/** The same value in the type of the example. The example if there is none. */
function inAgreedForm(got: unknown, example: unknown): unknown {
  if (got === null) return typeof example === 'string' ? '' : Array.isArray(example) ? [] : example;
  if (got === undefined || typeof got === 'object') return example;
  const text = typeof got === 'string' ? got : JSON.stringify(got);
  if (typeof example === 'boolean') return /^(true|1|yes)$/i.test(text);
  if (typeof example === 'number') return Number.isNaN(Number(text)) ? Date.parse(text) / 1000 : Number(text);
  if (typeof example === 'string' && typeof got !== 'string') return text;
  return /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text) && isDay(text.slice(0, 10)) ? `${text}Z` : example;
}
