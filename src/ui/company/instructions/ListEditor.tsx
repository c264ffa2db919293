import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { instructionsText } from '../../texts/instructionsText.ts';
import { focusOnArrival } from '../voiceAi/arrival.ts';
import type { EditedList } from './EditedList.ts';

interface Props<T extends { readonly id: string }> {
  readonly list: EditedList<T>;
  /** What a thing of the list says. */
  readonly wordsOf: (item: T) => string;
  /** What the button says that adds one. */
  readonly add: string;
  readonly onAdd: () => void;
}

/** Below a list: after something was taken out of it the way to have that back, and the way to add something. */
export const ListEnd = observer(function ListEnd<T extends { readonly id: string }>({
  list: { removed, restore },
  wordsOf,
  add,
  onAdd,
}: Props<T>) {
  if (useReadOnly()) return null;
  return (
    <>
      {removed && <RemovedBar key={removed.id} text={wordsOf(removed).trim()} onUndo={restore} />}
      <Button variant="outlined" startIcon={<Add />} onClick={onAdd} sx={{ justifySelf: 'start' }}>
        {add}
      </Button>
    </>
  );
});

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
