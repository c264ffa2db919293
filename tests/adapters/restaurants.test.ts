import { describe, expect, it } from 'vitest';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { aNewRestaurant, aRestaurantForm, aSession } from '#tests/support/builders.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';

/** A host that gives the same response to every request. */
function answering(body: unknown): Restaurants {
  const container = wholeContainer({ origin: '', fetch: async () => Response.json(body) });
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(aSession()));
  return container.get<Restaurants>(Restaurants);
}

const data = {
  name: 'Trattoria Aurora',
  description: 'Neighbourhood Italian',
  address: '14 Mulberry Street, New York, NY 10013, USA',
  phone: '+1 (212) 555-0142',
  email: 'ciao@aurora.example',
  assistantConfig: { voiceId: 'Elliot', firstMessage: 'Ciao!' },
  menuData: { menu: {} },
};

describe('Creating a restaurant', () => {
  it('fails after a response without the success flag', async () => {
    const attempt = answering({ success: false, message: 'No more numbers' }).create(aNewRestaurant());
    await expect(attempt).rejects.toMatchObject({ kind: 'rejected', serverMessage: 'No more numbers' });
  });

  it('succeeds without a message from the host', async () => {
    expect(await answering({ success: true }).create(aNewRestaurant())).toBeUndefined();
  });
});

describe('The restaurant form', () => {
  it('accepts missing optional fields', async () => {
    for (const optional of [{}, { website: null, tagline: null }]) {
      const form = await answering({ data: { ...data, ...optional } }).form('aurora');
      expect(form).toMatchObject({ firstMessage: 'Ciao!' });
      expect([form.website, form.tagline, form.backgroundSound]).toEqual([undefined, undefined, undefined]);
      expect(JSON.parse(form.menuJson)).toEqual({ menu: {} });
    }
  });

  it('requires all other fields', async () => {
    for (const field of ['name', 'address', 'assistantConfig', 'menuData']) {
      const attempt = answering({ data: { ...data, [field]: undefined } }).form('aurora');
      await expect(attempt, field).rejects.toMatchObject({ kind: 'malformed' });
    }
  });
});

it('Saving needs no message from the host', async () => {
  for (const body of [{}, '', { message: 7 }]) {
    expect(await answering(body).change('aurora', aRestaurantForm())).toBeUndefined();
    expect(await answering(body).remove('aurora')).toBeUndefined();
  }
});
