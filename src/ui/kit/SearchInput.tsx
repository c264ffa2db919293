import Search from '@mui/icons-material/Search';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

interface Props extends Pick<OutlinedInputProps, 'inputRef' | 'placeholder' | 'sx'> {
  readonly label: string;
  /** Keyboard shortcuts that focus the field. */
  readonly keys?: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** A search field in a toolbar, with an icon instead of a visible label. */
export function SearchInput({ label, keys, text, onType, sx, ...shown }: Props) {
  return (
    <OutlinedInput
      {...shown}
      sx={[withCross, ...[sx ?? []].flat()]}
      type="search"
      value={text}
      onChange={({ target }) => onType(target.value)}
      // an input adornment needs the code of text fields, which many pages don't load
      startAdornment={<Search fontSize="small" sx={{ mr: 1, color: 'action.active' }} />}
      slotProps={{ input: { dir: 'auto', 'aria-label': label, 'aria-keyshortcuts': keys } }}
    />
  );
}

/**
 * The browser's clear button, enlarged for touch and visible without focus. Browsers without one show none.
 */
const withCross = {
  '& input': { pr: 0 },
  '& input::-webkit-search-cancel-button': {
    appearance: 'none',
    flex: 'none',
    width: 44,
    height: 44,
    my: '-11px',
    opacity: 1,
    pointerEvents: 'auto',
    cursor: 'pointer',
    bgcolor: 'text.secondary',
    mask: ['45deg', '-45deg']
      .map(
        (angle) => `linear-gradient(${angle}, #0000 46%, #000 46% 54%, #0000 54%) 50% / 14px 14px no-repeat`,
      )
      .join(),
    // forced colors remove the background
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
  },
} as const;
