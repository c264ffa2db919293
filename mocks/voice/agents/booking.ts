import { formatNumber, parseNumber } from './numbers.ts';

const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const PEOPLE = new RegExp(
  `\\bfor ${NUMBER}\\b(?! ?[ap]m| ?o'clock|:)|\\b${NUMBER} (people|persons|guests|of us)\\b`,
  'i',
);
const DAY = /\b(today|tonight|tomorrow|(on |next |this )?(mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const HOUR = `${NUMBER}(:[0-5]\\d)?`;
const TIME = new RegExp(
  `\\b(at |around |by )?(noon|${HOUR} ?([ap]\\.?m\\b\\.?|o'clock))|\\b(at|around|by) ${HOUR}(?=\\W|$)`,
  'i',
);
const ONLY_NUMBER = new RegExp(`^\\W*${NUMBER}\\W*$`, 'i');

type Detail = 'people' | 'day' | 'time';

const questions: Readonly<Record<Detail, string>> = {
  people: 'For how many people shall it be?',
  day: 'For which day?',
  time: 'And at what time?',
};

/** A table booking in progress. */
export interface Booking {
  /** Reads booking details from a sentence. @returns whether the sentence has any */
  readDetails(text: string): boolean;
  /** The next question, or undefined when the booking is complete. */
  readonly question: string | undefined;
  /** A summary such as `a table for four, tomorrow at 7 PM`. */
  readonly summary: string;
}

export function createBooking(): Booking {
  const known: Partial<Record<Detail, string>> = {};
  const missing = () => (['people', 'day', 'time'] as const).find((detail) => known[detail] === undefined);

  /** Finds booking details in a sentence. A bare number answers the last question. */
  function detailsIn(text: string): Partial<Record<Detail, string>> {
    const asked = missing();
    const bare = ONLY_NUMBER.exec(text)?.[1];
    if (bare !== undefined && asked === 'people') return { people: spoken(bare) };
    if (bare !== undefined && asked === 'time') return { time: `at ${bare}` };

    const people = PEOPLE.exec(text);
    const day = DAY.exec(text)?.[0];
    const time = TIME.exec(text)?.[0];
    return {
      ...(people && { people: spoken(people[1] ?? people[2] ?? '') }),
      ...(day !== undefined && { day: day.toLowerCase().replace(/^(?=\w+day$)(?!today)/, 'on ') }),
      ...(time !== undefined && { time: /^(at|around|by) /i.test(time) ? time : `at ${time}` }),
    };
  }

  return {
    readDetails(text) {
      const details = detailsIn(text);
      Object.assign(known, details);
      return Object.keys(details).length > 0;
    },
    get question() {
      const detail = missing();
      return detail && questions[detail];
    },
    get summary() {
      return `a table for ${known.people}, ${known.day} ${known.time}`;
    },
  };
}

const spoken = (word: string) => formatNumber(parseNumber(word.toLowerCase()) ?? 0);
