import { describe, expect, it } from 'vitest';
import { aNewRestaurant } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
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

  it('keeps a given assistant id', async () => {
    const { restaurants, createRestaurant } = setUp();
    await createRestaurant.execute(aNewRestaurant({ assistantId: 'evening-voice' }));
    expect(restaurants.created[0]?.assistantId).toBe('evening-voice');
  });

  it.each(['', '  '])('derives a blank assistant id from the name: %j', async (assistantId) => {
    const { restaurants, createRestaurant } = setUp();
    await createRestaurant.execute(aNewRestaurant({ name: 'Chez Léa!', assistantId }));
    expect(restaurants.created[0]?.assistantId).toBe('chez-l-a-');
  });

  it('adds https:// to a website without it', async () => {
    const { restaurants, createRestaurant } = setUp();
    await createRestaurant.execute(aNewRestaurant({ website: 'aurora.example' }));
    expect(restaurants.created[0]?.website).toBe('https://aurora.example');
  });

  it('cleans pasted phone numbers and emails', async () => {
    const { restaurants, createRestaurant } = setUp();
    await createRestaurant.execute(
      aNewRestaurant({
        phone: '\u202a212.555.0142\u202c ext. 5',
        telephonyPhoneNumber: '+1\u00a0212‑555‑0142',
        email: '\u200bciao@aurora.example',
        ownerEmail: 'mailto:ada@aurora.example\ufeff',
      }),
    );
    expect(restaurants.created[0]).toMatchObject({
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

  it("passes on the host's refusal", async () => {
    const { restaurants, createRestaurant } = setUp();
    restaurants.trouble = refused(409, 'This e-mail is taken');
    await expect(createRestaurant.execute(aNewRestaurant())).rejects.toBe(restaurants.trouble);
  });
});
