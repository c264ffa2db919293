import type { Order } from '#domain/orders/order.ts';
import { orderLines, withoutNote } from '#domain/orders/orderLines.ts';
import { ALLERGY, mentionsAllergy } from '#domain/orders/ticket.ts';
import { isSameNumber, phoneNumbersIn } from '#domain/shared/phoneNumber.ts';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import { wordMatcher } from '#domain/shared/wordMatcher.ts';
import type { Call, CallsOfNumber } from './call.ts';

/** How long after the end of a call its order may be placed, in milliseconds. */
export const ORDER_DELAY_MS = 10 * 60_000;

/** The call in which an order was placed. */
export interface CallOfOrder {
  readonly call: Call;
  /** The restaurant's phone number that the caller dialed. */
  readonly number: string;
  /** Seconds from the start of the call to the first mention of the order. */
  readonly atSeconds: number;
  /** How the call and the order were matched: by the phone number on the ticket, or only by time. */
  readonly matchedBy: 'phone' | 'time';
}

/**
 * Returns the only call in which an order can have been placed, or undefined if no call or several calls fit.
 * A call fits if it was running when the order was placed, or had ended at most 10 minutes earlier. A call
 * whose caller's number is on the ticket takes precedence. Without such a call, a call doesn't fit if its
 * caller is known and the ticket has other phone numbers, or if its transcript mentions nothing on the
 * ticket. (rule: call of an order)
 */
export function callOfOrder(order: Order, lines: readonly CallsOfNumber[]): CallOfOrder | undefined {
  const inTime = lines.flatMap(({ number, calls }) =>
    calls.filter((call) => wasPlacedIn(order, call)).map((call) => ({ call, number })),
  );
  // without an area code, a number may belong to several callers
  const numbers = phoneNumbersIn(order.details).filter(({ length }) => length >= 10);
  const isCaller = ({ caller }: Call) =>
    caller !== undefined && numbers.some((number) => isSameNumber(number, caller));
  const byPhone = inTime.filter(({ call }) => isCaller(call));
  const byTime = inTime.filter(({ call }) => call.caller === undefined || numbers.length === 0);
  const [one, ...others] = byPhone.length > 0 ? byPhone : byTime;
  if (!one || others.length > 0) return undefined;
  const mention = firstMention(order, one.call.lines);
  if (byPhone.length === 0 && one.call.lines.length > 0 && !mention) return undefined;
  return {
    ...one,
    atSeconds: mention?.atSeconds ?? 0,
    matchedBy: byPhone.length > 0 ? 'phone' : 'time',
  };
}

/** A call without a known end lasted at least until the last line of its transcript. */
function wasPlacedIn({ placedAt }: Order, { startedAt, endedAt, lines }: Call): boolean {
  if (!startedAt) return false;
  const end = endedAt?.getTime() ?? startedAt.getTime() + (lines.at(-1)?.atSeconds ?? 0) * 1000;
  return startedAt <= placedAt && placedAt.getTime() - end <= ORDER_DELAY_MS;
}

/** Returns the first line about an allergy that is on the ticket, or the first that names an ordered item. */
function firstMention(order: Order, lines: readonly TranscriptLine[]): TranscriptLine | undefined {
  const items = orderLines(order.details).flatMap(({ name }) => wordMatcher(longWords(name)) ?? []);
  return (
    lines.find(({ text }) => mentionsAllergy(order) && ALLERGY.test(text)) ??
    lines.find(({ text }) => items.some((isNamed) => isNamed(text)))
  );
}

/** Returns the words of an item's name that have at least four letters. Callers often omit shorter words. */
function longWords(name: string): string {
  const words = withoutNote(name).split(/[^\p{L}\p{M}]+/u);
  return words.filter(({ length }) => length >= 4).join(' ') || words.join(' ');
}
