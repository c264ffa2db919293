import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

interface Props extends Pick<OutlinedInputProps, 'inputRef' | 'placeholder' | 'sx'> {
  readonly label: string;
  /** The keys that lead to it. */
  readonly keys?: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** A field of a toolbar in which something is searched for: its mark says so, in place of a label above it. */
export function SearchInput({ label, keys, text, onType, ...shown }: Props) {
  return (
    <OutlinedInput
      {...shown}
      type="search"
      value={text}
      onChange={({ target }) => onType(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': keys } }}
    />
  );
}
