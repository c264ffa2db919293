import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useReadOnly } from '../../forms/readOnly.ts';
import { Cluster } from '../../kit/layout/Row.tsx';
import { bulkChangeText } from '../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import styles from './SelectionBar.module.css';

interface Props {
  readonly vm: MenuViewModel;
  /** Called when the bar disappears, to move its focus elsewhere. */
  readonly onClosed: () => void;
}

/** The number of selected items, with buttons that change all of them. */
export const SelectionBar = observer(function SelectionBar({ vm, onClosed }: Props) {
  const readOnly = useReadOnly();
  return !readOnly && vm.selected.length > 0 && <Bar vm={vm} onClosed={onClosed} />;
});

const Bar = observer(function Bar({ vm, onClosed }: Props) {
  const { selection, selected } = vm;
  const { changing } = selection;
  useEffect(() => onClosed, [onClosed]);
  const unlessBusy = (act: () => void) => () => {
    if (!changing.running) act();
  };
  return (
    <div
      role="group"
      aria-label="Selected items"
      aria-busy={changing.running}
      tabIndex={-1}
      className={styles.bar}
    >
      <div role="status" className={styles.count}>
        {changing.running
          ? bulkChangeText.changing(selected.length)
          : bulkChangeText.selected(selected.length, selected.length - vm.selectedInView)}
      </div>
      <Cluster className={styles.actions}>
        {[false, true].map((isAvailable) => (
          <Button
            key={String(isAvailable)}
            variant="outlined"
            aria-disabled={changing.running}
            onClick={unlessBusy(() => vm.changeSelected({ kind: 'availability', isAvailable }))}
          >
            <span className={styles.mark}>Mark&nbsp;</span>
            <span className={styles.state}>{isAvailable ? 'available' : 'unavailable'}</span>
          </Button>
        ))}
        <MoveButton vm={vm} />
      </Cluster>
      <IconButton aria-label="Clear selection" onClick={unlessBusy(selection.clear)}>
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
});

/** A button that opens a menu of categories, to which the selected items can move. */
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
