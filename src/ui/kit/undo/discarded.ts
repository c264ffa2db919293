import type { UndoViewModel } from './UndoViewModel.ts';

type UndoableAction = Parameters<UndoViewModel['offer']>[0];

const nothing = () => undefined;

/** Discarded edits, which the user can bring back. Nothing is sent. (see rule: undo) */
export const discarded = (key: string, text: string, restore: () => void): UndoableAction => ({
  key: `${key}${performance.now()}`,
  text,
  restored: '',
  send: () => Promise.resolve(),
  done: nothing,
  failed: nothing,
  undone: restore,
});
