import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { BOTTOM_BAR, scrollPaddingForBottomBars } from '../kit/layout/pinned.ts';
import { tallViewport, shortViewport } from '../kit/layout/viewports.ts';
import { isShortcutModifier } from '../kit/controls/isShortcutModifier.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import type { Notice } from '../kit/state/Notice.ts';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { restoreLostFocus } from '../kit/browser/restoreLostFocus.ts';
import type { Task } from '../kit/state/Task.ts';
import { undoText } from '../texts/undoText.ts';
import { undoableDiscard } from '../kit/undo/undoableDiscard.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { NotLiveYet, type DeployOffer } from './NotLiveYet.tsx';
import { useReadOnly } from './readOnly.ts';

interface Props {
  readonly form: { readonly dirty: boolean; readonly saving: Task; readonly notice: Notice };
  /** Offers to deploy what was saved, unless there are newer edits. */
  readonly offer?: DeployOffer | undefined;
}

/** Keeps focused fields clear of the bar. Scroll margins do not work in multi-line fields. */
const scrollPaddingForBar = {
  [tallViewport]: { ':root': { '--save-bar': '96px' } },
  ...scrollPaddingForBottomBars,
};

/**
 * A bar at the bottom of a form: the result of the last save and, with unsaved changes, the buttons to save
 * or discard them. Ctrl+S saves from any field.
 */
export const SaveBar = observer(function SaveBar({ form, offer }: Props) {
  const readOnly = useReadOnly();
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const undo = useSharedViewModel(UndoViewModel);
  const { dirty, saving, notice } = form;
  const isOffered = (dirty || saving.running) && !readOnly;
  const bar = useRef<HTMLElement>(null);
  // focus continues here after a save
  useEffect(() => (isOffered ? () => restoreLostFocus(bar.current) : undefined), [isOffered]);
  useEffect(() => {
    if (!isOffered) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // an open dialog owns the keyboard
      if (!isShortcutModifier(event, 's') || bar.current?.closest('[aria-hidden="true"]')) return;
      event.preventDefault();
      bar.current?.closest('form')?.requestSubmit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOffered]);
  return (
    <Box
      ref={bar}
      tabIndex={-1}
      // keyboard users keep the result message while focus is here
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) notice.hold('focus');
      }}
      onBlur={() => notice.release('focus')}
      sx={{
        position: 'sticky',
        [shortViewport]: { position: 'static' },
        bottom: BOTTOM_BAR,
        zIndex: 10,
        display: 'grid',
        gap: 1,
        mt: 2,
        pb: isOffered || notice.message || offer?.statusText || offer?.notice.message ? 1 : 0,
      }}
    >
      {isOffered && <GlobalStyles styles={scrollPaddingForBar} />}
      <NoticeBanner notice={notice} />
      <SlowHint waiting={saving} onCancel={saving.detach} />
      {offer && !isOffered && <NotLiveYet offer={offer} />}
      {isOffered && (
        <Box
          role="group"
          aria-label="Unsaved changes"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0.5, sm: 1 },
            p: 1,
            pl: { xs: 1.5, sm: 2 },
            // one row on a phone too, because the bar covers the fields
            '& .MuiButton-root': { flex: 'none', px: { xs: 1.5, sm: 2 }, whiteSpace: 'nowrap' },
            border: 1,
            borderColor: 'border.strong',
            borderRadius: '6px',
            bgcolor: 'surface.raised',
          }}
        >
          <Box sx={{ flex: '1 1 0', minWidth: 0, typography: 'body2', lineHeight: 1.25, fontWeight: 600 }}>
            Unsaved changes
          </Box>
          <Box
            aria-hidden
            sx={{ display: { xs: 'none', lg: 'block' }, typography: 'caption', color: 'text.secondary' }}
          >
            Ctrl+S or ⌘S
          </Box>
          <Button
            onClick={() => {
              if (saving.running) return;
              unsaved.discard((restore) =>
                undo.offer(undoableDiscard('discarded/', undoText.discarded, restore)),
              );
            }}
            aria-disabled={saving.running}
          >
            Discard
          </Button>
          <BusyButton
            busy={saving.running}
            busyText="Saving..."
            type="submit"
            variant="contained"
            aria-keyshortcuts="Control+S Meta+S"
          >
            Save changes
          </BusyButton>
        </Box>
      )}
    </Box>
  );
});
