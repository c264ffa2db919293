import { describe, expect, it } from 'vitest';
import { aCompany, aRestaurantForm } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { DeleteRestaurant } from './DeleteRestaurant.ts';

const deletion = { restaurantId: 'aurora', name: 'Trattoria Aurora', typed: 'trattoria aurora' };

function setUp() {
  const restaurants = new FakeRestaurants();
  restaurants.forms.set('aurora', aRestaurantForm());
  const companies = new FakeCompanies();
  companies.company = aCompany();
  const deleteRestaurant = new DeleteRestaurant(restaurants, companies, savingFakes().writes);
  return { restaurants, companies, deleteRestaurant };
}

describe('DeleteRestaurant', () => {
  it("deletes the restaurant after its name is typed, and returns the host's message", async () => {
    const { restaurants, deleteRestaurant } = setUp();
    expect(await deleteRestaurant.execute(deletion)).toEqual({ outcome: 'deleted', message: 'Done' });
    expect(restaurants.forms.size).toBe(0);
  });

  it('sends nothing for any other text', async () => {
    const { restaurants, deleteRestaurant } = setUp();
    expect(await deleteRestaurant.execute({ ...deletion, typed: 'Trattoria' })).toEqual({
      outcome: 'mismatch',
    });
    expect(restaurants.calls).toBe(0);
  });

  it('sends nothing if someone else deleted the restaurant first', async () => {
    const { restaurants, companies, deleteRestaurant } = setUp();
    companies.company = undefined;
    expect(await deleteRestaurant.execute(deletion)).toEqual({ outcome: 'gone' });
    expect(restaurants.calls).toBe(0);
  });

  // (rule: unknown outcomes)
  it('checks after a lost response whether the restaurant is deleted', async () => {
    const { restaurants, companies, deleteRestaurant } = setUp();
    restaurants.trouble = refused(504);
    await expect(deleteRestaurant.execute(deletion)).rejects.toBe(restaurants.trouble);
    restaurants.remove = () => {
      companies.company = undefined;
      return Promise.reject(refused(504));
    };
    expect(await deleteRestaurant.execute(deletion)).toEqual({ outcome: 'deleted', message: undefined });
  });
});
