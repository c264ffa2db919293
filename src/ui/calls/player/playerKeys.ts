import { shortcuts } from '../../kit/controls/shortcuts.ts';
import type { PlayerViewModel } from './PlayerViewModel.ts';

/** Keyboard shortcuts of a player that has focus. */
export const playerKeys = (player: PlayerViewModel) =>
  shortcuts({
    ' ': player.toggle,
    ArrowLeft: () => player.skip(-5),
    ArrowRight: () => player.skip(5),
    j: () => player.skip(-10),
    l: () => player.skip(10),
  });
