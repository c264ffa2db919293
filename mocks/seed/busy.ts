import { EMPTY_SETTINGS } from '../db/settings/shapes.ts';
import { MINUTE } from '../db/durations.ts';
import { recordingOf } from './recordings.ts';
import { kitchenOf, kitchenTicket } from './kitchenTicket.ts';
import type {
  AgentRow,
  CallRow,
  CompanyRow,
  ConversationRow,
  PhoneNumberRow,
  SettingsRow,
  TableRows,
} from '../db/tables.ts';
import { busyRestaurantMenu } from './busyRestaurantMenu.ts';
import { createRandom, type Random } from './random.ts';

const ORDERS = 10_000;
const PHONE_NUMBERS = 40;
const CALLS = 2000;
const CONVERSATIONS = 5000;
const LONG_TRANSCRIPT = 5000;

/** The average time between two orders. */
const ORDER_EVERY = 14 * MINUTE;
const CALL_EVERY = 40 * MINUTE;

export interface Busy {
  readonly company: CompanyRow;
  readonly agent: AgentRow;
  /** The ID of the agent's latest conversation, which is very long. */
  readonly conversationId: string;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/** Generates the rows of an unusually large restaurant. Only the dates vary. */
export function busyRestaurantRows({ company, agent, conversationId, now }: Busy): TableRows {
  const random = createRandom(1987);
  const phoneNumbers = Array.from({ length: PHONE_NUMBERS }, (_, index): PhoneNumberRow => ({
    id: `phone-${index + 1}`,
    companyId: company.id,
    phoneNumber: `+1212555${String(100 + index).padStart(4, '0')}`,
  }));
  return {
    settings: [settingsOf(company)],
    phoneNumbers,
    orders: ordersOf(company, random, now),
    calls: Array.from({ length: CALLS }, (_, index) => callAt(index, random, now)),
    conversations: Array.from({ length: CONVERSATIONS }, (_, index) =>
      index === 0
        ? conversationAt(index, LONG_TRANSCRIPT, conversationId, agent, random, now)
        : conversationAt(index, 4 + 2 * random.below(3), `conversation-busy-${index}`, agent, random, now),
    ),
  };
}

/** Generates settings with a separate random generator, so that the other rows stay the same. */
function settingsOf({ id }: CompanyRow): SettingsRow {
  return { id, ...EMPTY_SETTINGS, menu: busyRestaurantMenu(createRandom(2000)) };
}

function ordersOf(company: CompanyRow, random: Random, now: number) {
  const kitchen = kitchenOf(company);
  return Array.from({ length: ORDERS }, (_, index) => {
    const back = ORDERS - index;
    return {
      id: `order-${index + 1}`,
      companyId: company.id,
      orderNumber: String(index + 1),
      timestamp: new Date(now - back * ORDER_EVERY + random.below(ORDER_EVERY)).toISOString(),
      details: kitchenTicket(kitchen, random),
      isPrinted: back > 3,
      printsAt: null,
    };
  });
}

function callAt(index: number, random: Random, now: number): CallRow {
  const { lines, seconds } = talk(6 + 2 * random.below(3), random);
  const startedAt = now - (index + 1) * CALL_EVERY;
  return {
    id: `call-${index + 1}`,
    phoneNumberId: `phone-${(index % PHONE_NUMBERS) + 1}`,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(startedAt + seconds * 1000).toISOString(),
    messages: lines.map((line) => ({
      role: line.isAgent ? 'assistant' : 'user',
      message: line.message,
      time: line.seconds,
    })),
    successEvaluation: random.pick(['true', 9, '92%', 'good', 6, 'false', null]),
    summary: random.pick(['Booked a table.', 'Ordered for pickup.', 'Asked about allergies.', null]),
    recordingUrl: random.oneIn(3) ? null : recordingOf(`call-${index + 1}`),
  };
}

function conversationAt(
  index: number,
  length: number,
  id: string,
  agent: AgentRow,
  random: Random,
  now: number,
): ConversationRow {
  const { lines, seconds } = talk(length, random);
  return {
    id,
    agentId: agent.id,
    // early enough that even the longest call has ended
    startedAt: new Date(now - (index + 4) * CALL_EVERY).toISOString(),
    durationSecs: seconds,
    outcome: random.oneIn(8) ? 'failure' : 'success',
    status: 'done',
    hasAudio: index % 7 !== 3,
    transcript: lines.map((line) => ({
      role: line.isAgent ? 'agent' : 'user',
      message: line.message,
      seconds: Math.floor(line.seconds),
    })),
  };
}

const asked = [
  'How can I help you today?',
  'For how many people, and at what time?',
  'The kitchen can do that. Anything else?',
  'I have written it down. Is the number you call from the right one?',
  'We close at eleven; the kitchen takes orders until ten.',
  'Let me look. Yes, there is a table by the window.',
  'It will be ready in twenty-five minutes. You pay when you pick it up.',
];
const answered = [
  'A table for two at eight, please.',
  'One tagliatelle and the arancini, for pickup.',
  'Yes.',
  'One of us cannot eat nuts. Is that a problem?',
  'Could you say that again? The line is not good.',
  'Until when are you open today?',
  'No, that is all. Thank you!',
];

/** Generates a transcript with this many lines of one or two seconds each. */
function talk(length: number, random: Random) {
  let clock = 1;
  const lines = Array.from({ length }, (_, index) => {
    const isAgent = index % 2 === 0;
    const line = { isAgent, message: random.pick(isAgent ? asked : answered), seconds: clock };
    clock += 1 + random.below(10) / 10;
    return { ...line, seconds: Math.round(line.seconds * 10) / 10 };
  });
  return { lines, seconds: Math.ceil(clock) };
}
