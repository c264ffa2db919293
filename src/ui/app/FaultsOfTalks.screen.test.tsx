import type { AudioProblem, CallProblem } from '#domain/liveDemo/callProblem.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { setOnline } from '#tests/support/screen/connection.ts';
import { expectSlowNotice } from '#tests/support/screen/slowNotice.ts';
import { describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

// Complements `Faults.screen.test.tsx` with the live demos, which connect without an API request. The
// specification fixes these texts, except those below "not fixed".

const GREETING = 'Trattoria Aurora! How can I help you today?';
const HEADLINE = 'Every call answered, while you cook';

interface Fault {
  readonly problem: CallProblem;
  /** The message on the landing page. */
  readonly says: string;
}

const faults: Readonly<Record<CallProblem['kind'], Fault>> = {
  'microphone-denied': {
    problem: { kind: 'microphone-denied' },
    says: 'Microphone access was denied. Please allow microphone access to use the voice agent.',
  },
  'socket-error': {
    problem: { kind: 'socket-error' },
    says: 'The connection was closed due to a socket error.',
  },
  'closed-by-server': {
    problem: { kind: 'closed-by-server' },
    says: 'The connection was closed by the server.',
  },
  'worklet-not-loaded': {
    problem: { kind: 'worklet-not-loaded', worklet: 'rawAudioProcessor' },
    says: 'Failed to load the rawAudioProcessor worklet module. Make sure the browser supports AudioWorklets.',
  },
  // not fixed
  'microphone-dismissed': {
    problem: { kind: 'microphone-dismissed' },
    says: 'The microphone prompt was closed. Try again, and choose Allow.',
  },
  'microphone-blocked': {
    problem: { kind: 'microphone-blocked' },
    says: 'The microphone is blocked on this page. Open the page in its own tab, or ask your administrator to allow it.',
  },
  'microphone-blocked-by-system': {
    problem: { kind: 'microphone-blocked-by-system' },
    says: "Your device blocks the microphone for this browser. Allow it in the device's privacy settings, then try again.",
  },
  'microphone-unavailable': {
    problem: { kind: 'microphone-unavailable' },
    says: 'The microphone only works on a secure page. Open this page with https:// in Chrome, Edge, Firefox, or Safari.',
  },
  'no-microphone': {
    problem: { kind: 'no-microphone' },
    says: 'No microphone found. Connect one, then try again.',
  },
  'microphone-in-use': {
    problem: { kind: 'microphone-in-use' },
    says: 'The microphone is in use by another app or tab. Close it there, then try again.',
  },
  'microphone-unsuitable': {
    problem: { kind: 'microphone-unsuitable' },
    says: "This microphone doesn't work for voice calls. Choose another one in your browser's settings, then try again.",
  },
  'sound-blocked': {
    problem: { kind: 'sound-blocked' },
    says: "The browser couldn't start the sound. Check your speakers or headphones, then try again.",
  },
  'unsupported-audio': {
    problem: { kind: 'unsupported-audio', format: 'mp3_44100' },
    says: "This browser can't play the voice service's audio format: mp3_44100",
  },
  'sound-failed': {
    problem: { kind: 'sound-failed', cause: 'no sound' },
    says: "This browser couldn't set up the microphone or sound.",
  },
  unreachable: {
    problem: { kind: 'unreachable' },
    says: "Couldn't load the demo. Check your connection and reload the page.",
  },
};

/** Starts a voice session and returns its connection. The test sends the service's messages. */
async function call(app: App, path: string, opener: string): Promise<FakeVoiceLine> {
  const line = new FakeVoiceLine();
  app.voiceLine = line;
  app.open(path);
  await button(opener).click();
  await expect.poll(() => line.isConnecting).toBe(true);
  return line;
}

const callAgent = (app: App) => call(app, '/', 'Start Live Demo');
const callCurator = (app: App) => call(app, '/demos/museum/planet-word', 'Click to talk to Curator');

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
// by name, because the booking calendar leaves its own log in the document
const spoken = () => page.getByRole('log', { name: 'Conversation so far' });
const typed = () => page.getByRole('textbox', { name: 'Type instead of speaking' });

describe("When the landing page's live demo fails", () => {
  test('the demo shows the reason, and its button starts it again', async ({ app }) => {
    const line = await callAgent(app);
    for (const { problem, says } of Object.values(faults)) {
      line.refuse(problem);
      await expect.element(text(says), { message: problem.kind }).toBeVisible();
      await expect.element(button('Start Live Demo'), { message: problem.kind }).toHaveFocus();
      await button('Start Live Demo').click();
      await expect.poll(() => line.isConnecting).toBe(true);
      await expect.element(text(says), { message: problem.kind }).not.toBeInTheDocument();
    }
    line.answer();
    await expect.element(button('Stop Demo')).toBeVisible();
  });

  test('the demo shows why it ended early, and keeps the conversation and typed text', async ({ app }) => {
    const line = await callAgent(app);
    line.answer();
    line.say(GREETING);
    await typed().fill('A table for');
    line.hangUp({ by: 'problem', problem: faults['closed-by-server'].problem });
    await expect.element(text(faults['closed-by-server'].says)).toBeVisible();
    await expect.element(spoken()).toMatchTextContent(GREETING);
    await button('Start Live Demo').click();
    await expect.poll(() => line.isConnecting).toBe(true);
    line.answer();
    await expect.element(typed()).toHaveValue('A table for');
  });

  test('the sample call is still available, and closing the message restores the page', async ({ app }) => {
    const line = await callAgent(app);
    line.refuse(faults['microphone-denied'].problem);
    await expect.element(button('Hear a Sample Call')).toBeEnabled();
    await button('Close').click();
    await expect.element(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
    await expect.element(button('Start Live Demo')).toHaveFocus();
  });

  test('a slow hint appears without a response, and the demo can be canceled', async ({ app }) => {
    stopClock();
    await callAgent(app);
    await expectSlowNotice();
    await button('Stop waiting').click();
    await advanceClock(300);
    await expect.element(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
  });

  test('an offline message appears while offline', async ({ app }) => {
    const line = await callAgent(app);
    line.answer();
    const offline = text('You seem to be offline. The agent may not hear you.');
    await expect.element(button('Stop Demo')).toBeVisible();
    await expect.element(offline).not.toBeInTheDocument();
    setOnline(false);
    await expect.element(offline).toBeVisible();
    setOnline(true);
    await expect.element(offline).not.toBeInTheDocument();
  });
});

// (rule: curator connection failure)
describe('When a curator session fails', () => {
  const talk = () => button('Click to talk to Curator');
  const helper = () =>
    text('Please ensure your microphone is enabled and your device volume is turned up.').element();
  const borderOfHelper = () => getComputedStyle(helper()).borderColor;

  test('the helper text is emphasized, without a message', async ({ app }) => {
    const line = await callCurator(app);
    for (const { problem, says } of Object.values(faults)) {
      line.refuse(problem);
      await expect.element(talk(), { message: problem.kind }).toBeEnabled();
      await expect.poll(borderOfHelper, { message: problem.kind }).toBe('rgb(242, 176, 107)');
      await expect.element(text(says), { message: problem.kind }).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert'), { message: problem.kind }).not.toBeInTheDocument();
      await talk().click();
      await expect.poll(() => line.isConnecting).toBe(true);
    }
  });

  test('the button regains focus and is announced with the helper text', async ({ app }) => {
    const line = await callCurator(app);
    line.refuse(faults['microphone-in-use'].problem);
    await expect.element(talk()).toHaveFocus();
    await expect.element(talk()).toHaveAccessibleDescription(/^Please ensure .* turned up\.$/);
  });

  test('the panel returns to idle without a message', async ({ app }) => {
    const line = await callCurator(app);
    line.answer();
    line.say('Welcome to Planet Word.');
    await expect.element(spoken()).toMatchTextContent('Welcome to Planet Word.');
    line.hangUp({ by: 'problem', problem: faults['socket-error'].problem });
    await expect.element(talk()).toBeEnabled();
    await expect.element(spoken()).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('When the microphone or sound fails during a session', () => {
  const problems: readonly { readonly problem: AudioProblem; readonly says: string }[] = [
    {
      problem: { kind: 'microphone-muted' },
      says: "The agent can't hear you. Your device muted the microphone, or another app is using it. Unmute it to continue.",
    },
    {
      problem: { kind: 'no-microphone' },
      says: "The agent can't hear you. No microphone found. Connect one, then try again.",
    },
    {
      problem: { kind: 'sound-interrupted' },
      says: 'The sound was interrupted. Check your speakers or headphones, then try again.',
    },
  ];
  const alert = () => page.getByRole('alert');

  for (const [where, begin] of [
    ['landing page', callAgent],
    ['curator', callCurator],
  ] as const) {
    test(`the ${where} shows a failure while it lasts, keeps its controls in view, and continues`, async ({
      app,
    }) => {
      await page.viewport(360, 800);
      const line = await begin(app);
      line.answer();
      line.say(GREETING);
      await expect.element(typed()).toBeVisible();
      for (const { problem, says } of problems) {
        line.tell({ kind: 'audio-problem', problem });
        await expect
          .element(alert().getByText(says, { exact: true }), { message: problem.kind })
          .toBeVisible();
        await expect.element(typed(), { message: problem.kind }).toBeInViewport({ ratio: 1 });
        await expect.element(page.getByRole('button', { name: /^Stop/ })).toBeInViewport({ ratio: 1 });
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
        await alert().getByRole('button', { name: 'Try again' }).click();
        expect(line.done.at(-1), problem.kind).toBe('repair audio');
        line.tell({ kind: 'audio-problem', problem: undefined });
        await expect.element(alert(), { message: problem.kind }).not.toBeInTheDocument();
      }
      await typed().fill('Are you open?');
      await page.getByRole('button', { name: 'Send' }).click();
      expect(line.done.at(-1)).toBe('say Are you open?');
    });
  }
});
