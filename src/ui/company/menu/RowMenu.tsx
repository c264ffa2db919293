import MoreVert from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restoreLostFocus } from '../../kit/restoreLostFocus.ts';

/** One thing that can be done with a row. */
export interface RowAction {
  readonly label: string;
  /** It is there, but nothing can be done by it now. */
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

interface Props {
  /** Of what, as people call it. */
  readonly of: string;
  /** Asked for once it opens. */
  readonly actions: () => readonly RowAction[];
}

/** What can be done with a row of the menu, behind one button. There is a menu only while it is open: rows are many. */
export function RowMenu({ of, actions }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  /** The button, while the menu is open at it. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (action: RowAction) => {
    // what opens next gives the focus back to this button
    flushSync(() => setAnchor(undefined));
    button.current?.focus();
    flushSync(action.onChoose);
    // a browser takes the focus from what is put elsewhere in the page
    restoreLostFocus(button.current);
    if (document.activeElement === button.current) button.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <button
        type="button"
        className="icon more"
        ref={button}
        aria-label={`Actions for ${of}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {actions().map((action) => (
            <MenuItem key={action.label} disabled={action.disabled ?? false} onClick={() => choose(action)}>
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/**
 * The ways of a row to another place without being dragged.
 * @param place from 0
 * @param onMove told the new place, counted from 0
 */
export function moveActions(
  place: number,
  count: number,
  onMove: (to: number) => void,
): readonly RowAction[] {
  const last = count - 1;
  return [
    { label: 'Move up', disabled: place === 0, onChoose: () => onMove(place - 1) },
    { label: 'Move down', disabled: place === last, onChoose: () => onMove(place + 1) },
    { label: 'Move to top', disabled: place === 0, onChoose: () => onMove(0) },
    { label: 'Move to bottom', disabled: place === last, onChoose: () => onMove(last) },
  ];
}
