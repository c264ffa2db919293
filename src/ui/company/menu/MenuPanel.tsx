import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../kit/LoadFailure.tsx';
import { LoadingSkeleton, SkeletonLines } from '../../kit/LoadingSkeleton.tsx';
import { useUnsavedWork } from '../../kit/unsaved/useUnsavedWork.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { useCountAfterSave } from '../../openRestaurant/useCountAfterSave.ts';
import { failureText } from '../../texts/failureText.ts';
import type { PanelProps } from '../voiceAi/panel.ts';
import { MenuBoard } from './MenuBoard.tsx';
import { MenuViewModel } from './MenuViewModel.ts';

/** What the agent can offer on the phone: the menu, to look at, to change, to import and to export. */
export const MenuPanel = observer(function MenuPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(MenuViewModel, restaurantId);
  useCountAfterSave(vm.draft.notice);
  const { value, loading } = vm.draft;
  useUnsavedWork('Menu Builder', vm.draft);
  if (value) return <MenuBoard vm={vm} />;
  if (loading.failure) return <LoadFailure text={failureText.menu} onRetry={loading.retry} />;
  return (
    <LoadingSkeleton loading={loading} label="Loading menu">
      <SkeletonLines count={12} />
    </LoadingSkeleton>
  );
});
