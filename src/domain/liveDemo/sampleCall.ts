import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { Agreement } from './agreementFromToolCall.ts';

/**
 * The sample call on the landing page. `npm run sample-call` generates `public/sounds/sample-call.mp3` from
 * these lines.
 */
export const sampleCall = {
  restaurant: 'Trattoria Aurora',
  /** Length of the recording. */
  seconds: 43,
  lines: [
    { speaker: 'agent', atSeconds: 0.4, text: 'Trattoria Aurora! How can I help you today?' },
    { speaker: 'caller', atSeconds: 4.1, text: 'Hello. When are you open?' },
    {
      speaker: 'agent',
      atSeconds: 6.6,
      text: 'We are open from Tuesday to Sunday, from noon to ten in the evening.',
    },
    {
      speaker: 'caller',
      atSeconds: 11.5,
      text: 'Then I would like two margheritas and a tiramisù for tonight, please.',
    },
    {
      speaker: 'agent',
      atSeconds: 16.4,
      text: 'Two Pizza Margherita and one Tiramisù, with pleasure. Anything else?',
    },
    { speaker: 'caller', atSeconds: 21.6, text: "No, that's all." },
    {
      speaker: 'agent',
      atSeconds: 23.7,
      text: 'That is two Pizza Margherita and one Tiramisù, 47 dollars. Shall I place the order?',
    },
    { speaker: 'caller', atSeconds: 30.3, text: 'Yes, please.' },
    { speaker: 'agent', atSeconds: 32.1, text: 'Your order is placed and will be ready in 25 minutes.' },
    { speaker: 'caller', atSeconds: 36.2, text: 'Thank you. Goodbye!' },
    { speaker: 'agent', atSeconds: 38.8, text: 'Thank you for calling Trattoria Aurora. Goodbye!' },
  ] satisfies readonly TranscriptLine[],
  agreement: {
    kind: 'order',
    summary: 'two Pizza Margherita and one Tiramisù, 47 dollars',
  } satisfies Agreement,
  /** When the agent confirms the order. */
  agreedAtSeconds: 32.1,
} as const;
