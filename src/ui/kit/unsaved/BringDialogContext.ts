import { createContext, type ComponentType } from 'react';
import type { LeaveQuestion } from './UnsavedWorkViewModel.ts';

/** Takes the dialog that asks before what was edited is lost. */
export const BringDialogContext = createContext<(dialog: ComponentType<LeaveQuestion>) => void>(
  () => undefined,
);
