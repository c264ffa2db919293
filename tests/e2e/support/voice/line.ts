import type { Page } from '@playwright/test';
import type { CallEvent, CallRequest } from '../../../../src/application/liveDemo/VoiceLine.ts';
import { ScriptedVoice, type ScriptedCall } from '../../../support/ScriptedVoice.ts';
import { watchResources } from './resources.ts';
import { serveLinePage } from './serveLinePage.ts';
import { expect, test as base } from '../test.ts';

/** The voice line alone in a page. The test scripts the service. */
export interface VoiceLinePage {
  /** The scripted service. */
  readonly voice: ScriptedVoice;
  readonly url: string;
  /** Runs `prepare` in the page and opens the voice line. Records audio by default. */
  open(prepare?: () => void, options?: { readonly record: boolean }): Promise<void>;
  connect(wish?: Partial<CallRequest>): Promise<unknown>;
  /** Connects to a service that accepts the session. */
  connected(formats?: { output?: string; input?: string }): Promise<ScriptedCall>;
  events(): Promise<CallEvent[]>;
  run(order: 'mute' | 'unmute' | 'interrupt' | 'like' | 'disconnect' | 'giveUp'): Promise<void>;
  reply(): Promise<unknown>;
}

export const test = base.extend<{ line: VoiceLinePage }, { linePageUrl: string }>({
  linePageUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern here
    async ({}, provide) => {
      const { url, server } = await serveLinePage();
      await provide(url);
      await server.close();
    },
    { scope: 'worker' },
  ],

  line: async ({ page, linePageUrl }, provide) => {
    const voice = await ScriptedVoice.start();
    await provide(lineIn(page, voice, linePageUrl));
    await voice.close();
  },
});
export { expect };

function lineIn(page: Page, voice: ScriptedVoice, url: string): VoiceLinePage {
  const line: VoiceLinePage = {
    voice,
    url,
    async open(prepare, options) {
      if (prepare) await page.addInitScript(prepare);
      await watchResources(page, options);
      await page.goto(`${url}?origin=${encodeURIComponent(voice.origin)}`);
      await page.waitForFunction(() => 'linePage' in window);
    },
    async connect(wish) {
      await page.evaluate((given) => window.linePage.connect(given as never), wish);
      return line.reply();
    },
    async connected(formats) {
      const incoming = voice.nextCall();
      const connecting = line.connect();
      const call = await incoming;
      await call.accept(formats);
      expect(await connecting).toBe('connected');
      return call;
    },
    events: () => page.evaluate(() => window.linePage.events),
    reply: () => page.evaluate(() => window.linePage.reply),
    run: (order) =>
      page.evaluate(async (given) => {
        const { call } = window.linePage;
        if (given === 'giveUp') window.linePage.giveUp();
        if (given === 'mute' || given === 'unmute') call?.mute(given === 'mute');
        if (given === 'interrupt') call?.interrupt();
        if (given === 'like') call?.rate(true);
        if (given === 'disconnect') await call?.disconnect();
      }, order),
  };
  return line;
}

export const kinds = async (line: VoiceLinePage, kind: CallEvent['kind']) =>
  (await line.events()).filter((event) => event.kind === kind);
/** Waits for the first microphone chunk that matches. */
export const chunk = (call: ScriptedCall, fits: (bytes: Buffer) => boolean) =>
  call.message(
    ({ user_audio_chunk: audio }) => typeof audio === 'string' && fits(Buffer.from(audio, 'base64')),
  );
export const isSilent = (bytes: Buffer) => bytes.every((byte) => byte === 0);
