import { describe, expect, it } from 'vitest';
import { aRestaurantForm } from '#tests/support/builders.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { DeleteRestaurant } from './DeleteRestaurant.ts';

const deletion = { restaurantId: 'aurora', name: 'Trattoria Aurora', typed: 'trattoria aurora' };

function setUp() {
  const restaurants = new FakeRestaurants();
  restaurants.forms.set('aurora', aRestaurantForm());
  return { restaurants, deleteRestaurant: new DeleteRestaurant(restaurants) };
}

describe('DeleteRestaurant', () => {
  it("deletes the restaurant after its name is typed, and passes on the host's message", async () => {
    const { restaurants, deleteRestaurant } = setUp();
    expect(await deleteRestaurant.execute(deletion)).toEqual({ outcome: 'deleted', message: 'Done' });
    expect(restaurants.forms.size).toBe(0);
  });

  it('sends nothing for other text', async () => {
    const { restaurants, deleteRestaurant } = setUp();
    expect(await deleteRestaurant.execute({ ...deletion, typed: 'Trattoria' })).toEqual({
      outcome: 'mismatch',
    });
    expect(restaurants.calls).toBe(0);
  });
});
