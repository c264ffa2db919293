import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { AnnouncedLines } from '../kit/feedback/AnnouncedLines.tsx';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { DISH_PARAM } from '../navigation/navItems.ts';
import { failureText } from '../texts/failureText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { MenuBoard } from './MenuBoard.tsx';
import { MenuOrdersViewModel } from './MenuOrdersViewModel.ts';
import { MenuViewModel } from './MenuViewModel.ts';

/** The menu builder, in which users edit, search, import, and export the menu. */
export const MenuPanel = observer(function MenuPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(MenuViewModel, restaurantId);
  const offer = useViewModel(DeployOfferViewModel, restaurantId, 'menu');
  const orders = useViewModel(MenuOrdersViewModel, restaurantId);
  const { fields, loading } = vm.form;
  useUnsavedWork('Menu Builder', vm.form);
  useLinkedDish(fields.value ? vm.view.goTo : vm.view.search);
  if (fields.value) return <MenuBoard vm={vm} offer={offer} orders={orders} restaurantId={restaurantId} />;
  if (loading.failure) return <LoadFailure text={failureText.menu} onRetry={loading.retry} />;
  return <AnnouncedLines loading={loading} label="Loading menu" count={12} />;
});

/** Highlights the dish named in the URL, each time the user opens such a link, and again once the menu has loaded. */
function useLinkedDish(goTo: (name: string) => void): void {
  const location = useLocation();
  useEffect(() => {
    const dish = new URLSearchParams(location.search).get(DISH_PARAM);
    if (dish) goTo(dish);
  }, [goTo, location]);
}
