import type { CallProblem } from '#domain/liveDemo/callProblem.ts';

export const liveDemoText = {
  // given
  start: 'Start Live Demo',
  connecting: 'Connecting...',
  connectingToAgent: 'Connecting to voice agent...',
  stop: 'Stop Demo',
  // added
  connected: 'You are connected. Ask away.',
  offline: 'You are offline. The agent cannot hear you until the line is back.',
  almostOver: '10 seconds left',
  inWriting: 'Type instead of speaking',
  said: 'What has been said',
  visitor: 'You',
  agent: 'Agent',
  curator: 'Curator',
  ask: 'Ask',
  sayHello: 'Say hello, or choose a question.',
  /** What a visitor of the landing page may say, in an order that leads to a booking and an order. */
  prompts: [
    'What is on the menu?',
    'Can I book a table for four tomorrow at 7 PM?',
    'Yes, please.',
    'Two margheritas and a tiramisù, please.',
    'No, that is all.',
    'When are you open?',
  ],
} as const;

/** Of what the summary is that the agent shows; added. */
export const agreementText = { order: 'Your order', booking: 'Your table' } as const;

/** What is left of a demo; added. */
export const recapText = {
  agreed: 'This is what was agreed',
  talked: 'This is what was said',
  next: 'Your own menu, tables and hours take one meeting of 15 minutes.',
  book: 'Book a Meeting',
} as const;

/** Who has the floor, in a word. */
export const lookText = {
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
  'no-microphone': 'There is no microphone, or another program is using it. Check it and try again.',
  'unsupported-audio': (format: string) =>
    `The voice service speaks in a format that cannot be played here: ${format}`,
  'sound-failed': 'This browser could not set up the microphone or the sound.',
  unreachable: 'The demo could not be loaded. Check your connection and load the page again.',
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
