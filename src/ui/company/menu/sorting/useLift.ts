import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeText } from '../../../texts/menuText.ts';

interface Liftable {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** @param to the new place, counted from 0 */
  readonly onMove: (to: number) => void;
  /** Reads something out. */
  readonly onTell: (text: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves something by keyboard on its handle: Space or Enter picks it up, the arrows move it at once, Space or Enter drops
 * it, Escape puts it back. Nothing has to be measured, so that no key is lost, however quickly they follow one another.
 */
export function useLift({ name, place, count, onMove, onTell }: Liftable) {
  /** Where it was picked up. */
  const [from, setFrom] = useState<number>();
  const isLifted = from !== undefined;

  function moveTo(to: number, handle: HTMLElement): void {
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(to));
    // a browser takes the focus from what is put elsewhere in the page
    handle.focus();
    handle.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    if (key === ' ' || key === 'Enter') {
      setFrom(isLifted ? undefined : place);
      onTell(isLifted ? placeText.dropped(name, place, count) : placeText.pickedUp(name, place, count));
    } else if (isLifted && key === 'Escape') {
      moveTo(from, currentTarget);
      setFrom(undefined);
      onTell(placeText.back(name, from, count));
    } else if (isLifted && step !== undefined) {
      moveTo(place + step, currentTarget);
    } else return;
    event.preventDefault();
  }

  return { isLifted, handle: { onKeyDown, onBlur: () => setFrom(undefined) } };
}
