import { isAgentInaudible, type AudioProblem } from '#domain/liveDemo/callProblem.ts';

export const liveDemoText = {
  // fixed by the specification
  start: 'Start Live Demo',
  connecting: 'Connecting...',
  connectingToAgent: 'Connecting to voice agent...',
  stop: 'Stop Demo',
  // not fixed by the specification
  connected: "You're connected. Ask away.",
  offline: 'You seem to be offline. The agent may not hear you.',
  notHeard: "The agent can't hear you.",
  almostOver: '10 seconds left',
  inWriting: 'Type instead of speaking',
  said: 'Conversation so far',
  visitor: 'You',
  agent: 'Agent',
  curator: 'Curator',
  ask: 'Ask',
  sayHello: 'Say hello, or choose a question.',
  /** Example prompts on the landing page. They lead first to a booking, then to an order. */
  prompts: [
    "What's on the menu?",
    'Can I book a table for four tomorrow at 7 PM?',
    'Yes, please.',
    'Two margheritas and a tiramisù, please.',
    "No, that's all.",
    'When are you open?',
  ],
} as const;

/** Heading of the order or booking that the agent shows. */
export const agreementText = { order: 'Your order', booking: 'Your booking' } as const;

export const recapText = {
  agreed: 'Your order so far',
  talked: 'Your conversation',
  next: 'Set up your own menu, tables, and hours in a 15-minute meeting.',
  book: 'Book a Meeting',
} as const;

/** The state of a voice session. */
export const callStateText = {
  connecting: 'Connecting',
  listening: 'Listening',
  speaking: 'Speaking',
  ended: 'Ended',
} as const;

const problemText = {
  // fixed by the specification
  'microphone-denied': 'Microphone access was denied. Please allow microphone access to use the voice agent.',
  'socket-error': 'The connection was closed due to a socket error.',
  'closed-by-server': 'The connection was closed by the server.',
  'worklet-not-loaded': (worklet: string) =>
    `Failed to load the ${worklet} worklet module. Make sure the browser supports AudioWorklets.`,
  // not fixed by the specification
  'microphone-dismissed': 'The microphone prompt was closed. Try again, and choose Allow.',
  'microphone-blocked':
    'The microphone is blocked on this page. Open the page in its own tab, or ask your administrator to allow it.',
  'microphone-blocked-by-system':
    "Your device blocks the microphone for this browser. Allow it in the device's privacy settings, then try again.",
  'microphone-unavailable':
    'The microphone only works on a secure page. Open this page with https:// in Chrome, Edge, Firefox, or Safari.',
  'no-microphone': 'No microphone found. Connect one, then try again.',
  'microphone-in-use': 'The microphone is in use by another app or tab. Close it there, then try again.',
  'microphone-unsuitable':
    "This microphone doesn't work for voice calls. Choose another one in your browser's settings, then try again.",
  'microphone-muted': 'Your device muted the microphone, or another app is using it. Unmute it to continue.',
  'sound-blocked': "The browser couldn't start the sound. Check your speakers or headphones, then try again.",
  'sound-interrupted': 'The sound was interrupted. Check your speakers or headphones, then try again.',
  'unsupported-audio': (format: string) =>
    `This browser can't play the voice service's audio format: ${format}`,
  'sound-failed': "This browser couldn't set up the microphone or sound.",
  unreachable: "Couldn't load the demo. Check your connection and reload the page.",
} satisfies Record<AudioProblem['kind'], string | ((detail: string) => string)>;

/** Says why a session could not start or has ended. */
export function callProblemText(problem: AudioProblem): string {
  switch (problem.kind) {
    case 'worklet-not-loaded':
      return problemText[problem.kind](problem.worklet);
    case 'unsupported-audio':
      return problemText[problem.kind](problem.format);
    default:
      return problemText[problem.kind];
  }
}

/** Says what doesn't work during a session. The visitor can continue by typing. */
export function audioProblemText(problem: AudioProblem): string {
  const text = callProblemText(problem);
  return isAgentInaudible(problem) ? text : `${liveDemoText.notHeard} ${text}`;
}
