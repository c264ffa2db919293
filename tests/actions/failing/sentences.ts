import type { Failure } from '#application/Failure.ts';
import { FIRST_DAY_STEPS, type FirstDayStep } from '#domain/restaurants/firstDaySteps.ts';
import { callerText } from '#ui/texts/callerText.ts';
import { companyText } from '#ui/texts/companyText.ts';
import { conversationText } from '#ui/texts/conversationText.ts';
import { deploymentText } from '#ui/texts/deploymentText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { askedForText } from '#ui/texts/askedForText.ts';
import { soldOutText } from '#ui/texts/soldOutText.ts';
import { sessionText } from '#ui/texts/sessionText.ts';
import { formText } from '#ui/texts/formText.ts';
import { firstDayText } from '#ui/texts/firstDayText.ts';
import { instructionsText } from '#ui/texts/instructionsText.ts';
import { integrationText } from '#ui/texts/integrationText.ts';
import { bulkText, menuText } from '#ui/texts/menuText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { orderText } from '#ui/texts/orderText.ts';
import { overviewText } from '#ui/texts/overviewText.ts';
import { restaurantText } from '#ui/texts/restaurantText.ts';
import { telephonyText } from '#ui/texts/telephonyText.ts';
import { usageText } from '#ui/texts/usageText.ts';
import type { Shown } from '../shownMessages.ts';

/** The message for a failed call. */
type Says = (failure: Failure) => readonly Shown[];
type Text = string | ((failure: Failure) => string);

const COMPANY = '/api/companies/:companyId';
const AGENT = `${COMPANY}/xiagents/:agentId`;
const CONVERSATION = `${AGENT}/conversations/:conversationId`;
const RESTAURANT = '/api/companies/restaurants/:companyId';
const CATEGORY = `${RESTAURANT}/menu/categories/:categoryId`;
const ITEM = `${CATEGORY}/items/:itemId`;

const inText = (as: Shown['as'], text: Text, failure: Failure): Shown => ({
  as,
  text: typeof text === 'string' ? text : text(failure),
});

/** A temporary message. */
const notice =
  (text: Text, besides: readonly Shown[] = []): Says =>
  (failure) => [...besides, inText('notice', text, failure)];

/** A temporary message with its explanation. */
const both =
  (text: string, detail: string): Says =>
  () => [
    { as: 'notice', text },
    { as: 'notice', text: detail },
  ];

/** A failed write, or one whose response was lost. */
const whenSent =
  (failed: string, unknown: string) =>
  ({ isOutcomeUnknown }: Failure) =>
    isOutcomeUnknown ? unknown : failed;

const added = (failed: string): Says => notice(whenSent(failed, formText.unknown));

const orderNotDeleted: Says = (failure) => [
  { as: 'notice', text: failureText.deleteOrder(failure) },
  { as: 'notice', text: orderText.restored('1042') },
];

/** A message in place of the content. @param missing the text for a 404, if it differs */
const page =
  (text: string, missing = text): Says =>
  ({ kind }) => [{ as: 'page', text: kind === 'not-found' ? missing : text }];

const as =
  (kind: 'status' | 'state', text: string): Says =>
  () => [{ as: kind, text }];

/** A success message that adds that the new state couldn't be read. */
const done =
  (text: string): Says =>
  () => [
    { as: 'notice', text },
    { as: 'page', text: failureText.deployments },
  ];

const deployed = done(deploymentText.deployed('‹id›'));
const reverted = done(deploymentText.reverted);

/** A form message. The form keeps its input and says if the host may have applied it. */
const submit =
  (unknown: string, isUnknown = ({ kind }: Failure) => kind === 'unreachable'): Says =>
  (failure) =>
    isUnknown(failure)
      ? both(restaurantText.unexpected, unknown)(failure)
      : notice(restaurantText.submitFailed)(failure);

/** Only this setup step has an unknown state. */
const firstDay =
  (missed: FirstDayStep): Says =>
  ({ kind }) => {
    const isKnown = (step: FirstDayStep) => step !== missed || kind === 'not-found';
    const steps = FIRST_DAY_STEPS.map((step) =>
      isKnown(step) ? firstDayText.toDo(step) : firstDayText.unknown(step),
    );
    return [{ as: 'status', text: steps.join(', ') }];
  };

const orderNotSaved: Says = (failure) => [
  ...notice(failureText.saveMenu)(failure),
  // the announcement of the move remains
  { as: 'status', text: 'Desserts, position 2 of 3' },
];

/** The product's message for each failed call, by action. */
export const sentences: Readonly<Record<string, Readonly<Record<string, Says>>>> = {
  'sign-in': { 'POST /api/users/login': notice(failureText.login) },
  'check-session': { 'POST /api/users/refresh-token': page(sessionText.checkFailed) },
  'renew-session': {
    'GET /api/companies/restaurants': page(failureText.companies),
    'POST /api/users/refresh-token': page(failureText.companies),
  },
  'sign-out': { 'POST /api/users/logout': page(sessionText.logoutFailed) },
  'settle-sign-out': { 'POST /api/users/logout': page(sessionText.logoutFailed) },
  'change-password': { 'POST /api/users/change-password': notice(failureText.changePassword) },
  'see-restaurants': { 'GET /api/companies/restaurants': page(failureText.companies) },
  'create-restaurant': {
    'GET /api/companies/restaurants': notice(restaurantText.submitFailed),
    'POST /api/companies/restaurants/create': submit(
      restaurantText.maybeCreated,
      ({ isOutcomeUnknown }) => isOutcomeUnknown,
    ),
  },
  'open-restaurant-form': { [`GET ${RESTAURANT}`]: page(restaurantText.loadFailed) },
  'edit-restaurant': {
    [`GET ${RESTAURANT}`]: submit(restaurantText.maybeSaved),
    [`PUT ${RESTAURANT}`]: submit(restaurantText.maybeSaved),
  },
  'delete-restaurant': {
    [`GET ${COMPANY}`]: page(restaurantText.loadFailed),
    [`DELETE ${RESTAURANT}`]: notice(restaurantText.deleteFailed),
  },
  'see-restaurant': { [`GET ${COMPANY}`]: page(failureText.company, notFoundText.company.text) },
  'see-needs-attention': {
    [`GET ${COMPANY}/calls`]: as('status', "Couldn't check calls"),
    [`GET ${COMPANY}/orders`]: as('status', "Couldn't check orders"),
    [`GET ${COMPANY}`]: as('status', "Couldn't check minutes"),
  },
  'see-overview': { [`GET ${COMPANY}/orders`]: as('status', overviewText.noOrders) },
  'see-sold-out': { [`GET ${RESTAURANT}/menu`]: as('status', soldOutText.unknown) },
  'see-first-day': {
    [`GET ${RESTAURANT}/menu`]: firstDay('menu'),
    [`GET ${RESTAURANT}/voice-config`]: firstDay('voice'),
    [`GET ${RESTAURANT}/ai-instructions`]: firstDay('instructions'),
    [`GET ${RESTAURANT}/vapi-config`]: firstDay('telephony'),
    [`GET ${RESTAURANT}/deployment/history`]: firstDay('deployments'),
  },
  'recalculate-minutes': { [`GET ${COMPANY}/calls`]: notice(failureText.recalculateMinutes) },
  'see-calls': { [`GET ${COMPANY}/calls`]: page(companyText.callsFailed) },
  'read-call-transcript': { [`GET ${COMPANY}/orders`]: page(callerText.ordersFailed) },
  'see-call-backs': { [`GET ${RESTAURANT}/vapi-config/call-logs`]: page(callerText.logFailed) },
  'show-api-key': { [`GET ${COMPANY}/api-key`]: notice(failureText.apiKey) },
  'see-connected-agents': { [`GET ${AGENT}/preview`]: page(companyText.agentsFailed) },
  'see-users': { [`GET ${COMPANY}/users`]: page(companyText.usersFailed) },
  'see-agent': { [`GET ${AGENT}`]: page(failureText.agent, notFoundText.agent.text) },
  'load-more-conversations': { [`GET ${AGENT}`]: as('status', conversationText.moreFailed) },
  'see-conversation': {
    [`GET ${CONVERSATION}`]: page(failureText.conversation, notFoundText.conversation.text),
  },
  'play-recording': {
    [`GET ${CONVERSATION}`]: page(failureText.conversation, notFoundText.conversation.text),
    [`GET ${CONVERSATION}/audio`]: as('status', conversationText.audioFailed),
  },
  'see-orders': {
    // only the name is missing, unless the restaurant doesn't exist
    [`GET ${COMPANY}`]: (failure) =>
      failure.kind === 'not-found' ? page(notFoundText.company.text)(failure) : [],
    [`GET ${COMPANY}/orders`]: page(failureText.orders, notFoundText.company.text),
  },
  'refresh-orders': { [`GET ${COMPANY}/orders`]: page(failureText.orders, notFoundText.company.text) },
  'hear-order': {
    [`GET ${COMPANY}/calls`]: page(companyText.callsFailed),
    // matched by time, unless the user stops waiting
    [`GET ${RESTAURANT}/vapi-config/call-logs`]: (failure) =>
      failure.kind === 'cancelled' ? page(companyText.callsFailed)(failure) : [],
  },
  'delete-order': {
    [`GET ${COMPANY}/orders`]: orderNotDeleted,
    [`DELETE ${COMPANY}/orders`]: orderNotDeleted,
  },
  'see-plans': { [`GET ${COMPANY}`]: page(failureText.subscription, notFoundText.company.text) },
  'estimate-usage': { [`GET ${COMPANY}/calls`]: as('status', usageText.callsFailed) },
  'choose-plan': { [`POST ${COMPANY}/subscription/checkout`]: notice(failureText.checkout) },
  'manage-plan': { [`POST ${COMPANY}/billing-portal`]: notice(failureText.billingPortal) },
  'see-point-of-sale': {
    'GET /api/integrations/:provider/:companyId/status': as('status', integrationText.unknown),
  },
  'connect-point-of-sale': {
    'GET /api/integrations/:provider/:companyId/auth/start': notice(integrationText.connect.square, [
      { as: 'status', text: integrationText.notConnected },
    ]),
  },
  'see-voice': {
    [`GET ${RESTAURANT}/voice-config`]: page(failureText.voiceConfig),
    'GET /api/voice/available-voices': page(failureText.voiceConfig),
  },
  'save-voice': {
    [`GET ${RESTAURANT}/voice-config`]: notice(failureText.saveVoiceConfig),
    [`PUT ${RESTAURANT}/voice-config`]: notice(failureText.saveVoiceConfig),
  },
  'listen-to-voice': { [`POST ${RESTAURANT}/voice-config/test`]: notice(failureText.testVoice) },
  'test-voice': { [`POST ${RESTAURANT}/voice-config/test`]: notice(failureText.testVoice) },
  'see-asked-names': { [`GET ${COMPANY}/calls`]: as('status', askedForText.callsUnknown) },
  'see-sold-out-orders': { [`GET ${COMPANY}/orders`]: page(failureText.orders) },
  'see-menu': { [`GET ${RESTAURANT}/menu`]: page(failureText.menu) },
  'add-category': {
    [`GET ${RESTAURANT}/menu`]: notice(failureText.addCategory),
    [`POST ${RESTAURANT}/menu/categories`]: added(failureText.addCategory),
  },
  'change-category': {
    [`GET ${RESTAURANT}/menu`]: notice(failureText.updateCategory),
    [`PUT ${CATEGORY}`]: notice(failureText.updateCategory),
  },
  'delete-category': {
    [`GET ${RESTAURANT}/menu`]: both(failureText.deleteCategory, menuText.restored('Desserts')),
    [`DELETE ${CATEGORY}`]: both(failureText.deleteCategory, menuText.restored('Desserts')),
  },
  'add-menu-item': {
    [`GET ${RESTAURANT}/menu`]: notice(failureText.addMenuItem),
    [`POST ${CATEGORY}/items`]: added(failureText.addMenuItem),
  },
  'change-menu-item': {
    [`GET ${RESTAURANT}/menu`]: notice(failureText.updateMenuItem),
    [`PUT ${ITEM}`]: notice(failureText.updateMenuItem),
  },
  'delete-menu-item': {
    [`GET ${RESTAURANT}/menu`]: both(failureText.deleteMenuItem, menuText.restored('Tiramisù')),
    [`DELETE ${ITEM}`]: both(failureText.deleteMenuItem, menuText.restored('Tiramisù')),
  },
  'change-selected-items': {
    [`GET ${RESTAURANT}/menu`]: both(failureText.saveMenu, bulkText.failed.detail),
    [`PUT ${RESTAURANT}/menu`]: both(failureText.saveMenu, bulkText.failed.detail),
  },
  'switch-availability': {
    [`GET ${RESTAURANT}/menu`]: notice(failureText.updateMenuItem),
    [`PUT ${ITEM}`]: notice(failureText.updateMenuItem),
  },
  'add-alias': {
    [`GET ${RESTAURANT}/menu`]: notice(failureText.updateMenuItem),
    [`PUT ${ITEM}`]: notice(failureText.updateMenuItem),
  },
  'order-menu': { [`GET ${RESTAURANT}/menu`]: orderNotSaved, [`PUT ${RESTAURANT}/menu`]: orderNotSaved },
  'import-menu': {
    [`GET ${RESTAURANT}/menu`]: notice(failureText.saveMenu),
    [`PUT ${RESTAURANT}/menu`]: notice(failureText.saveMenu),
  },
  'export-menu': { [`GET ${COMPANY}`]: notice(menuText.exportFailed) },
  'see-instructions': {
    [`GET ${RESTAURANT}/ai-instructions`]: page(failureText.instructions, instructionsText.none),
  },
  'save-instructions': {
    [`GET ${RESTAURANT}/ai-instructions`]: notice(failureText.saveInstructions),
    [`PUT ${RESTAURANT}/ai-instructions`]: notice(failureText.saveInstructions),
  },
  'generate-prompt': {
    [`POST ${RESTAURANT}/ai-instructions/generate-prompt`]: notice(failureText.generatePrompt),
  },
  'test-scenario': { [`POST ${RESTAURANT}/ai-instructions/test`]: notice(failureText.testConversation) },
  'rehearse-scenarios': { [`POST ${RESTAURANT}/ai-instructions/test`]: notice(failureText.testConversation) },
  'see-telephony': {
    [`GET ${RESTAURANT}/vapi-config`]: page(failureText.telephonyConfig, telephonyText.none),
    [`GET ${RESTAURANT}/vapi-config/call-logs`]: page(failureText.callLogs),
  },
  'save-telephony': {
    [`GET ${RESTAURANT}/vapi-config`]: notice(failureText.saveTelephonyConfig),
    [`PUT ${RESTAURANT}/vapi-config`]: notice(failureText.saveTelephonyConfig),
  },
  'place-test-call': {
    [`POST ${RESTAURANT}/vapi-config/test-call`]: notice(failureText.testCall),
    // the call was placed, but the log couldn't be read
    [`GET ${RESTAURANT}/vapi-config/call-logs`]: () => [
      { as: 'notice', text: telephonyText.testPlaced('‹id›') },
      { as: 'page', text: failureText.callLogs },
    ],
  },
  'see-deployments': {
    [`GET ${RESTAURANT}/deployment/pending`]: page(failureText.deployments),
    [`GET ${RESTAURANT}/deployment/history`]: page(failureText.deployments),
  },
  'count-pending-changes': { [`GET ${RESTAURANT}/deployment/pending`]: as('state', 'not known') },
  'deploy-changes': {
    [`POST ${RESTAURANT}/deployment/deploy`]: notice(whenSent(failureText.deploy, deploymentText.unknown)),
    [`GET ${RESTAURANT}/deployment/pending`]: deployed,
    [`GET ${RESTAURANT}/deployment/history`]: notice(failureText.deploy),
  },
  'deploy-saved-change': {
    [`GET ${RESTAURANT}/deployment/history`]: notice(failureText.deploy),
    [`POST ${RESTAURANT}/deployment/deploy`]: notice(whenSent(failureText.deploy, deploymentText.unknown)),
  },
  'schedule-deployment': {
    [`POST ${RESTAURANT}/deployment/schedule`]: notice(
      whenSent(failureText.scheduleDeployment, deploymentText.scheduleUnknown),
    ),
    [`GET ${RESTAURANT}/deployment/pending`]: notice(failureText.scheduleDeployment),
  },
  'revert-deployment': {
    [`POST ${RESTAURANT}/deployment/revert`]: notice(
      whenSent(failureText.revertDeployment, deploymentText.revertUnknown),
    ),
    [`GET ${RESTAURANT}/deployment/pending`]: reverted,
    [`GET ${RESTAURANT}/deployment/history`]: notice(failureText.revertDeployment),
  },
  'book-meeting': { 'POST /api/bookings': notice(failureText.book) },
  'go-anywhere': { 'GET /api/companies/restaurants': as('state', 'no restaurants to go to') },
};
