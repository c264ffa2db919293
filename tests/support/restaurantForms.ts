import {
  restaurantDetailsEditKind,
  newRestaurantEditKind,
} from '#application/restaurants/restaurantKinds.ts';
import { emptyRestaurant } from '#domain/restaurants/emptyRestaurant.ts';
import type { NewRestaurant, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { RestaurantEditor } from '#ui/restaurants/form/RestaurantEditor.ts';
import { editorFakes } from './fakes/editorFakes.ts';
import { FakeCompanies } from './fakes/FakeCompanies.ts';
import { FakeRestaurants } from './fakes/FakeRestaurants.ts';

/** Creates the form of a new restaurant. */
export const newRestaurantForm = (
  initial: NewRestaurant = emptyRestaurant,
  restaurants = new FakeRestaurants(),
): RestaurantEditor<NewRestaurant> =>
  new RestaurantEditor(editorFakes().services, {
    kind: newRestaurantEditKind(restaurants, new FakeCompanies()),
    initial,
    ifUnknown: 'It may have been created.',
  });

/** Creates the form of an existing restaurant. */
export const restaurantForm = (initial: RestaurantForm): RestaurantEditor<RestaurantForm> =>
  new RestaurantEditor(editorFakes().services, {
    kind: restaurantDetailsEditKind(new FakeRestaurants(), 'aurora'),
    initial,
    ifUnknown: 'It may have been saved.',
  });
