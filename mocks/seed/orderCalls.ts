import { MINUTE } from '../db/durations.ts';
import type { CallRow, OrderRow, PhoneNumberRow } from '../db/tables.ts';
import { customerNumber, randomOfCall } from './customerNumber.ts';
import { recordingOf } from './recordings.ts';
import type { Restaurant } from './restaurants.ts';
import { timedLines } from './timedTranscript.ts';

/** The time from the start of a call until the order, counted in opening hours only. */
const UNTIL_PLACED = 4 * MINUTE;

const PHONE = /\(\d{3}\) \d{3}-\d{4}/;

/** Generates a call for an order. Returns the order with the caller's number. */
export function callOfOrder(
  order: OrderRow,
  { company }: Restaurant,
  phoneNumberId: PhoneNumberRow['id'],
): { readonly order: OrderRow; readonly call: CallRow } {
  const id = `${order.id}-call`;
  const [, area = '', exchange = '', line = ''] =
    /(\d{3})(\d{3})(\d{4})$/.exec(customerNumber(randomOfCall(id))) ?? [];
  const details = order.details.replace(PHONE, `(${area}) ${exchange}-${line}`);
  const text = details.replaceAll('\\n', '\n');
  const [, name = ''] = /(\w+), \(/.exec(text) ?? [];
  const dishes = [...text.matchAll(/(\d) x (.+?) {2}/g)].map(([, count, dish]) => `${count} ${dish}`);
  const [, allergen] = /ALLERGY: (\w+)/.exec(text) ?? [];
  const { lines, durationSecs } = timedLines([
    company.assistant?.firstMessage ?? '',
    'Hi, I would like to order something.',
    'Of course. What can I get you?',
    `${dishes.join(', and ')}, please.`,
    'Are there any allergies that I should tell the kitchen about?',
    allergen ? `Yes, one of us cannot have ${allergen}.` : 'No, nothing.',
    'I have written that down. What name is the order under?',
    `${name}. Thank you!`,
  ]);
  const startedAt = Date.parse(order.timestamp) - UNTIL_PLACED;
  return {
    order: { ...order, details },
    call: {
      id,
      phoneNumberId,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(startedAt + durationSecs * 1000).toISOString(),
      messages: lines.map(({ speaker, message, seconds }) => ({
        role: speaker === 'restaurant' ? 'assistant' : 'user',
        message,
        time: seconds,
      })),
      successEvaluation: 'pass',
      summary: `${name} ordered ${dishes.join(' and ')}.`,
      recordingUrl: recordingOf(id),
    },
  };
}
