import { Failure } from '#application/Failure.ts';
import type { Restaurants } from '#application/restaurants/Restaurants.ts';
import type { NewRestaurant, RestaurantForm } from '#domain/restaurants/restaurant.ts';

/** Restaurants in memory. `trouble` makes every request fail, and `calls` counts the requests. */
export class FakeRestaurants implements Restaurants {
  readonly forms = new Map<string, RestaurantForm>();
  readonly created: NewRestaurant[] = [];
  trouble: Failure | undefined;
  /** The host's message after every change. */
  message: string | undefined = 'Done';
  calls = 0;

  async create(restaurant: NewRestaurant) {
    this.answer();
    this.created.push(restaurant);
    return this.message;
  }

  async form(restaurantId: string) {
    this.answer();
    const form = this.forms.get(restaurantId);
    if (!form) throw new Failure('not-found', { status: 404 });
    return form;
  }

  async change(restaurantId: string, form: RestaurantForm) {
    this.answer();
    this.forms.set(restaurantId, form);
    return this.message;
  }

  async remove(restaurantId: string) {
    this.answer();
    this.forms.delete(restaurantId);
    return this.message;
  }

  private answer() {
    this.calls += 1;
    if (this.trouble) throw this.trouble;
  }
}
