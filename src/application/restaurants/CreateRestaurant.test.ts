import { describe, expect, it } from 'vitest';
import { aNewRestaurant } from '#tests/support/builders.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { CreateRestaurant } from './CreateRestaurant.ts';

function setUp() {
  const restaurants = new FakeRestaurants();
  return { restaurants, createRestaurant: new CreateRestaurant(restaurants) };
}

describe('CreateRestaurant', () => {
  it("creates the restaurant and passes on the host's message", async () => {
    const { restaurants, createRestaurant } = setUp();
    expect(await createRestaurant.execute(aNewRestaurant())).toEqual({
      outcome: 'created',
      message: 'Done',
    });
    expect(restaurants.created).toEqual([aNewRestaurant()]);
  });

  it('keeps a given assistant id, and derives a blank one from the name', async () => {
    const { restaurants, createRestaurant } = setUp();
    for (const assistantId of ['evening-voice', '', '  ']) {
      await createRestaurant.execute(aNewRestaurant({ name: 'Chez Léa!', assistantId }));
    }
    expect(restaurants.created.map(({ assistantId }) => assistantId)).toEqual([
      'evening-voice',
      'chez-l-a-',
      'chez-l-a-',
    ]);
  });

  it('cleans pasted phone numbers and emails, and adds https:// to a website', async () => {
    const { restaurants, createRestaurant } = setUp();
    await createRestaurant.execute(
      aNewRestaurant({
        website: 'aurora.example',
        phone: '\u202a212.555.0142\u202c ext. 5',
        telephonyPhoneNumber: '+1\u00a0212‑555‑0142',
        email: '\u200bciao@aurora.example',
        ownerEmail: 'mailto:ada@aurora.example\ufeff',
      }),
    );
    expect(restaurants.created[0]).toMatchObject({
      website: 'https://aurora.example',
      phone: '212-555-0142',
      telephonyPhoneNumber: '+1 212-555-0142',
      email: 'ciao@aurora.example',
      ownerEmail: 'ada@aurora.example',
    });
  });

  it('sends nothing invalid', async () => {
    const { restaurants, createRestaurant } = setUp();
    expect(await createRestaurant.execute(aNewRestaurant({ ownerPassword: 'short' }))).toEqual({
      outcome: 'invalid',
      problems: [{ field: 'ownerPassword', problem: 'too-short' }],
    });
    expect(restaurants.calls).toBe(0);
  });
});
