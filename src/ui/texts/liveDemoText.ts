import type { CallProblem } from '#domain/liveDemo/callProblem.ts';

export const liveDemoText = {
  // given
  start: 'Start Live Demo',
  connecting: 'Connecting...',
  connectingToAgent: 'Connecting to voice agent...',
  stop: 'Stop Demo',
  // added
  connected: "You're connected. Ask away.",
  offline: "You're offline. The agent can't hear you until you're back online.",
  almostOver: '10 seconds left',
  inWriting: 'Type instead of speaking',
  said: 'Conversation so far',
  visitor: 'You',
  agent: 'Agent',
  curator: 'Curator',
  ask: 'Ask',
  sayHello: 'Say hello, or choose a question.',
  /** What a visitor of the landing page may say, in an order that leads to a booking and an order. */
  prompts: [
    "What's on the menu?",
    'Can I book a table for four tomorrow at 7 PM?',
    'Yes, please.',
    'Two margheritas and a tiramisù, please.',
    "No, that's all.",
    'When are you open?',
  ],
} as const;

/** Of what the summary is that the agent shows; added. */
export const agreementText = { order: 'Your order', booking: 'Your table' } as const;

/** What is left of a demo; added. */
export const recapText = {
  agreed: 'Your order so far',
  talked: 'Your conversation',
  next: 'Set up your own menu, tables, and hours in a 15-minute meeting.',
  book: 'Book a Meeting',
} as const;

/** Who has the floor, in a word. */
export const callStateText = {
  connecting: 'Connecting',
  listening: 'Listening',
  speaking: 'Speaking',
  ended: 'Ended',
} as const;

const problemText = {
  // given
  'microphone-denied': 'Microphone access was denied. Please allow microphone access to use the voice agent.',
  'socket-error': 'The connection was closed due to a socket error.',
  'closed-by-server': 'The connection was closed by the server.',
  'worklet-not-loaded': (worklet: string) =>
    `Failed to load the ${worklet} worklet module. Make sure the browser supports AudioWorklets.`,
  // added
  'no-microphone': 'No microphone found, or another app is using it. Check it and try again.',
  'unsupported-audio': (format: string) =>
    `This browser can't play the voice service's audio format: ${format}`,
  'sound-failed': "This browser couldn't set up the microphone or sound.",
  unreachable: "Couldn't load the demo. Check your connection and reload the page.",
} satisfies Record<CallProblem['kind'], string | ((detail: string) => string)>;

/** Why a call could not begin or has ended, as its visitor reads it. */
export function callProblemText(problem: CallProblem): string {
  switch (problem.kind) {
    case 'worklet-not-loaded':
      return problemText[problem.kind](problem.worklet);
    case 'unsupported-audio':
      return problemText[problem.kind](problem.format);
    default:
      return problemText[problem.kind];
  }
}
