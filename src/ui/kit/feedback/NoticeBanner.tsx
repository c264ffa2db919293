import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Alert } from './Alert.tsx';
import styles from './NoticeBanner.module.css';
import type { Notice } from '../state/Notice.ts';
import { Text } from '../text/Text.tsx';
import { TextWithId } from './TextWithId.tsx';
import { useHoldOnHoverOrFocus } from './useHoldOnHoverOrFocus.ts';

interface Props {
  readonly notice: Notice;
  /** Whether to show a success message as plain text, within a line of other text. */
  readonly isPlain?: boolean;
  /** Whether a message that times out leaves an empty space. Not used in a bar that sticks to the window. */
  readonly keepsSpace?: boolean;
}

/**
 * Shows a {@link Notice} on the page, and announces it through a live region. The next notice replaces it. A
 * notice disappears after 3 s, or 5 s in some places, but not while it has hover or focus, or while the tab
 * is hidden. An error may stay until dismissed.
 */
export const NoticeBanner = observer(function NoticeBanner({
  notice,
  isPlain = false,
  keepsSpace = true,
}: Props) {
  const { onFocus: holdFocused, ...holdHandlers } = useHoldOnHoverOrFocus(notice);
  const from = useRef<Element>(null);
  const message = keepsSpace ? notice.placed : notice.message;
  const isError = message?.tone === 'error';
  const shown = message && (
    <div className={notice.message ? undefined : styles.expired}>
      <Alert
        tone={message.tone}
        isInRegion={!isError}
        isPlain={isPlain && !isError}
        onDismiss={() => {
          notice.clear();
          // returns keyboard users to the element that had focus before
          if (from.current instanceof HTMLElement) from.current.focus();
        }}
      >
        <TextWithId text={message.text} id={message.id} />
        {message.detail && (
          <Text size="small">
            <TextWithId text={message.detail} id={message.id} />
          </Text>
        )}
      </Alert>
    </div>
  );
  return (
    <div
      className={styles.noBox}
      {...holdHandlers}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
        holdFocused();
      }}
    >
      {/* some screen readers announce only changes inside an existing live region */}
      <div role="status" className={shown && !isError ? undefined : styles.noBox}>
        {!isError && shown}
      </div>
      {isError && shown}
    </div>
  );
});
