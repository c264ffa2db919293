import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import controls from '../../kit/controls/controls.module.css';
import { Field } from '../../forms/Field.tsx';
import type { TranscriptViewModel } from './TranscriptViewModel.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import styles from './TranscriptSearch.module.css';

interface Props {
  readonly vm: TranscriptViewModel;
  /** Whether the search stays in view while the page scrolls. On a phone, only while it has text. */
  readonly isPinned: boolean;
}

/** Searches a transcript. Enter goes to the next match, and Shift+Enter to the previous one. */
export const TranscriptSearch = observer(function TranscriptSearch({ vm, isPinned }: Props) {
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.shiftKey) vm.previous();
    else vm.next();
  };
  const hasNone = vm.matches.length === 0;
  return (
    <search
      className={clsx(styles.search, isPinned && styles.pinned, isPinned && vm.query === '' && styles.idle)}
    >
      <div className={styles.field}>
        <Field
          label="Search transcript"
          type="search"
          className={controls.searchClear}
          onKeyDown={goOn}
          value={vm.query}
          onType={vm.search}
          endAdornment={
            <SecondaryText role="status" tabular className={styles.count}>
              {vm.matchCount}
            </SecondaryText>
          }
        />
      </div>
      <IconButton aria-label="Previous match" disabled={hasNone} onClick={vm.previous}>
        <KeyboardArrowUp />
      </IconButton>
      <IconButton aria-label="Next match" disabled={hasNone} onClick={vm.next}>
        <KeyboardArrowDown />
      </IconButton>
    </search>
  );
});
