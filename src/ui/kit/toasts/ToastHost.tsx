import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../lazyComponent.ts';
import { NoticeBanner } from '../NoticeBanner.tsx';
import { useSharedViewModel } from '../useViewModel.ts';
import { ToastsViewModel } from './ToastsViewModel.ts';

// a message about a bad connection must not need the connection
const Toast = lazyComponent(async () => (await import('./Toast.tsx')).Toast, NoticeBanner);

/** Shows toasts. Their code loads with the first one. */
export const ToastHost = observer(function ToastHost() {
  const { notice } = useSharedViewModel(ToastsViewModel);
  return notice.message && <Toast notice={notice} />;
});
