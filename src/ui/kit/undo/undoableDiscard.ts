import type { UndoableAction } from './UndoableAction.ts';

const nothing = () => undefined;

/** Creates an action that discards edits and restores them on undo. It sends nothing to the host. (see rule: undo) */
export const undoableDiscard = (key: string, text: string, restore: () => void): UndoableAction => ({
  key: `${key}${performance.now()}`,
  text,
  restored: '',
  send: () => Promise.resolve(),
  done: nothing,
  failed: nothing,
  undone: restore,
});
