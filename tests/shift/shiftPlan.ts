import { createRandom, type Random } from '../../mocks/seed/random.ts';
import type { Scope, Trouble } from './UnreliableHost.ts';

/** An event during a shift. Some events are failures. */
export type Incident =
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly scope: Scope }
  /** The network is gone, and the browser reports being offline. */
  | { readonly kind: 'offline' }
  /** The device sleeps. Time passes, but no timer runs. */
  | { readonly kind: 'sleep' }
  /** The tab is hidden. */
  | { readonly kind: 'hidden' }
  /** A person or the network sets the device's clock. */
  | { readonly kind: 'clock'; readonly byMinutes: number }
  /** A phone call takes the audio device. */
  | { readonly kind: 'no sound' }
  /** Another tab of the same browser shows the restaurant until the incident ends. */
  | { readonly kind: 'second tab'; readonly page: 'orders' | 'restaurant' }
  /** A new release replaces the files of the release that the tab runs. */
  | { readonly kind: 'release' };

export interface PlannedIncident {
  readonly incident: Incident;
  /** The start, in minutes of the shift. */
  readonly from: number;
  readonly to: number;
}

export interface ShiftPlan {
  readonly seed: number;
  readonly minutes: number;
  /** The time at which the shift starts, in epoch milliseconds. */
  readonly startsAt: number;
  /** Whether the bell is on. Without the bell, the tab can load a new release. */
  readonly hasSound: boolean;
  /** Incidents by start time. Failures of the host never overlap. */
  readonly incidents: readonly PlannedIncident[];
  /** Minutes at which an order arrives. */
  readonly orders: readonly number[];
}

/** When the clocks change in New York, at 2 AM. */
const CLOCK_CHANGES = [Date.parse('2026-11-01T06:00:00Z'), Date.parse('2027-03-14T07:00:00Z')] as const;

const TROUBLES: readonly Trouble[] = [
  'hang',
  'stall',
  'cut',
  'reset',
  'login page',
  'bad row',
  429,
  500,
  502,
  503,
  504,
];

/**
 * Plans a shift during which midnight passes and the clocks change. The same seed always gives the same plan.
 * @param minutes at least 120
 */
export function planShift(seed: number, minutes: number): ShiftPlan {
  const random = createRandom(seed);
  return {
    seed,
    minutes,
    startsAt: (CLOCK_CHANGES[seed % 2] ?? CLOCK_CHANGES[0]) - 0.75 * minutes * 60_000,
    hasSound: !random.oneIn(3),
    incidents: [
      ...inTurn(random, { minutes, pause: [5, 25] }, anyTrouble),
      // incidents of the device are independent of the host's failures
      ...inTurn(random, { minutes, pause: [20, 60] }, anyDeviceIncident),
      ...inTurn(random, { minutes, pause: [40, 90] }, (lots) => ({
        kind: 'second tab',
        page: lots.pick(['orders', 'restaurant'] as const),
      })),
      { incident: { kind: 'release' } as const, from: minutes / 3 + random.below(minutes / 12), to: 0 },
    ].toSorted((one, other) => one.from - other.from),
    orders: ordersOf(random, minutes),
  };
}

interface Rhythm {
  readonly minutes: number;
  /** The minimum and maximum pause between two incidents, in minutes. */
  readonly pause: readonly [number, number];
}

/** Plans incidents one after another. No incident is near the end, so that the last order can arrive. */
function inTurn(
  random: Random,
  { minutes, pause: [shortest, longest] }: Rhythm,
  next: (random: Random) => Incident,
): readonly PlannedIncident[] {
  const planned: PlannedIncident[] = [];
  const pause = () => shortest + random.below(longest - shortest);
  for (let from = pause(); from < minutes - 40;) {
    const to = from + duration(random);
    planned.push({ incident: next(random), from, to });
    from = to + pause();
  }
  return planned;
}

/** Returns a duration in minutes: usually short, like a restart, and sometimes longer than any recovery. */
const duration = (random: Random) => (random.oneIn(4) ? 5 + random.below(20) : 0.5 + random.below(6) / 2);

function anyTrouble(random: Random): Incident {
  const trouble = random.pick(TROUBLES);
  const scope = random.pick(['all', 'all', 'orders', 'refresh'] as const);
  // a session refresh that succeeds without a token would end the session, as it should
  const isSuccess = trouble === 'login page' || trouble === 'bad row';
  return { kind: 'trouble', trouble, scope: isSuccess ? 'orders' : scope };
}

function anyDeviceIncident(random: Random): Incident {
  const kind = random.pick(['offline', 'sleep', 'hidden', 'clock', 'no sound'] as const);
  if (kind !== 'clock') return { kind };
  return { kind, byMinutes: random.pick([-180, -60, -5, -1, 1, 5, 60, 180]) };
}

/** Plans an order every two to six minutes, and sometimes two at once. */
function ordersOf(random: Random, minutes: number): readonly number[] {
  const times: number[] = [];
  for (let at = 1; at < minutes - 10; at += 2 + random.below(25) / 6) {
    times.push(at);
    if (random.oneIn(8)) times.push(at);
  }
  return times;
}
