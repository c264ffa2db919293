import { describe, expect, it } from 'vitest';
import { aRestaurantForm } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { EditRestaurant } from './EditRestaurant.ts';

function setUp() {
  const restaurants = new FakeRestaurants();
  restaurants.forms.set('aurora', aRestaurantForm());
  return { restaurants, editRestaurant: new EditRestaurant(restaurants) };
}

describe('EditRestaurant', () => {
  it("saves the form and passes on the host's message", async () => {
    const { restaurants, editRestaurant } = setUp();
    const form = aRestaurantForm({ tagline: 'Pasta like on Sundays' });
    expect(await editRestaurant.execute({ restaurantId: 'aurora', form })).toEqual({
      outcome: 'saved',
      message: 'Done',
    });
    expect(restaurants.forms.get('aurora')).toEqual(form);
  });

  it('adds https:// to a website without it', async () => {
    const { restaurants, editRestaurant } = setUp();
    const form = aRestaurantForm({ website: 'aurora.example' });
    await editRestaurant.execute({ restaurantId: 'aurora', form });
    expect(restaurants.forms.get('aurora')?.website).toBe('https://aurora.example');
  });

  it('sends nothing invalid', async () => {
    const { restaurants, editRestaurant } = setUp();
    const form = aRestaurantForm({ phone: 'call us' });
    expect(await editRestaurant.execute({ restaurantId: 'aurora', form })).toEqual({
      outcome: 'invalid',
      problems: [{ field: 'phone', problem: 'malformed' }],
    });
    expect(restaurants.calls).toBe(0);
  });

  it('accepts the saved background sound in any format, but no other invalid address', async () => {
    const { restaurants, editRestaurant } = setUp();
    const form = aRestaurantForm({ backgroundSound: 'office' });
    const edit = { restaurantId: 'aurora', form };
    expect(await editRestaurant.execute({ ...edit, soundBefore: 'kitchen' })).toEqual({
      outcome: 'invalid',
      problems: [{ field: 'backgroundSound', problem: 'malformed' }],
    });
    expect(await editRestaurant.execute({ ...edit, soundBefore: 'office' })).toMatchObject({
      outcome: 'saved',
    });
    expect(restaurants.forms.get('aurora')).toEqual(form);
  });

  it("passes on the host's refusal", async () => {
    const { restaurants, editRestaurant } = setUp();
    restaurants.trouble = refused(403, 'Only an owner or admin may do this');
    const attempt = editRestaurant.execute({ restaurantId: 'aurora', form: aRestaurantForm() });
    await expect(attempt).rejects.toBe(restaurants.trouble);
  });
});
