import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Message } from './Message.tsx';
import type { Notice } from './Notice.ts';
import { useHeldWhileHidden } from './useHeldWhileHidden.ts';

/** Shows a {@link Notice} in the page, and holds it while the pointer or the focus is on it or the tab is hidden. */
export const NoticeBanner = observer(function NoticeBanner({ notice }: { readonly notice: Notice }) {
  useHeldWhileHidden(notice);
  const from = useRef<Element>(null);
  if (!notice.message) return null;
  const { text, detail, tone } = notice.message;
  return (
    <Box
      onMouseEnter={() => notice.hold('pointer')}
      onMouseLeave={() => notice.release('pointer')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
        notice.hold('focus');
      }}
      onBlur={() => notice.release('focus')}
    >
      <Message
        tone={tone}
        onDismiss={() => {
          notice.clear();
          // whoever came to it by key goes on from where they came
          if (from.current instanceof HTMLElement) from.current.focus();
        }}
      >
        {text}
        {detail && <Typography variant="body2">{detail}</Typography>}
      </Message>
    </Box>
  );
});
