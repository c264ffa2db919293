import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Alert } from './Alert.tsx';
import type { Notice } from '../state/Notice.ts';
import { TextWithId } from './TextWithId.tsx';
import { useHoldOnHoverOrFocus } from './useHoldOnHoverOrFocus.ts';

/** Shows a {@link Notice} in the page. Holds it while it is hovered or focused, or the tab is hidden. */
export const NoticeBanner = observer(function NoticeBanner({ notice }: { readonly notice: Notice }) {
  const { onFocus: holdFocused, ...holdHandlers } = useHoldOnHoverOrFocus(notice);
  const from = useRef<Element>(null);
  const { message } = notice;
  const isError = message?.tone === 'error';
  const shown = message && (
    <Alert
      tone={message.tone}
      isInRegion={!isError}
      onDismiss={() => {
        notice.clear();
        // a keyboard user continues where they were before
        if (from.current instanceof HTMLElement) from.current.focus();
      }}
    >
      <TextWithId text={message.text} id={message.id} />
      {message.detail && (
        <Typography variant="body2">
          <TextWithId text={message.detail} id={message.id} />
        </Typography>
      )}
    </Alert>
  );
  return (
    <Box
      sx={noBox}
      {...holdHandlers}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
        holdFocused();
      }}
    >
      {/* some screen readers only announce changes inside an existing live region */}
      <Box role="status" sx={shown && !isError ? undefined : noBox}>
        {!isError && shown}
      </Box>
      {isError && shown}
    </Box>
  );
});

/** Takes no space and creates no gap in its container. */
const noBox = { display: 'contents' } as const;
