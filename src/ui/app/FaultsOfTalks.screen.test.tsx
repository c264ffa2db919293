import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { setOnline } from '#tests/support/screen/connection.ts';
import { address, describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

// Beside `Faults.screen.test.tsx`: the live demos, whose line is no call of the API. The texts are those of the specification; what
// it leaves open is marked.

const SLOW = 'This is taking longer than usual.';
const GREETING = 'Trattoria Aurora! How can I help you today?';
const HEADLINE = 'Every call answered, while you cook';

interface Fault {
  readonly problem: CallProblem;
  /** What the landing page says for the agent; a curator says nothing. */
  readonly says: string;
}

/** Each kind that there is. */
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
  // added
  'no-microphone': {
    problem: { kind: 'no-microphone' },
    says: 'No microphone found, or another app is using it. Check it and try again.',
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

/** The line, on which the test plays the service, once somebody calls. */
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
// by its name: the calendar of another page leaves a log of its own to the document
const spoken = () => page.getByRole('log', { name: 'Conversation so far' });
const typed = () => page.getByRole('textbox', { name: 'Type instead of speaking' });

/** The page around the demo does what it did. */
async function expectShellWorks(): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
  await expect.poll(address).toBe('/demos');
}

describe('When the live demo of the landing page goes wrong', () => {
  for (const { problem, says } of Object.values(faults)) {
    test(`it says why it cannot begin, and can be started again (${problem.kind})`, async ({ app }) => {
      const line = await callAgent(app);
      line.refuse(problem);
      await expect.element(text(says)).toBeVisible();
      await expect.element(button('Start Live Demo')).toHaveFocus();
      await button('Start Live Demo').click();
      await expect.poll(() => line.isConnecting).toBe(true);
      line.answer();
      await expect.element(button('Stop Demo')).toBeVisible();
      await expect.element(text(says)).not.toBeInTheDocument();
      await expectShellWorks();
    });
  }

  for (const kind of ['socket-error', 'closed-by-server'] as const) {
    test(`it says why it ends early, with what was said and what was being typed kept (${kind})`, async ({
      app,
    }) => {
      const line = await callAgent(app);
      line.answer();
      line.say(GREETING);
      await typed().fill('A table for');
      line.hangUp({ by: 'problem', problem: faults[kind].problem });
      await expect.element(text(faults[kind].says)).toBeVisible();
      await expect.element(spoken()).toMatchTextContent(GREETING);
      await button('Start Live Demo').click();
      await expect.poll(() => line.isConnecting).toBe(true);
      line.answer();
      await expect.element(typed()).toHaveValue('A table for');
    });
  }

  test('it leaves the way to the sample call, which needs no microphone', async ({ app }) => {
    const line = await callAgent(app);
    line.refuse(faults['microphone-denied'].problem);
    await button('Hear a Sample Call').click();
    await expect.element(page.getByRole('region', { name: 'A call to Trattoria Aurora' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
  });

  test('it can be closed, and the page is what it was', async ({ app }) => {
    const line = await callAgent(app);
    line.refuse(faults['socket-error'].problem);
    await button('Close').click();
    await expect.element(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
    await expect.element(button('Start Live Demo')).toHaveFocus();
  });

  test('it says that it takes long when nobody answers, and can be given up', async ({ app }) => {
    stopClock();
    await callAgent(app);
    await expect.element(text(SLOW)).not.toBeInTheDocument();
    await advanceClock(15_000);
    await expect.element(text(SLOW)).toBeVisible();
    await button('Stop waiting').click();
    await advanceClock(300);
    await expect.element(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
  });

  test('it says that there is no line, for as long as there is none', async ({ app }) => {
    const line = await callAgent(app);
    line.answer();
    const offline = text("You're offline. The agent can't hear you until you're back online.");
    await expect.element(button('Stop Demo')).toBeVisible();
    await expect.element(offline).not.toBeInTheDocument();
    setOnline(false);
    await expect.element(offline).toBeVisible();
    setOnline(true);
    await expect.element(offline).not.toBeInTheDocument();
  });
});

// (rule: curator connection failure)
describe('When the talk with a curator goes wrong', () => {
  const helper = () =>
    text('Please ensure your microphone is enabled and your device volume is turned up.').element();
  const looksOfHelper = () => getComputedStyle(helper()).borderColor;

  for (const { problem, says } of Object.values(faults)) {
    test(`nothing is said before it has begun, and the helper text stands out (${problem.kind})`, async ({
      app,
    }) => {
      const line = await callCurator(app);
      line.refuse(problem);
      await expect.element(button('Click to talk to Curator')).toBeEnabled();
      await expect.poll(looksOfHelper).toBe('rgb(242, 176, 107)');
      await expect.element(text(says)).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await expectShellWorks();
    });
  }

  test('nothing is said when it breaks, and it is back at idle', async ({ app }) => {
    const line = await callCurator(app);
    line.answer();
    line.say('Welcome to Planet Word.');
    await expect.element(spoken()).toMatchTextContent('Welcome to Planet Word.');
    line.hangUp({ by: 'problem', problem: faults['socket-error'].problem });
    await expect.element(button('Click to talk to Curator')).toBeEnabled();
    await expect.element(spoken()).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('it says that it takes long when nobody answers, and can be given up', async ({ app }) => {
    stopClock();
    await callCurator(app);
    await advanceClock(15_000);
    await expect.element(text(SLOW)).toBeVisible();
    await button('Stop waiting').click();
    await expect.element(button('Click to talk to Curator')).toBeEnabled();
  });
});
