import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { instructionsText } from '../texts/instructionsText.ts';
import { outlinedBox } from '../kit/layout/card.ts';
import { boxList } from '../kit/layout/boxes.ts';
import { arrivalHandlers, focusOnArrival, scrollToOnArrival } from '../kit/layout/arrival.ts';
import type { EditedList } from './EditedList.ts';

interface Props<T extends { readonly id: string }> {
  readonly title: string;
  readonly help: string;
  readonly list: EditedList<T>;
  /** Shown without entries. */
  readonly emptyText: string;
  /** Describes an item. */
  readonly wordsOf: (item: T) => string;
  /** Label of the add button. */
  readonly add: string;
  readonly onAdd: () => void;
  /** Renders an item. Positions start at 1. */
  readonly children: (item: T, place: number) => ReactNode;
}

/** An editable list: entries, an undo after a removal, and an add button. */
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
  /** Whether the entry was just added and scrolls into view. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

export function ListEntry({ label, isNew, children }: EntryProps) {
  return (
    <Box
      component="li"
      ref={isNew ? scrollToOnArrival : undefined}
      sx={{ ...outlinedBox, overflow: 'hidden', ...(isNew && arrivalHandlers) }}
    >
      {/* fields have the same labels in each entry */}
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
      <Box
        dir="auto"
        sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {text ? instructionsText.removed(text) : instructionsText.removedEmpty}
      </Box>
      <Button ref={focusOnArrival} onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
