import { useContext, useEffect, useState } from 'react';
import type { Menu } from '#domain/menu/menu.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { CompositionContext } from '../kit/state/CompositionContext.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { dishAddress } from '../navigation/navItems.ts';
import { useOpenCompanyId } from '../navigation/useOpenCompanyId.ts';
import { paletteText } from '../texts/paletteText.ts';
import { PaletteMenuReader } from './PaletteMenuReader.ts';
import type { PaletteEntry } from './PaletteViewModel.ts';

/** Loads the restaurant's dishes, for owners and admins only. */
export function useDishes() {
  const companyId = useOpenCompanyId();
  const { mayAdminister } = useSharedViewModel(OpenRestaurantViewModel);
  const { loadSlices, make } = useContext(CompositionContext);
  const [menu] = useState(() => new Loadable<Menu>());
  const restaurantId = mayAdminister ? companyId : undefined;
  useEffect(() => {
    if (restaurantId === undefined) return undefined;
    void menu.load(async (signal) => {
      await loadSlices(['menu']);
      return make(PaletteMenuReader).menus.menu(restaurantId, signal);
    });
    return menu.stop;
  }, [menu, restaurantId, loadSlices, make]);
  if (restaurantId === undefined) return { dishes: [] };
  // several dishes may share a name
  const names = new Set(menu.value?.categories.flatMap(({ items }) => items.map(({ name }) => name)));
  return {
    dishes: [...names].map((label): PaletteEntry => ({
      group: 'Menu',
      label,
      address: dishAddress(restaurantId, label),
    })),
    status: menu.failure ? paletteText.noDishes : menu.pending && paletteText.loadingDishes,
  };
}
