import Search from '@mui/icons-material/Search';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { clsx } from 'clsx';
import controls from './controls.module.css';
import styles from './SearchInput.module.css';

interface Props extends Pick<OutlinedInputProps, 'className' | 'inputRef' | 'onKeyDown' | 'placeholder'> {
  readonly label: string;
  /** Keyboard shortcuts that focus the field. */
  readonly keys?: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** A search field in a toolbar, with an icon instead of a visible label. */
export function SearchInput({ label, keys, text, onType, className, ...shown }: Props) {
  return (
    <OutlinedInput
      {...shown}
      className={clsx(controls.searchClear, className)}
      type="search"
      value={text}
      onChange={({ target }) => onType(target.value)}
      // MUI's input adornment needs the text field code, which many pages don't load
      startAdornment={<Search fontSize="small" className={styles.icon} />}
      slotProps={{ input: { dir: 'auto', 'aria-label': label, 'aria-keyshortcuts': keys } }}
    />
  );
}
