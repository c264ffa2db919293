import { expect, test } from '../support/test.ts';
import { heard, loudness, openResources, watchResources } from '../support/voice/resources.ts';

/** On a busy machine the first words wait for the synthesiser. */
const FIRST_WORDS = { timeout: 30_000 };

test.describe('A talk with a curator, with the voice service inside the page', () => {
  test.slow();

  test('is heard, answered from what the museum supplies, and leaves nothing open', async ({ page }) => {
    await watchResources(page);
    await page.goto('/demos/museum/corning-museum-of-glass');
    const curator = page.getByRole('region', { name: 'Virtual Curator' });
    const spoken = curator.getByRole('log', { name: 'What has been said' });
    await curator.getByRole('button', { name: 'Click to talk to Curator' }).click();
    await expect(spoken).toContainText('virtual curator of the Corning Museum of Glass', FIRST_WORDS);
    // the greeting takes some seconds
    await expect
      .poll(async () => {
        const { samples, rate } = await heard(page);
        return samples.length / rate;
      }, FIRST_WORDS)
      .toBeGreaterThan(2);
    expect(loudness((await heard(page)).samples)).toBeGreaterThan(0.01);

    const question = 'What kind of glass is the disk?';
    await curator.getByRole('group', { name: 'Ask' }).getByRole('button', { name: question }).click();
    await expect(spoken).toContainText('The disk is made of Pyrex');
    await curator.getByRole('button', { name: /^Stop/ }).click();
    await expect
      .poll(() => page.evaluate(() => window.backend?.voiceSessions.sessions))
      .toMatchObject([
        {
          agentId: 'agent-corning-museum-of-glass',
          received: [
            { type: 'conversation_initiation_client_data', dynamic_variables: { platform: 'web' } },
            { type: 'user_message', text: question },
          ],
          chunksHeard: expect.any(Number),
          closed: { code: 1000, by: 'client' },
        },
      ]);
    // the mock has timers of its own
    const { timers: _, ...open } = await openResources(page);
    expect(open).toEqual({ sockets: 0, tracks: 0, contexts: 0, wakeLocks: 0, mediaElements: 0 });
  });
});
