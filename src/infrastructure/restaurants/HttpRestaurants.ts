import type { Restaurants } from '#application/restaurants/Restaurants.ts';
import type { NewRestaurant, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import {
  CreateRestaurantReply,
  RestaurantFormReply,
  RestaurantMessageReply,
  toCreateBody,
  toUpdateBody,
} from './wire.ts';

const one = (restaurantId: string) => path`/api/companies/restaurants/${restaurantId}`;

export class HttpRestaurants implements Restaurants {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  create(restaurant: NewRestaurant) {
    const body = toCreateBody(restaurant);
    return this.api.post('/api/companies/restaurants/create', body, CreateRestaurantReply);
  }

  form(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(one(restaurantId), RestaurantFormReply, signal);
  }

  change(restaurantId: string, form: RestaurantForm, basedOn?: RestaurantForm) {
    return this.api.put(one(restaurantId), toUpdateBody(form), RestaurantMessageReply, basedOn);
  }

  remove(restaurantId: string) {
    return this.api.delete(one(restaurantId), undefined, RestaurantMessageReply);
  }
}
