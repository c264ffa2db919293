import type { Failure } from '#application/Failure.ts';

/** An action that the screen shows as done before it is sent. */
export interface UndoableAction<Outcome = unknown> {
  /** Identifies the action on all pages, such as `orders/company-1/1042`. A row with this key is hidden. */
  readonly key: string;
  /** What the action did, such as "Order 1042 deleted". */
  readonly text: string;
  /** Shown when the row returns because the host is slow, such as "Order 1042 is back in the list." */
  readonly restored: string;
  /** Sends the action. @param isClosing whether the page is closing, so the request must start synchronously */
  send(isClosing: boolean): Promise<Outcome>;
  /** Runs after the host's response. Removes the row from the loaded list, or says why the row is back. */
  done(outcome: Outcome): void;
  /** Runs after a failure, when the row is back. Says what failed. */
  readonly failed: (failure: Failure) => void;
  /** Runs after the user has undone the action, when the row is back. */
  readonly undone?: () => void;
}
