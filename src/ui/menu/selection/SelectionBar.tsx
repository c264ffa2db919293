import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useReadOnly } from '../../forms/readOnly.ts';
import { visuallyHidden } from '../../kit/text/visuallyHidden.ts';
import { bulkText } from '../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';

interface Props {
  readonly vm: MenuViewModel;
  /** Called when the bar disappears, to move focus that was in it. */
  readonly onGone: () => void;
}

/** The number of selected items, and what to do with all of them. */
export const SelectionBar = observer(function SelectionBar({ vm, onGone }: Props) {
  const readOnly = useReadOnly();
  return !readOnly && vm.selected.length > 0 && <Bar vm={vm} onGone={onGone} />;
});

const Bar = observer(function Bar({ vm, onGone }: Props) {
  const { selection, selected } = vm;
  const { changing } = selection;
  useEffect(() => onGone, [onGone]);
  const unlessBusy = (act: () => void) => () => {
    if (!changing.running) act();
  };
  return (
    <Box role="group" aria-label="Selected items" aria-busy={changing.running} tabIndex={-1} sx={bar}>
      <GlobalStyles styles={barHeight} />
      <Box role="status" className="count">
        {changing.running
          ? bulkText.changing(selected.length)
          : bulkText.selected(selected.length, selected.length - vm.selectedInView)}
      </Box>
      <Box className="actions">
        {[false, true].map((isAvailable) => (
          <Button
            key={String(isAvailable)}
            variant="outlined"
            aria-disabled={changing.running}
            onClick={unlessBusy(() => vm.changeSelected({ kind: 'availability', isAvailable }))}
          >
            <Box component="span" sx={{ [phone]: visuallyHidden }}>
              Mark&nbsp;
            </Box>
            <span className="state">{isAvailable ? 'available' : 'unavailable'}</span>
          </Button>
        ))}
        <MoveButton vm={vm} />
      </Box>
      <IconButton aria-label="Clear selection" className="clear" onClick={unlessBusy(selection.clear)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
});

/** Moves the selected items to a category chosen from a menu. */
const MoveButton = observer(function MoveButton({ vm }: Pick<Props, 'vm'>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const { running } = vm.selection.changing;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-disabled={running}
        onClick={({ currentTarget }) => {
          if (!running) setAnchor(currentTarget);
        }}
      >
        Move to…
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': 'Category' } }}>
          {vm.menu?.categories.map(({ id, name }) => (
            <MenuItem
              key={id}
              dir="auto"
              onClick={() => {
                close();
                vm.changeSelected({ kind: 'move', categoryId: id });
              }}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
});

/** A width at which the buttons need the space of their first word. */
const phone = '@media (max-width: 599px)';

/** Keeps messages at the bottom clear of the bar. */
const barHeight = { ':root': { '--save-bar': '72px' }, [phone]: { ':root': { '--save-bar': '124px' } } };

const bar = {
  display: 'grid',
  alignItems: 'center',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  '& .count': { typography: 'body2', fontWeight: 600, pl: 1 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& .actions .MuiButton-root': { px: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& .actions': { gridRow: 2, gridColumn: '1 / -1' },
    '& .state': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
  },
  p: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '6px',
  bgcolor: 'surface.raised',
  boxShadow: 3,
} as const;
