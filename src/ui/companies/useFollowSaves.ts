import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import { OpenRestaurantViewModel } from './OpenRestaurantViewModel.ts';

/**
 * Refreshes a section when another part of the restaurant is saved: the restaurant form, which shares
 * greeting, voice, and menu, or a panel left during its save.
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
