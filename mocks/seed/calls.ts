import { DAY, MINUTE, SECOND } from '../db/durations.ts';
import { faker } from '@faker-js/faker/locale/en';
import { recordingOf } from './recordings.ts';
import type { CallRow, ConversationRow, PhoneNumberRow } from '../db/tables.ts';
import { afterHoursCall, timedTranscript } from './timedTranscript.ts';
import type { Outcome } from './dialogues.ts';
import type { Restaurant, RestaurantAgent } from './restaurants.ts';

const DAYS_LISTED = 14;

/** The wire values of each call outcome. */
const evaluations: Readonly<Record<Outcome, readonly (string | number | null)[]>> = {
  well: ['true', 'excellent', 9, 'pass', '92%', '8', 'true', null],
  'so-so': ['good', 6, 'fair', '65%', 'unclear'],
  badly: ['false', 2, 'poor', '30%', 'fail'],
};

/** Whether a call comes while the restaurant is closed, as only a few calls do. */
const isAfterHours = (index: number) => index % 17 === 9;

/** Generates two weeks of calls to the restaurant's numbers. */
export function callsOf(
  restaurant: Restaurant,
  phoneNumbers: readonly PhoneNumberRow[],
  writtenFor: number,
): CallRow[] {
  const given: Record<Outcome, number> = { well: 0, 'so-so': 0, badly: 0 };
  const evaluated = (call: ReturnType<typeof timedTranscript>) => {
    const forms = evaluations[call.outcome];
    return { ...call, evaluation: forms[given[call.outcome]++ % forms.length] ?? null };
  };
  return Array.from({ length: restaurant.calls }, (_, index): CallRow => {
    const startedAt = writtenFor - spread(index, restaurant.calls);
    const { summary, lines, durationSecs, evaluation } = isAfterHours(index)
      ? { ...afterHoursCall(restaurant), evaluation: null }
      : evaluated(timedTranscript(restaurant));
    const id = `${restaurant.company.id}-call-${index + 1}`;
    // for some calls, no end was reported
    const hasEnded = index % 13 !== 7;
    return {
      id,
      phoneNumberId: phoneNumbers[index % 5 < 3 ? 0 : index % phoneNumbers.length]?.id ?? '',
      startedAt: new Date(startedAt).toISOString(),
      endedAt: hasEnded ? new Date(startedAt + durationSecs * 1000).toISOString() : null,
      messages: lines.map(({ speaker, message, seconds }) => ({
        role: speaker === 'restaurant' ? 'assistant' : 'user',
        message,
        time: seconds,
      })),
      successEvaluation: hasEnded ? evaluation : null,
      summary: hasEnded && index % 9 !== 5 ? summary : null,
      recordingUrl: hasEnded && index % 4 !== 3 ? recordingOf(id) : null,
    };
  });
}

/** Generates an agent's conversations. The last one is still being processed. */
export function conversationsOf(
  restaurant: Restaurant,
  agent: RestaurantAgent,
  writtenFor: number,
): ConversationRow[] {
  return Array.from({ length: agent.conversations }, (_, index) => {
    const { outcome, lines, durationSecs } = timedTranscript(restaurant);
    return {
      id: faker.string.hexadecimal({ length: 16, prefix: '', casing: 'lower' }),
      agentId: agent.id,
      startedAt: new Date(writtenFor - spread(index, agent.conversations)).toISOString(),
      durationSecs,
      outcome: outcome === 'badly' ? 'failure' : 'success',
      status: index === 0 ? 'processing' : 'done',
      // a recording is missing during processing, and for some other conversations
      hasAudio: index % 5 !== 0,
      transcript: lines.map(({ speaker, message, seconds }) => ({
        role: speaker === 'restaurant' ? 'agent' : 'user',
        message,
        seconds,
      })),
    };
  });
}

/** The age of the call at `index` in milliseconds. Ages differ and are at most two weeks. */
function spread(index: number, count: number): number {
  const step = (DAYS_LISTED * DAY) / count;
  const jitter = faker.number.float({ min: 0.1, max: 0.8 }) * Math.min(step, DAY / 4);
  // whole seconds make the seed smaller
  return Math.round((index * step + jitter + MINUTE) / SECOND) * SECOND;
}
