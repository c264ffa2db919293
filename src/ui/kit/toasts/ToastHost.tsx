import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useShared } from '../useViewModel.ts';
import { ToastsViewModel } from './ToastsViewModel.ts';

const Toast = lazy(async () => ({ default: (await import('./Toast.tsx')).Toast }));

/** Where toasts appear; their code is loaded with the first one. */
export const ToastHost = observer(function ToastHost() {
  const { notice } = useShared(ToastsViewModel);
  if (!notice.message) return null;
  return (
    <Suspense>
      <Toast notice={notice} />
    </Suspense>
  );
});
