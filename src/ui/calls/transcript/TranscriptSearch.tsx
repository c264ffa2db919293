import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { searchClearButton } from '../../kit/controls/searchClearButton.ts';
import { Field } from '../../forms/Field.tsx';
import type { TranscriptViewModel } from './TranscriptViewModel.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';

interface Props {
  readonly vm: TranscriptViewModel;
  /** Whether it stays in view while scrolling; on a phone only during a search. */
  readonly isPinned: boolean;
}

/** Searches a transcript. Enter goes to the next match, Shift+Enter to the previous one. */
export const TranscriptSearch = observer(function TranscriptSearch({ vm, isPinned }: Props) {
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.shiftKey) vm.previous();
    else vm.next();
  };
  const hasNone = vm.matches.length === 0;
  return (
    <Box
      component="search"
      sx={[
        { display: 'flex', alignItems: 'end', pb: 1.5 },
        isPinned && pinned,
        isPinned && vm.query === '' && { position: { xs: 'static', md: 'sticky' } },
      ]}
    >
      <Box onKeyDown={goOn} sx={{ flex: '0 1 360px' }}>
        <Field
          label="Search transcript"
          type="search"
          sx={searchClearButton}
          value={vm.query}
          onType={vm.search}
          endAdornment={
            <SecondaryText role="status" sx={{ flexShrink: 0, pl: 1, fontVariantNumeric: 'tabular-nums' }}>
              {vm.matchCount}
            </SecondaryText>
          }
        />
      </Box>
      <IconButton aria-label="Previous match" disabled={hasNone} onClick={vm.previous}>
        <KeyboardArrowUp />
      </IconButton>
      <IconButton aria-label="Next match" disabled={hasNone} onClick={vm.next}>
        <KeyboardArrowDown />
      </IconButton>
    </Box>
  );
});

const pinned = { position: 'sticky', top: 0, zIndex: 2, pt: 1, mt: -1, bgcolor: 'background.paper' } as const;
