import { ContainerModule } from 'inversify';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { HttpRestaurants } from '#infrastructure/restaurants/HttpRestaurants.ts';
import { bindAdapter } from '../bindings.ts';

export const restaurants = new ContainerModule((to) => {
  bindAdapter(to, Restaurants, HttpRestaurants);
});
