import type { KeyboardEvent } from 'react';
import type { PlayerViewModel } from './PlayerViewModel.ts';

/** Where a key writes or chooses something, it is not for the player; the space bar presses a button that has the focus. */
const OWN_KEYS = 'input:not([type="range"]), select, textarea';
const OWN_SPACE = 'button, a';

/** The keys of a player, for whatever is to have them while the focus is inside it. */
export function playerKeys(player: PlayerViewModel) {
  return (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    if (target.matches(key === ' ' ? `${OWN_KEYS}, ${OWN_SPACE}` : OWN_KEYS)) return;
    if (player.press(key)) event.preventDefault();
  };
}
