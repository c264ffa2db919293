import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

interface Heard {
  /** The lines of both speakers, and how the session ended. */
  readonly lines: readonly string[];
  /** The length of the audio in seconds, and the loudest sample. */
  readonly seconds: number;
  readonly peak: number;
}

/** Talks to an agent over a WebSocket, one line each time the agent speaks, until the session closes. */
function talk(page: Page, agentId: string, says: readonly string[]): Promise<Heard> {
  return page.evaluate(
    ({ agent, toSay }) =>
      new Promise<Heard>((resolve) => {
        const lines: string[] = [];
        const waiting = [...toSay];
        let [seconds, peak] = [0, 0];
        let hasBegun = false;
        const address = `wss://api.elevenlabs.io/v1/convai/conversation?agent_id=${agent}`;
        const socket = new WebSocket(address, ['convai']);
        const send = (message: object) => socket.send(JSON.stringify(message));
        socket.addEventListener('open', () => send({ type: 'conversation_initiation_client_data' }));
        socket.addEventListener('error', () => lines.push('error'));
        socket.addEventListener('close', ({ code }) => {
          lines.push(`closed ${code}`);
          resolve({ lines, seconds, peak });
        });
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'agent_response') {
            lines.push(message.agent_response_event.agent_response);
            hasBegun = false;
          }
          if (message.type !== 'audio') return;
          const bytes = Uint8Array.from(atob(message.audio_event.audio_base_64), (sign) =>
            sign.charCodeAt(0),
          );
          const samples = new Int16Array(bytes.buffer);
          seconds += samples.length / 16_000;
          for (const sample of samples) peak = Math.max(peak, Math.abs(sample) / 32_768);
          const text = hasBegun ? undefined : waiting.shift();
          hasBegun = true;
          if (text !== undefined) send({ type: 'user_message', text });
        });
      }),
    { agent: agentId, toSay: says },
  );
}

async function openPage(page: Page, path: string) {
  await page.goto(path);
  // appears last, after the URL commands have been applied
  await expect(page.getByRole('complementary', { name: 'Fake backend' })).toBeVisible();
}

const microphone = (page: Page) =>
  page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      (stream) => stream.getTracks().map((track) => track.kind),
      (error: Error) => error.name,
    ),
  );

test.describe('In-page voice service', () => {
  test('greets, answers, and says goodbye with audio, and loads on the first session', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const parts = () => loaded.filter((url) => /espeak|speechWorker|voiceServiceOf/.test(url));
    await openPage(page, '/demos/museum/buffalo-akg-art-museum');
    expect(parts()).toEqual([]);

    const { lines, seconds, peak } = await talk(page, 'agent-buffalo-akg-art-museum', [
      'Who gave the painting to Buffalo?',
      'Goodbye',
    ]);
    expect(lines).toEqual([
      expect.stringContaining('virtual curator of the Buffalo AKG Art Museum'),
      expect.stringContaining('Seymour H. Knox, Jr.'),
      expect.stringContaining('Goodbye'),
      'closed 1000',
    ]);
    // the goodbye plays to its end, and each interruption stops the line before it
    expect(seconds).toBeGreaterThan(2);
    expect(peak).toBeGreaterThan(0.1);
    expect(parts().filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
    expect(await page.evaluate(() => window.backend?.voiceSessions.sessions)).toMatchObject([
      { agentId: 'agent-buffalo-akg-art-museum', closed: { code: 1000, by: 'service' } },
    ]);
  });

  test('fails as requested in the panel and in a link', async ({ page }) => {
    await openPage(page, '/demos?fault=voice socket-error');
    expect((await talk(page, 'any', [])).lines.slice(-2)).toEqual(['error', 'closed 1006']);

    const panel = page.getByRole('complementary', { name: 'Fake backend' });
    await panel.getByRole('button', { name: 'Fake backend' }).click();
    const fault = panel.getByRole('combobox', { name: 'Fail sessions with' });
    await fault.selectOption('Closed by the server, 1011');
    await panel.getByRole('button', { name: 'Fail the next session' }).click();
    expect((await talk(page, 'any', [])).lines.at(-1)).toBe('closed 1011');

    await fault.selectOption('Microphone denied');
    await panel.getByRole('button', { name: 'Fail every session' }).click();
    expect(await microphone(page)).toBe('NotAllowedError');
    expect(await microphone(page)).toBe('NotAllowedError');
    await panel.getByRole('button', { name: 'Stop failing' }).click();
    expect(await microphone(page)).toEqual(['audio']);
  });
});
