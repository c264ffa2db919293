import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../lazyComponent.ts';
import { NoticeBanner } from '../NoticeBanner.tsx';
import { useSharedViewModel } from '../useViewModel.ts';
import { ToastsViewModel } from './ToastsViewModel.ts';

// a message that says that the line is bad must not need it itself
const Toast = lazyComponent(async () => (await import('./Toast.tsx')).Toast, NoticeBanner);

/** Where toasts appear; their code is loaded with the first one. */
export const ToastHost = observer(function ToastHost() {
  const { notice } = useSharedViewModel(ToastsViewModel);
  return notice.message && <Toast notice={notice} />;
});
