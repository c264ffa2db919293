import { faker } from '@faker-js/faker/locale/en';
import { dialogues, type Outcome } from './dialogues.ts';
import type { Restaurant } from './restaurants.ts';

export interface Line {
  readonly speaker: 'restaurant' | 'caller';
  readonly message: string;
  /** Since the start of the call. */
  readonly seconds: number;
}

interface TelephoneCall {
  readonly outcome: Outcome;
  readonly summary: string;
  readonly lines: readonly Line[];
  readonly durationSecs: number;
}

const WORDS_PER_SECOND = 2.1;

/** A plausible call with this restaurant, timed like natural speech. */
export function timedTranscript({ company, dishes }: Restaurant): TelephoneCall {
  const { outcome, summary, lines } = faker.helpers.arrayElement(dialogues);
  const words: Readonly<Record<string, string>> = {
    restaurant: company.name,
    name: faker.person.firstName(),
    party: faker.helpers.arrayElement(['two', 'three', 'four', 'five', 'six', 'eight']),
    hour: faker.helpers.arrayElement(['six', 'half past six', 'seven', 'seven thirty', 'eight']),
    dish: nameOf(dishes, 'entrees'),
    side: nameOf(dishes, 'appetizers'),
    digits: faker.string.numeric(4),
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');

  let clock = 1;
  const spoken = lines.map((line, index): Line => {
    const message = filled(line);
    const speaker = index % 2 === 0 ? 'restaurant' : 'caller';
    const seconds = Math.round(clock * 10) / 10;
    clock += message.split(' ').length / WORDS_PER_SECOND + pauseAfter(speaker);
    return { speaker, message, seconds };
  });
  return { outcome, summary: filled(summary), lines: spoken, durationSecs: Math.ceil(clock) };
}

/** Callers pause to think, agents to look things up. */
const pauseAfter = (speaker: Line['speaker']) =>
  faker.number.float(speaker === 'restaurant' ? { min: 4, max: 19 } : { min: 2, max: 10 });

function nameOf(dishes: Restaurant['dishes'], section: string): string {
  return faker.helpers.arrayElement(dishes.filter((dish) => dish.section === section)).name;
}
