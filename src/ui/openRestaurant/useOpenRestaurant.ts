import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { pages } from '../app/pages.ts';
import { useShared } from '../kit/useViewModel.ts';
import { OpenRestaurantViewModel } from './OpenRestaurantViewModel.ts';

/** The id of the restaurant whose page is open; undefined on other pages. */
export function useOpenCompanyId(): string | undefined {
  return useMatch({ path: pages.company.path, end: false })?.params.companyId;
}

/** Knows the restaurant as long as any page of it is open, also where the page itself does not read it. */
export function useOpenRestaurant(companyId: string): OpenRestaurantViewModel {
  const restaurant = useShared(OpenRestaurantViewModel);
  // after the effects of the page, which may read it anyway
  useEffect(() => restaurant.ensure(companyId), [restaurant, companyId]);
  useEffect(() => restaurant.forget, [restaurant]);
  return restaurant;
}
