import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { instructionsText } from '../../texts/instructionsText.ts';
import { outlinedBox } from '../../kit/card.ts';
import { boxList } from '../boxes.ts';
import { arrivalHandlers, focusOnArrival, scrollToOnArrival } from '../voiceAi/arrival.ts';
import type { EditedList } from './EditedList.ts';

interface Props<T extends { readonly id: string }> {
  readonly title: string;
  readonly help: string;
  readonly list: EditedList<T>;
  /** In place of its entries where there are none. */
  readonly emptyText: string;
  /** What a thing of the list says. */
  readonly wordsOf: (item: T) => string;
  /** What the button says that adds one. */
  readonly add: string;
  readonly onAdd: () => void;
  /** The entry of a thing; its place counts from 1. */
  readonly children: (item: T, place: number) => ReactNode;
}

/** A list that is edited: its entries, after something was taken out the way to have that back, and the way to add something. */
export const ListEditor = observer(function ListEditor<T extends { readonly id: string }>({
  title,
  help,
  list: { items, removed, restore },
  emptyText,
  wordsOf,
  add,
  onAdd,
  children,
}: Props<T>) {
  const readOnly = useReadOnly();
  return (
    <FieldGroup title={title} help={help}>
      {items.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>}
      <Box component="ol" sx={boxList}>
        {items.map((item, index) => children(item, index + 1))}
      </Box>
      {removed && !readOnly && (
        <RemovedBar key={removed.id} text={wordsOf(removed).trim()} onUndo={restore} />
      )}
      {!readOnly && (
        <Button variant="outlined" startIcon={<Add />} onClick={onAdd} sx={{ justifySelf: 'start' }}>
          {add}
        </Button>
      )}
    </FieldGroup>
  );
});

interface EntryProps {
  readonly label: string;
  /** It came last into the list, and is brought into sight. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** One thing of such a list. */
export function ListEntry({ label, isNew, children }: EntryProps) {
  return (
    <Box
      component="li"
      ref={isNew ? scrollToOnArrival : undefined}
      sx={{ ...outlinedBox, overflow: 'hidden', ...(isNew && arrivalHandlers) }}
    >
      {/* its fields are called alike in each of them */}
      <div role="group" aria-label={label}>
        {children}
      </div>
    </Box>
  );
}

function RemovedBar({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        borderRadius: '6px',
        bgcolor: 'surface.sunken',
        minWidth: 0,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {text ? instructionsText.removed(text) : instructionsText.removedEmpty}
      </Box>
      <Button ref={focusOnArrival} onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
