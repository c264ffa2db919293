import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { undoText } from '../../texts/undoText.ts';
import { focusHeading } from '../browser/focusHeading.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { NoticeBanner } from '../feedback/NoticeBanner.tsx';
import { UndoMessages } from '../undo/UndoMessages.tsx';
import { UndoViewModel } from '../undo/UndoViewModel.ts';
import { useSharedViewModel, useViewModel } from '../state/useViewModel.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { DownloadHint } from './DownloadHint.ts';
import styles from './ToastHost.module.css';
import { ToastsViewModel } from './ToastsViewModel.ts';

// loads before the first toast, because that toast may report a lost connection
const ToastStack = lazyComponent(
  async () => (await import('./ToastStack.tsx')).ToastStack,
  ({ children }) => children,
);

/** Shows toasts, download hints, and Undo messages. */
export const ToastHost = observer(function ToastHost() {
  const { notice } = useSharedViewModel(ToastsViewModel);
  const { notice: download } = useViewModel(DownloadHint);
  const undo = useSharedViewModel(UndoViewModel);
  useEffect(() => {
    const send = () => undo.sendNow('', true);
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('pagehide', send);
      // sends the actions, because there is no Undo button outside the console
      undo.sendNow();
    };
  }, [undo]);
  const { offers } = undo;
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    // the focused message disappeared, and no restored row took focus
    hadFocus.current = false;
    focusHeading();
  }, [offers]);
  return (
    <>
      <VisuallyHidden role="status">{undo.announced && undoText.announced(undo.announced)}</VisuallyHidden>
      {(notice.message || download.message || offers.length > 0 || undo.slow.length > 0) && (
        <ToastStack>
          <div
            className={styles.messages}
            onFocus={() => (hadFocus.current = true)}
            onBlur={() => (hadFocus.current = false)}
          >
            <UndoMessages vm={undo} />
            {notice.message && <NoticeBanner notice={notice} />}
            {download.message && <NoticeBanner notice={download} />}
          </div>
        </ToastStack>
      )}
    </>
  );
});
