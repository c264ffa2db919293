import Search from '@mui/icons-material/Search';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { searchClearButton } from './searchClearButton.ts';

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
      sx={[searchClearButton, ...[sx ?? []].flat()]}
      type="search"
      value={text}
      onChange={({ target }) => onType(target.value)}
      // an input adornment needs the code of text fields, which many pages don't load
      startAdornment={<Search fontSize="small" sx={{ mr: 1, color: 'action.active' }} />}
      slotProps={{ input: { dir: 'auto', 'aria-label': label, 'aria-keyshortcuts': keys } }}
    />
  );
}
