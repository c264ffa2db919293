import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { similarItems } from '#domain/menu/orderedNames.ts';
import { placedItems, type PlacedItem } from '#domain/menu/editMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { wordMatcher } from '#domain/shared/wordMatcher.ts';
import { askedForText } from '../../texts/askedForText.ts';
import styles from './AskedForItems.module.css';

// more items would not help, because typing another letter narrows the list
const MAX_SHOWN = 40;

interface Props {
  readonly menu: Menu;
  readonly name: string;
  readonly onChoose: (item: PlacedItem) => void;
}

/** A field that finds an item after a few letters. Items similar to the name come first. */
export function ItemPicker({ menu, name, onChoose }: Props) {
  const options = useMemo(() => {
    const similar = similarItems(menu, name, MAX_SHOWN);
    const ids = new Set(similar.map(({ item }) => item.id));
    return [...similar, ...placedItems(menu).filter(({ item }) => !ids.has(item.id))];
  }, [menu, name]);
  return (
    <Autocomplete
      openOnFocus
      className={styles.choice}
      options={options}
      filterOptions={(all, { inputValue }) => {
        const isFound = wordMatcher(inputValue);
        const found = isFound
          ? all.filter(({ item }) => isFound([item.name, ...item.aliases].join('\n')))
          : all;
        return found.slice(0, MAX_SHOWN);
      }}
      getOptionLabel={({ item }) => item.name}
      getOptionKey={({ item }) => item.id}
      noOptionsText={askedForText.noMatch}
      onChange={(_event, chosen) => chosen && onChoose(chosen)}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          fullWidth
          ref={slotProps.input.ref}
          inputRef={focus}
          placeholder={askedForText.itemPickerLabel(name)}
          inputProps={{
            ...slotProps.htmlInput,
            dir: 'auto',
            'aria-label': askedForText.itemPickerLabel(name),
          }}
        />
      )}
    />
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
