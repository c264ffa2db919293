import { GREETINGS, type GreetingPlace } from '#domain/voice/greeting.ts';

const TEXTS = {
  spoken: { before: 'The first thing callers will hear. Changes to it go live when you deploy.' },
  'same text': {
    before: 'Saving this message also changes the',
    link: 'first message in Voice Configuration',
  },
  afterwards: {
    before: 'Callers hear this stage after the greeting, which is the',
    link: 'first message in Voice Configuration',
  },
} as const satisfies Record<(typeof GREETINGS)[GreetingPlace], { before: string; link?: string }>;

/** Says which greeting callers will hear. True both before and after the first deployment. (see rule: greeting) */
export const greetingText = (place: GreetingPlace): { readonly before: string; readonly link?: string } =>
  TEXTS[GREETINGS[place]];
