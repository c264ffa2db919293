import MoreVert from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restoreLostFocus } from '../kit/browser/restoreLostFocus.ts';
import rowStyles from './menuRows.module.css';

export interface RowAction {
  readonly label: string;
  /** Whether the action is currently unavailable. */
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

interface Props {
  readonly of: string;
  /** Returns the actions. Called when the menu opens. */
  readonly actions: () => readonly RowAction[];
  readonly className?: string | undefined;
}

/** A button that opens a menu of actions on a row. The menu renders only while open, because there are many rows. */
export function RowActions({ of, actions, className }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  /** The pressed button. Set while its menu is open. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (action: RowAction) => {
    // closes the menu first, so that a dialog later returns focus to this button
    flushSync(() => setAnchor(undefined));
    button.current?.focus();
    flushSync(action.onChoose);
    // browsers remove focus from elements that move in the document
    restoreLostFocus(button.current);
    if (document.activeElement === button.current) button.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <button
        type="button"
        className={clsx(rowStyles.icon, className)}
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
 * Returns actions that move a row without dragging.
 * @param place the row's zero-based position
 * @param onMove receives the new zero-based position
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
