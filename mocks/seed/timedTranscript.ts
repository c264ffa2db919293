import { faker } from '@faker-js/faker/locale/en';
import { defaultSettings } from '../db/settings/defaults.ts';
import { dialogues, type Outcome } from './dialogues.ts';
import type { Dish, Restaurant } from './restaurants.ts';
import { guestFirstNames } from './guestFirstNames.ts';

export interface Line {
  readonly speaker: 'restaurant' | 'caller';
  readonly message: string;
  /** Seconds since the start of the call. */
  readonly seconds: number;
}

interface TelephoneCall {
  readonly outcome: Outcome;
  readonly summary: string;
  readonly lines: readonly Line[];
  readonly durationSecs: number;
}

const WORDS_PER_SECOND = 2.1;

/** Generates a plausible call with this restaurant, timed like natural speech. */
export function timedTranscript({ company, dishes, facts }: Restaurant): TelephoneCall {
  const fitting = dialogues.filter(({ needs }) => needs === undefined || facts[needs] !== undefined);
  const { outcome, summary, lines } = faker.helpers.arrayElement(fitting);
  const dish = oneOf(dishes, 'entrees');
  const side = oneOf(dishes, 'appetizers');
  const words: Readonly<Record<string, string>> = {
    ...facts,
    name: faker.helpers.arrayElement(guestFirstNames),
    party: faker.helpers.arrayElement(['two', 'three', 'four', 'five', 'six', 'eight']),
    guests: faker.helpers.arrayElement(['twenty', 'thirty', 'forty']),
    day: faker.helpers.arrayElement(['Thursday', 'Friday', 'Saturday']),
    hour: faker.helpers.arrayElement(['six', 'half past six', 'seven', 'seven thirty', 'eight']),
    dish: spoken(dish),
    side: spoken(side),
    total: `$${dish.price + side.price}`,
    // a number that is reserved for fiction: 555-0100 to 555-0199
    digits: `01${faker.string.numeric(2)}`,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
  const timed = timedLines([company.assistant?.firstMessage ?? '', ...lines].map(filled));
  return { outcome, summary: filled(summary), ...timed };
}

/** Generates a call that gets the after-hours message. */
export function afterHoursCall({ company }: Restaurant): Omit<TelephoneCall, 'outcome'> {
  const { afterHoursMessage } = defaultSettings.telephony({
    ...company,
    minutes: null,
    menuData: null,
  }).callHandling;
  const answer = faker.helpers.arrayElement(['Oh, okay. I will call again.', 'All right, thanks.']);
  return {
    summary: 'Called outside opening hours and heard the after-hours message.',
    ...timedLines([afterHoursMessage, answer]),
  };
}

export function timedLines(messages: readonly string[]): Pick<TelephoneCall, 'lines' | 'durationSecs'> {
  let clock = 1;
  const lines = messages.map((message, index): Line => {
    const speaker = index % 2 === 0 ? 'restaurant' : 'caller';
    const seconds = Math.round(clock);
    clock += message.split(' ').length / WORDS_PER_SECOND + pauseAfter(speaker);
    return { speaker, message, seconds };
  });
  return { lines, durationSecs: Math.ceil(clock) };
}

/** The pause after a spoken line, in which callers think and agents look up answers. */
const pauseAfter = (speaker: Line['speaker']) =>
  faker.number.float(speaker === 'restaurant' ? { min: 0.8, max: 4 } : { min: 1, max: 5 });

function oneOf(dishes: Restaurant['dishes'], section: Dish['section']): Dish {
  return faker.helpers.arrayElement(dishes.filter((dish) => dish.section === section));
}

/** Converts "Butter chicken" to "butter chicken". */
const spoken = ({ name }: Dish) => name.charAt(0).toLowerCase() + name.slice(1);
