import type { FaultName, Meaning } from './faults.ts';

/** Calls that never refresh the session. A 401 is an ordinary error for them. */
export const NEVER_REFRESHED: ReadonlySet<string> = new Set([
  'POST /api/users/login',
  'POST /api/users/logout',
  'POST /api/users/refresh-token',
  'POST /api/bookings',
]);

/** Actions and calls in the background. They show no slow notice. */
export const IN_BACKGROUND: Readonly<Record<string, string>> = {
  'POST /api/users/refresh-token': 'it is aborted when the slow notice is due',
  'sign-out': 'the browser clears the session before it notifies the host',
  'view-which-restaurants-need-attention': 'the list is complete without it',
  'send-a-sign-out-again': 'it needs no attention',
};

/** Reads that continue after the user leaves the page, by call or action. Reads of a save continue too. */
export const KEPT_ON_LEAVING: Readonly<Record<string, string>> = {
  'GET /api/companies/:companyId': 'the restaurant’s next page shows the same data',
  'GET /api/companies/restaurants/:companyId/deployment/pending':
    'every page of the restaurant shows the count',
  'recalculate-the-used-minutes': 'the user asked for it',
  'show-the-api-key': 'the user asked for it',
  'connect-the-point-of-sale': 'the redirect may already have left the page',
};

/** Actions that abort their reads when the user leaves the page. */
export const ABORTED_READS: Readonly<Record<string, string>> = {
  'delete-a-restaurant': 'no other screen shows the data',
  'view-which-restaurants-need-attention': 'no other screen shows the data',
  'place-a-test-call': 'the call was placed, and only this panel shows the log',
};

/** Actions that abort their write when the user leaves the page. */
export const ABORTED_WRITES: Readonly<Record<string, string>> = {
  'sign-in': 'a late response must sign no one in',
};

/** Actions that read after a successful write. A session that ends then leaves nothing to repeat. */
const READ_AFTERWARDS: ReadonlySet<string> = new Set(['deploy-pending-changes', 'revert-a-deployment']);

/** Whether a call comes after the action has succeeded. */
export const followsSuccess = (action: string, call: string) =>
  READ_AFTERWARDS.has(action) && call.startsWith('GET');

/** Choices that a failure reverts. */
export const REVERTED_CHOICES: Readonly<Record<string, string>> = {
  'mark-an-item-as-unavailable-or-available': 'the switch shows the live value again',
};

/** Faults that leave nothing to repeat, although the screen shows something unusual. */
export const NOTHING_TO_REPEAT: Readonly<Record<string, readonly (Meaning | FaultName)[]>> = {
  'delete-a-restaurant': ['not found', 'unreadable'],
  'delete-an-order': ['not found'],
  'delete-a-menu-category': ['not found'],
  'delete-a-menu-item': ['not found'],
  'edit-a-restaurant': ['unreadable'],
  'show-the-api-key': ['wrong shape'],
  'rehearse-a-change': ['declined', 'declined, words'],
};
