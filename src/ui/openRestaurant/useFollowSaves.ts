import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import { OpenRestaurantViewModel } from './OpenRestaurantViewModel.ts';

/**
 * Has a part of a restaurant read again what it shows, whenever something was saved elsewhere: in the form of the restaurant,
 * which has a greeting, a voice and a menu as well, or by a panel that was left before its save ended.
 */
export function useFollowSaves(refresh: () => void): void {
  const restaurant = useSharedViewModel(OpenRestaurantViewModel);
  useEffect(
    () =>
      reaction(
        () => restaurant.saves,
        () => refresh(),
      ),
    [restaurant, refresh],
  );
}
