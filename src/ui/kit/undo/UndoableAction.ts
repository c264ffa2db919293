import type { Failure } from '#application/Failure.ts';

/** An action that the screen shows as done before it is sent. */
export interface UndoableAction<Outcome = unknown> {
  /** Identity across all pages, such as `orders/company-1/1042`. Rows with this key are hidden. */
  readonly key: string;
  /** What happened, such as "Order 1042 deleted". */
  readonly text: string;
  /** Shown when the row returns because the host is slow, such as "Order 1042 is back in the list." */
  readonly restored: string;
  /** Sends the action. @param isClosing whether the page ends, so the request must start synchronously */
  send(isClosing: boolean): Promise<Outcome>;
  /** Called after the host has answered. Removes the row from the loaded list, or says why it is back. */
  done(outcome: Outcome): void;
  /** Called after a failure, when the row shows again. Says what failed. */
  readonly failed: (failure: Failure) => void;
  /** Called when the user undoes the action, when the row shows again. */
  readonly undone?: () => void;
}
