import { describe, expect, it } from 'vitest';
import { aCompanySummary, aNewRestaurant, aRestaurantForm } from '#tests/support/builders.ts';
import { unreachable } from '#tests/support/failures.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { emptyRestaurant } from '#domain/restaurants/emptyRestaurant.ts';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { FakeTelephony } from '#tests/support/fakes/FakeTelephony.ts';
import { FakeVoiceSettings } from '#tests/support/fakes/FakeVoiceSettings.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { instructionsEditKind } from '../instructions/instructionsEditKind.ts';
import { categoryEditKind, newCategoryEditKind } from '../menu/categoryEditKind.ts';
import { availabilityEditKind, itemEditKind, newItemEditKind } from '../menu/itemEditKind.ts';
import { restaurantDetailsEditKind, newRestaurantEditKind } from '../restaurants/restaurantKinds.ts';
import { telephonyEditKind } from '../telephony/telephonyEditKind.ts';
import { voiceEditKind } from '../voice/voiceEditKind.ts';
import type { EditKind } from './EditKind.ts';

const save = <T, Problems, Answer>(kind: EditKind<T, Problems, Answer>, base: T, edited: T) =>
  savingFakes().saveSettings.execute({ kind, base, edited });

// (rule: edit restaurant)
describe("A restaurant's details", () => {
  function setUp(stored = aRestaurantForm()) {
    const restaurants = new FakeRestaurants();
    restaurants.forms.set('aurora', stored);
    return { restaurants, kind: restaurantDetailsEditKind(restaurants, 'aurora'), base: aRestaurantForm() };
  }

  it("are saved without reverting others' changes, and return the host's message", async () => {
    const { restaurants, kind, base } = setUp(aRestaurantForm({ firstMessage: 'Buonasera!' }));
    const outcome = await save(kind, base, { ...base, tagline: 'Pasta like on Sundays' });
    expect(outcome).toMatchObject({ outcome: 'saved', answer: { message: 'Done' } });
    expect(restaurants.forms.get('aurora')).toEqual(
      aRestaurantForm({ firstMessage: 'Buonasera!', tagline: 'Pasta like on Sundays' }),
    );
  });

  it('have clean phone numbers and emails after a paste, and a website with https://', async () => {
    const { restaurants, kind, base } = setUp();
    await save(kind, base, {
      ...base,
      website: 'aurora.example',
      phone: '(212)\u00a0555‑0142',
      email: '\u202aciao@aurora.example\u202c',
    });
    expect(restaurants.forms.get('aurora')).toMatchObject({
      website: 'https://aurora.example',
      phone: '(212) 555-0142',
      email: 'ciao@aurora.example',
    });
  });

  it('keep unchanged phone numbers and emails exactly as the host sent them', async () => {
    const before = aRestaurantForm({ phone: '212‑555‑0142', website: 'aurora.example' });
    const { restaurants, kind } = setUp(before);
    await save(kind, before, { ...before, tagline: 'New' });
    expect(restaurants.forms.get('aurora')).toMatchObject({ ...before, tagline: 'New' });
  });

  it('are not sent if invalid', async () => {
    const { restaurants, kind, base } = setUp();
    expect(await save(kind, base, { ...base, phone: 'call us' })).toEqual({
      outcome: 'invalid',
      problems: [{ field: 'phone', problem: 'malformed' }],
    });
    expect(restaurants.calls).toBe(0);
  });

  it('can keep a saved background sound that is not a URL, but not change it to another', async () => {
    const { restaurants, kind } = setUp(aRestaurantForm({ backgroundSound: 'office' }));
    const base = aRestaurantForm({ backgroundSound: 'office' });
    expect(await save(kind, base, { ...base, backgroundSound: 'kitchen' })).toMatchObject({
      outcome: 'invalid',
    });
    expect(await save(kind, base, { ...base, tagline: 'New' })).toMatchObject({ outcome: 'saved' });
    expect(restaurants.forms.get('aurora')?.backgroundSound).toBe('office');
  });
});

describe('A new restaurant', () => {
  function setUp() {
    const restaurants = new FakeRestaurants();
    const companies = new FakeCompanies();
    companies.summaries = [aCompanySummary()];
    const create = restaurants.create.bind(restaurants);
    restaurants.create = async (restaurant) => {
      const message = await create(restaurant);
      const { name } = restaurant;
      companies.summaries = [...companies.summaries, { id: `r${companies.summaries.length}`, name }];
      return message;
    };
    const kind = newRestaurantEditKind(restaurants, companies);
    const { saveSettings } = savingFakes();
    const press = (edited = aNewRestaurant()) =>
      saveSettings.execute({ kind, base: emptyRestaurant, edited, key: 'form' });
    return { restaurants, companies, press };
  }

  it("is created, and returns the host's message", async () => {
    const { restaurants, press } = setUp();
    expect(await press()).toMatchObject({ outcome: 'saved', answer: { message: 'Done' } });
    expect(restaurants.created).toEqual([aNewRestaurant()]);
  });

  it('keeps a given assistant id, and derives a blank one from the name', async () => {
    const { restaurants, press } = setUp();
    for (const assistantId of ['evening-voice', '', '  ']) {
      await press(aNewRestaurant({ name: 'Chez Léa!', assistantId }));
    }
    expect(restaurants.created.map(({ assistantId }) => assistantId)).toEqual([
      'evening-voice',
      'chez-l-a-',
      'chez-l-a-',
    ]);
  });

  it('has clean phone numbers and emails after a paste, and a website with https://', async () => {
    const { restaurants, press } = setUp();
    await press(
      aNewRestaurant({
        website: 'aurora.example',
        phone: '\u202a212-555-0142\u202c',
        telephonyPhoneNumber: '+1\u00a0212‑555‑0142',
        email: '\u200bciao@aurora.example',
        ownerEmail: 'ada@aurora.example\ufeff',
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

  it('is not sent if invalid', async () => {
    const { restaurants, press } = setUp();
    expect(await press(aNewRestaurant({ ownerPassword: 'short' }))).toEqual({
      outcome: 'invalid',
      problems: [{ field: 'ownerPassword', problem: 'too-short' }],
    });
    expect(restaurants.calls).toBe(0);
  });

  // (rule: unknown outcomes)
  it('is found by its name after a lost response, even if an older one has the same name', async () => {
    const { restaurants, press } = setUp();
    loseResponse(restaurants, 'create');
    expect(await press()).toMatchObject({ outcome: 'saved', answer: { message: undefined } });
    const { create } = restaurants;
    restaurants.create = () => Promise.reject(unreachable());
    expect(await press()).toEqual({ outcome: 'unknown' });
    restaurants.create = create;
    expect(await press()).toMatchObject({ outcome: 'saved' });
    expect(restaurants.created).toHaveLength(2);
  });
});

describe('The voice configuration', () => {
  it('is saved with unknown keys, and without blank texts that were never set', async () => {
    const voice = new FakeVoiceSettings();
    const stored = { ...voice.stored, customPersonality: undefined, emotion: { joy: 3 } };
    voice.stored = stored;
    await save(voiceEditKind(voice, 'aurora'), stored, {
      ...stored,
      customPersonality: '',
      temperature: 0.3,
    });
    expect(voice.stored).toEqual({ ...stored, temperature: 0.3 });
  });
});

describe('The telephony configuration', () => {
  it('is saved without blank phrases', async () => {
    const telephony = new FakeTelephony();
    const base = await telephony.config();
    await save(telephonyEditKind(telephony, 'aurora'), base, { ...base, endCallPhrases: ['bye', ' ', ''] });
    expect(telephony.saves.at(-1)?.endCallPhrases).toEqual(['bye']);
  });
});

describe('The AI instructions', () => {
  it('are saved without blank lines, and keep the edited prompt if the host omits it', async () => {
    const instructions = new FakeInstructions();
    const base = someInstructions();
    const outcome = await save(instructionsEditKind(instructions, 'aurora'), base, {
      ...base,
      systemPrompt: 'Be brief.',
    });
    expect(outcome).toMatchObject({ outcome: 'saved', saved: { systemPrompt: 'Be brief.' } });
  });

  it('are not sent if invalid', async () => {
    const instructions = new FakeInstructions();
    const base = someInstructions();
    const edited = { ...base, upselling: { ...base.upselling, maxSuggestions: 20 } };
    expect(await save(instructionsEditKind(instructions, 'aurora'), base, edited)).toMatchObject({
      outcome: 'invalid',
      problems: { 'upselling.maxSuggestions': 'out-of-range' },
    });
    expect(instructions.saves).toEqual([]);
  });
});

describe('A kind of settings', () => {
  it('names the area that it changes', () => {
    const menus = new FakeMenus();
    const place = { restaurantId: 'aurora', categoryId: 'sweets' };
    expect(
      [
        restaurantDetailsEditKind(new FakeRestaurants(), 'aurora'),
        voiceEditKind(new FakeVoiceSettings(), 'aurora'),
        instructionsEditKind(new FakeInstructions(), 'aurora'),
        telephonyEditKind(new FakeTelephony(), 'aurora'),
        itemEditKind(menus, place, 'pie'),
        newItemEditKind(menus, place),
        availabilityEditKind(menus, 'aurora', 'pie'),
        categoryEditKind(menus, 'aurora', 'sweets'),
        newCategoryEditKind(menus, 'aurora'),
      ].map(({ restaurantId, area }) => `${restaurantId} ${area}`),
    ).toEqual([
      'aurora details',
      'aurora voice',
      'aurora instructions',
      'aurora telephony',
      ...Array.from({ length: 5 }, () => 'aurora menu'),
    ]);
  });
});
