import { GREETINGS, type GreetingPlace } from '#domain/voice/greeting.ts';

const TEXTS = {
  spoken: { before: 'The first thing callers will hear. Goes live when you deploy.' },
  'same text': {
    before: 'Saving it here also changes the',
    link: 'first message in Voice Configuration',
  },
  afterwards: {
    before: 'Comes after the greeting, which is the',
    link: 'first message in Voice Configuration',
  },
} as const satisfies Record<(typeof GREETINGS)[GreetingPlace], { before: string; link?: string }>;

/** Says which greeting callers will hear. True both before and after the first deployment. (see rule: greeting) */
export const greetingText = (place: GreetingPlace): { readonly before: string; readonly link?: string } =>
  TEXTS[GREETINGS[place]];
