import type { Order } from '#domain/orders/order.ts';
import { CALL_BACK_DAYS, type CallBack, type MissedReason } from '#domain/telephony/callBacks.ts';
import type { CallerHistory } from '#domain/telephony/callers.ts';
import { dateAndTime, monthAndDay } from './dates.ts';
import { countWithNoun, formatNumber, ordinal } from './numbers.ts';

const REASONS = {
  failed: 'Call failed',
  busy: 'Line was busy',
  'no-answer': 'No answer',
  unsuccessful: 'Rated as failed',
} satisfies Record<MissedReason, string>;

/** Texts about callers and the callers to call back. */
export const callerText = {
  history: ({ place, since }: CallerHistory) =>
    place === 1 ? 'First call in the log' : `${ordinal(place)} call since ${monthAndDay(since)}`,
  lastOrder: ({ number, placedAt }: Order) => `last order ${number}, ${monthAndDay(placedAt)}`,
  noOrder: 'no orders from this phone number',
  ordersFailed: "couldn't check for orders from this phone number",
  title: 'Callers to call back',
  left: (count: number) => `${countWithNoun(count, 'caller')} to call back`,
  /** @param count undefined if the list may be incomplete */
  callBack: (count: number | undefined) => (count ? `Call back (${formatNumber(count)})` : 'Call back'),
  /** A link next to the number of calls that match a search. */
  alsoMissed: (count: number) => `See ${countWithNoun(count, 'matching missed call')}`,
  unknownNumber: 'Unknown number',
  listed: `Missed calls from the last ${CALL_BACK_DAYS} days. Check marks are saved only in this browser.`,
  none: 'No callers to call back',
  missed: ({ reason, at, calls }: CallBack) => {
    const last = `${REASONS[reason]} · ${dateAndTime(at)}`;
    return calls.length === 1 ? last : `${last} · ${countWithNoun(calls.length, 'missed call')}`;
  },
  reached: (at: Date) => `Called again and got through ${dateAndTime(at)}`,
  calledBack: 'Called back',
  /** Accessible name of a caller's checkbox. */
  calledBackTo: (caller: string) => `Called back ${caller}`,
  loadingLog: 'Loading the call log',
  logFailed:
    "Couldn't load the call log. This list only has calls that were rated as failed, without callers' numbers.",
  /** Shown to staff instead of `listed`. */
  forAdmins: `Only owners and admins can see missed calls and callers' numbers. This list only has calls from the last ${CALL_BACK_DAYS} days that were rated as failed. Check marks are saved only in this browser.`,
} as const;
