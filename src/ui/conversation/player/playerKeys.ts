import { shortcuts } from '../../kit/shortcuts.ts';
import type { PlayerViewModel } from './PlayerViewModel.ts';

/** The keys of a player, for whatever is to have them while the focus is inside it. */
export const playerKeys = (player: PlayerViewModel) =>
  shortcuts({
    ' ': player.toggle,
    ArrowLeft: () => player.skip(-5),
    ArrowRight: () => player.skip(5),
    j: () => player.skip(-10),
    l: () => player.skip(10),
  });
