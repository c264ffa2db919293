import { ContainerModule } from 'inversify';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { HttpRestaurants } from '#infrastructure/restaurants/HttpRestaurants.ts';
import { provide } from '../bindings.ts';

export const restaurants = new ContainerModule((to) => {
  provide(to, Restaurants, HttpRestaurants);
});
