import { menuText } from '#ui/texts/menuText.ts';
import { orderText } from '#ui/texts/orderText.ts';
import { deploymentText } from '#ui/texts/deploymentText.ts';
import { instructionsText } from '#ui/texts/instructionsText.ts';
import { integrationText } from '#ui/texts/integrationText.ts';
import { restaurantText } from '#ui/texts/restaurantText.ts';
import { sessionText } from '#ui/texts/sessionText.ts';
import { telephonyText } from '#ui/texts/telephonyText.ts';
import { voiceText } from '#ui/texts/voiceText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import type { Shown } from '../shownMessages.ts';
import { HOST_WORDS, type FaultName, type Meaning } from './faults.ts';

/** A deviation from the general rules, with its reason. */
export interface Exception {
  /** The affected actions. */
  readonly of: readonly string[];
  /** The affected call. Defaults to the whole action. */
  readonly call?: string;
  /** A meaning stands for all of its faults. */
  readonly when: readonly (Meaning | FaultName)[];
  /** What is shown; `as usual` means the same as without a fault. */
  readonly shown: readonly Shown[] | 'as usual';
  /** Set if the action succeeded anyway, so there is no retry. */
  readonly isDone?: true;
  readonly why: string;
}

const RESTAURANT = '/api/companies/restaurants/:companyId';
const DELETIONS = {
  'delete-restaurant': `DELETE ${RESTAURANT}`,
  'delete-order': 'DELETE /api/companies/:companyId/orders',
  'delete-category': `DELETE ${RESTAURANT}/menu/categories/:categoryId`,
  'delete-menu-item': `DELETE ${RESTAURANT}/menu/categories/:categoryId/items/:itemId`,
};

const notice = (text: string): readonly Shown[] => [{ as: 'notice', text }];
const ended: readonly Shown[] = [{ as: 'page', text: sessionText.ended }];
const unchecked: readonly Shown[] = [{ as: 'page', text: sessionText.checkFailed }];
const REFUSALS = ['renewed', 'session over', 'not renewed'] as const;

export const exceptions: readonly Exception[] = [
  {
    of: ['change-password', 'book-meeting', 'sign-out', 'settle-sign-out'],
    when: ['unreadable'],
    shown: 'as usual',
    why: 'the status says that it succeeded, and the body is not shown',
  },
  ...(['delete-order', 'delete-category', 'delete-menu-item'] as const).map((id) => ({
    of: [id],
    call: DELETIONS[id],
    when: ['unreadable' as const],
    shown: 'as usual' as const,
    why: 'the status says that it succeeded, and the body is not shown',
  })),
  ...[
    ['delete-restaurant', restaurantText.alreadyDeleted('Trattoria Aurora')] as const,
    ['delete-order', orderText.alreadyDeleted('1042')] as const,
    ['delete-category', menuText.alreadyDeleted('Desserts')] as const,
    ['delete-menu-item', menuText.alreadyDeleted('Tiramisù')] as const,
  ].map(([id, text]) => ({
    of: [id],
    call: DELETIONS[id],
    when: ['not found' as const],
    shown: notice(text),
    isDone: true as const,
    why: 'someone else deleted it first',
  })),
  ...[
    ['/calls', "Couldn't check calls"] as const,
    ['/orders', "Couldn't check orders"] as const,
    ['', "Couldn't check minutes"] as const,
  ].map(([path, text]) => ({
    of: ['see-needs-attention'],
    call: `GET /api/companies/:companyId${path}`,
    when: ['late' as const],
    shown: [{ as: 'status' as const, text }],
    why: 'after 15 s, the next restaurant is checked',
  })),
  {
    of: ['save-voice'],
    call: 'PUT /api/companies/restaurants/:companyId/voice-config',
    when: ['unreadable'],
    shown: 'as usual',
    why: 'the status says that it succeeded, and the body is not shown',
  },
  {
    of: ['edit-restaurant'],
    call: 'PUT /api/companies/restaurants/:companyId',
    when: ['unreadable'],
    shown: notice(restaurantText.saved('Trattoria Aurora')),
    isDone: true,
    why: 'the status says that it succeeded; without a message from the host, the app shows its own',
  },
  {
    of: ['delete-restaurant'],
    call: 'DELETE /api/companies/restaurants/:companyId',
    when: ['unreadable'],
    shown: notice(restaurantText.deleted('Trattoria Aurora')),
    isDone: true,
    why: 'the status says that it succeeded; without a message from the host, the app shows its own',
  },
  {
    of: ['delete-restaurant'],
    call: 'GET /api/companies/:companyId',
    when: ['late'],
    shown: 'as usual',
    why: 'the role is read before the deletion, so the slow notice is still visible',
  },
  {
    of: ['create-restaurant'],
    when: ['409'],
    shown: [
      { as: 'notice', text: HOST_WORDS },
      { as: 'field', text: HOST_WORDS, at: 'ownerEmail' },
    ],
    why: 'the owner’s email is taken, so its field shows the error too',
  },
  {
    of: ['open-restaurant-form'],
    when: ['403'],
    shown: [
      { as: 'status', text: restaurantText.notAllowed('edit', 'this restaurant') },
      { as: 'page', text: restaurantText.loadFailed },
    ],
    why: 'the missing permission is shown first',
  },
  {
    of: ['show-api-key'],
    when: ['wrong shape'],
    shown: [{ as: 'state', text: 'none' }],
    isDone: true,
    why: 'a response without a key means that there is none',
  },
  {
    of: ['connect-point-of-sale'],
    when: ['wrong shape'],
    shown: [
      { as: 'status', text: integrationText.notConnected },
      { as: 'notice', text: integrationText.noValidUrl },
    ],
    why: 'a response without an address has its own message',
  },
  {
    of: ['listen-to-voice', 'test-voice'],
    when: ['declined', 'declined, words'],
    shown: notice(voiceText.testRefused),
    why: 'a failed test differs from a test that couldn’t run',
  },
  {
    of: ['test-scenario'],
    when: ['declined', 'declined, words'],
    shown: notice(instructionsText.testRefused),
    why: 'a failed test differs from a test that couldn’t run',
  },
  {
    of: ['rehearse-scenarios'],
    when: ['declined', 'declined, words'],
    shown: [{ as: 'status', text: instructionsText.testRefused }],
    isDone: true,
    why: 'the scenario shows that its test couldn’t run, and the others continue',
  },
  {
    of: ['place-test-call'],
    call: 'POST /api/companies/restaurants/:companyId/vapi-config/test-call',
    when: ['declined, words'],
    shown: notice(telephonyText.testRefused(HOST_WORDS)),
    why: 'the message includes the reason',
  },
  {
    of: ['deploy-changes', 'deploy-saved-change'],
    call: 'POST /api/companies/restaurants/:companyId/deployment/deploy',
    when: ['declined, words'],
    shown: notice(deploymentText.refused(HOST_WORDS)),
    why: 'the message includes the reason',
  },
  {
    of: ['check-session'],
    when: [...REFUSALS, '403'],
    shown: unchecked,
    why: 'the host says that the session is over',
  },
  {
    of: ['check-session'],
    when: ['unreadable', 'declined', 'declined, words'],
    shown: ended,
    why: 'a response without a token ends the session',
  },
  {
    of: ['check-session'],
    when: ['host’s message', 'own message', 'not found', 'busy', 'unreachable'],
    shown: 'as usual',
    why: 'network and server errors sign no one out; the next request decides',
  },
  {
    of: ['renew-session'],
    call: 'POST /api/users/refresh-token',
    when: [...REFUSALS, 'unreadable', '403', 'declined', 'declined, words'],
    shown: ended,
    why: 'a 401, a 403, or a success without a token ends the session',
  },
  {
    of: ['renew-session'],
    call: 'POST /api/users/refresh-token',
    when: ['unanswered', 'late'],
    shown: [{ as: 'page', text: failureText.companies }],
    why: 'a renewal without a response is aborted after 15 s, and the page’s request fails',
  },
  {
    of: ['sign-out', 'settle-sign-out'],
    when: ['unanswered', 'late'],
    shown: [{ as: 'page', text: sessionText.logoutFailed }],
    why: 'a sign-out without a response is aborted after 8 s and sent again later',
  },
  {
    of: ['settle-sign-out'],
    when: ['renewed', 'session over'],
    shown: 'as usual',
    why: 'the renewal returns an access token for another attempt, or says that the session has ended',
  },
  {
    of: ['refresh-orders'],
    when: ['unanswered'],
    shown: [],
    why: 'the list stays and shows its age; a slow refresh is aborted and the next one starts',
  },
];

/** Calls that never renew the session: a 401 is an ordinary error. */
export const WITHOUT_RENEWAL: readonly string[] = [
  'POST /api/users/login',
  'POST /api/users/logout',
  'POST /api/users/refresh-token',
  'POST /api/bookings',
];

/** Background actions and calls, which show no slow notice. */
export const UNAWAITED: Readonly<Record<string, string>> = {
  'POST /api/users/refresh-token': 'it is aborted when the slow notice is due',
  'sign-out': 'the browser clears the session before it notifies the host',
  'see-needs-attention': 'the list is complete without it',
  'settle-sign-out': 'it needs no attention',
};

/** Writes that first read what is there. */
const SAVES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'edit-restaurant',
    'save-voice',
    'save-instructions',
    'save-telephony',
    'change-category',
    'change-menu-item',
    'switch-availability',
    'add-alias',
    'order-menu',
    'import-menu',
    'change-selected-items',
    'create-restaurant',
    'add-category',
    'add-menu-item',
    'delete-category',
    'delete-menu-item',
    'delete-order',
    'deploy-saved-change',
    'schedule-deployment',
  ].map((id) => [id, 'it is part of a save, which always finishes']),
);

/** Reads started by a button, by action or call, which leave the page unchanged until they answer. */
export const PRESSED: ReadonlySet<string> = new Set([
  'recalculate-minutes',
  ...Object.keys(SAVES),
  ...['deploy-changes', 'revert-deployment'].map(
    (id) => `${id}: GET /api/companies/restaurants/:companyId/deployment/history`,
  ),
  'show-api-key',
  'load-more-conversations',
  'connect-point-of-sale',
  'export-menu',
]);

/** Reads that continue after leaving the page, by call or action. */
export const KEPT_READS: Readonly<Record<string, string>> = {
  'GET /api/companies/:companyId': 'the restaurant’s next page shows the same data',
  'GET /api/companies/restaurants/:companyId/deployment/pending':
    'every page of the restaurant shows the count',
  'recalculate-minutes': 'the user asked for it',
  ...SAVES,
  'deploy-changes': 'it is part of a deployment, which always finishes',
  'revert-deployment': 'it is part of a revert, which always finishes',
  'show-api-key': 'the user asked for it',
  'connect-point-of-sale': 'the redirect may already have left the page',
};

/** Actions that abort their reads anyway, because no other screen shows the data. */
export const GIVEN_UP: ReadonlySet<string> = new Set(['delete-restaurant', 'see-needs-attention']);

/** Actions that abort their write, so that its late response signs no one in. */
export const ABORTED_WRITES: ReadonlySet<string> = new Set(['sign-in']);

/** Actions that continue once their read arrives, with the usual result. */
export const LEADING_ON: ReadonlySet<string> = new Set(['delete-restaurant']);

/** Actions whose reads follow a successful write, so a session that ends then leaves nothing to repeat. */
const READ_AFTERWARDS: ReadonlySet<string> = new Set(['deploy-changes', 'revert-deployment']);

/** Whether a call comes after the action has succeeded. */
export const isAfterwards = (action: string, call: string) =>
  READ_AFTERWARDS.has(action) && call.startsWith('GET');

/** Choices that a failure reverts. */
export const TAKEN_BACK: Readonly<Record<string, string>> = {
  'switch-availability': 'the switch shows the live value again',
};
