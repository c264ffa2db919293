import { describe, expect, it } from 'vitest';
import { Instructions } from '#application/instructions/Instructions.ts';
import { Menus } from '#application/menu/Menus.ts';
import type { Port } from '#application/port.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { interactionsIn, PACT_FILE } from '../../contracts/support/pactFile.ts';
import { signedIn } from '../../contracts/support/sessions.ts';
import { UNKNOWN_KEY, withExtraField } from './extraFields.ts';

interface Settings {
  /** Reads and saves the settings. */
  readonly save: (get: Get) => Promise<unknown>;
  /** Objects with a fixed set of keys: an envelope, or stages that the host names. */
  readonly closed?: readonly string[];
}

/** The settings, by the description of their example response. */
const settings = {
  'a request for the voice configuration': {
    async save(get) {
      const read = await get(VoiceSettings).config('aurora');
      await get(VoiceSettings).save('aurora', read, read);
    },
  },
  'a request for the telephony configuration': {
    save: async (get) => get(Telephony).save('aurora', await get(Telephony).config('aurora')),
  },
  'a request for the AI instructions': {
    save: async (get) => get(Instructions).save('aurora', await get(Instructions).load('aurora')),
    closed: ['$.conversationFlow'],
  },
  'a request for the menu': {
    save: async (get) => {
      const menu = await get(Menus).menu('aurora');
      return get(Menus).save('aurora', menu, menu);
    },
  },
  'a request for a restaurant by its owner': {
    save: async (get) => get(Restaurants).change('aurora', await get(Restaurants).form('aurora')),
    closed: ['$'],
  },
} satisfies Record<string, Settings>;

type Get = <T>(port: Port<T>) => T;

/** Reads settings from a host and saves them. Returns the request that saves them. */
async function sentBack({ save }: Settings, answer: unknown, version?: string) {
  let sent: { readonly body: string; readonly headers: Headers } | undefined;
  const container = wholeContainer({
    origin: 'https://api.example',
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method === 'PUT') sent = { body: await request.text(), headers: request.headers };
      return Response.json(answer, { headers: version ? { ETag: version } : {} });
    },
  });
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(signedIn));
  // the response to the save does not matter
  await save((port) => container.get(port)).catch(() => undefined);
  return sent;
}

const exampleOf = (description: string) =>
  interactionsIn(PACT_FILE).find((interaction) => interaction.description === description)?.response.body
    ?.content;

describe('Saving settings that were read', () => {
  it('sends back unknown keys at every level', async () => {
    for (const [description, read] of Object.entries<Settings>(settings)) {
      const extras = withExtraField(exampleOf(description)).filter(
        ({ path }) => !read.closed?.includes(path),
      );
      expect(extras.length).toBeGreaterThan(0);
      for (const { path, answer } of extras) {
        const { body } = (await sentBack(read, answer)) ?? { body: '' };
        expect(body.includes(UNKNOWN_KEY), `${description}: ${path}`).toBe(true);
      }
    }
  });

  it('sends back the version if the host has one', async () => {
    const description = 'a request for the voice configuration';
    const voice = settings[description];
    const versioned = await sentBack(voice, exampleOf(description), '"7"');
    expect(versioned?.headers.get('If-Match')).toBe('"7"');
    const other = await sentBack(voice, exampleOf(description));
    expect(other?.headers.has('If-Match')).toBe(false);
  });
});
