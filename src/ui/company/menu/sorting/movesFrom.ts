import type { RowAction } from '../RowMenu.tsx';

/**
 * The ways of a row to another place without being dragged.
 * @param place from 0
 * @param onMove told the new place, counted from 0
 */
export function movesFrom(place: number, count: number, onMove: (to: number) => void): readonly RowAction[] {
  const last = count - 1;
  return [
    { label: 'Move up', disabled: place === 0, onChoose: () => onMove(place - 1) },
    { label: 'Move down', disabled: place === last, onChoose: () => onMove(place + 1) },
    { label: 'Move to the top', disabled: place === 0, onChoose: () => onMove(0) },
    { label: 'Move to the end', disabled: place === last, onChoose: () => onMove(last) },
  ];
}
