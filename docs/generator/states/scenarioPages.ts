import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { sections } from '../../../src/ui/navigation/sections.ts';
import { UNNAMED_RESTAURANT, companyText } from '../../../src/ui/texts/companyText.ts';
import { conversationText } from '../../../src/ui/texts/conversationText.ts';
import { failureText } from '../../../src/ui/texts/failureText.ts';
import { integrationText } from '../../../src/ui/texts/integrationText.ts';
import { notFoundText } from '../../../src/ui/texts/notFoundText.ts';
import { planOfferText } from '../../../src/ui/texts/subscriptionText.ts';
import { telephonyText } from '../../../src/ui/texts/telephonyText.ts';

/** Where to look at a scenario. */
export interface Seen {
  /** A page's path with the app's own query. */
  readonly path: string;
  readonly shows: string;
  /** Describes a scenario that no contract uses; the contracts' README describes the others. */
  readonly holds?: string;
}

const ORDERS = '/company/company-1/orders';
const AGENT = '/company/company-1/agent/agent-1';
const CONVERSATION = `${AGENT}/conversation/conversation-1`;
const panel = (name: string) => `/company/company-1?panel=${name}`;

/** Every scenario of the fake backend with the page that shows it best. */
export const scenarioPages: Readonly<Record<ScenarioName, Seen>> = {
  'a user with a password': { path: '/login', shows: 'Sign in' },
  'a signed-in user': { path: '/profile', shows: 'Change password' },
  'a session that can be refreshed': { path: '/profile', shows: 'Giulia' },
  'a session that has ended': { path: '/dashboard', shows: 'Sign in' },
  'a revoked session': { path: '/dashboard', shows: 'Sign in' },
  'a session that gets no new access token': { path: '/dashboard', shows: 'Sign in' },
  'an expired access token': { path: '/dashboard', shows: "You don't have any restaurants yet" },

  'a signed-in user without restaurants': { path: '/dashboard', shows: "You don't have any restaurants yet" },
  'a signed-in user with two restaurants': { path: '/dashboard', shows: 'Saffron House' },
  'a signed-in owner of a company': { path: '/company/company-1', shows: sections.voiceAi.title },
  'a signed-in admin of a company': { path: '/company/company-1', shows: sections.voiceAi.title },
  'a signed-in staff member of a company': {
    path: '/company/company-1',
    shows: companyText.keyForAdmins,
  },
  'a signed-in manager of a company': {
    path: '/company/company-1',
    shows: companyText.keyForAdmins,
    holds: 'The user’s role is `manager`, so owner and admin features are hidden.',
  },
  'a company with users': { path: '/company/company-1', shows: 'Inactive' },
  'a company with agents of both kinds': { path: '/company/company-1', shows: 'Night host' },
  'a company with calls': { path: '/company/company-1', shows: 'Booked a table for two at eight.' },
  'calls of every evaluation': {
    path: '/company/company-1',
    shows: '4 failed calls',
    holds: 'One call for each evaluation format: true and false, words, marks out of ten, percent, and none.',
  },
  'a company with addresses that must not be opened': {
    path: '/company/company-1',
    shows: 'javascript:alert(document.cookie)',
    holds: 'A website, a logo, and a recording with script or data URLs, which show as plain text.',
  },
  'a company the user may not see': { path: '/company/company-1', shows: notFoundText.company.title },
  'no such company': { path: '/company/no-such-company', shows: notFoundText.company.title },
  'a company with an API key': { path: '/company/company-1', shows: 'Show API key' },
  'a company without an API key': { path: '/company/company-1', shows: 'Show API key' },
  'a company that may be billed': { path: '/company/company-1/subscription', shows: planOfferText.manage },
  'a connected point of sale': { path: '/company/company-1', shows: 'merchant-1' },
  'no connected point of sale': { path: '/company/company-1', shows: integrationText.notConnected },
  'a restaurant on its first day': {
    path: '/company/company-1',
    shows: companyText.noAgents,
    holds:
      'A new restaurant with the remaining setup steps: it has a name, an address, and 30 free minutes, but no agent, number, or instructions.',
  },
  'a restaurant with empty fields': {
    path: '/dashboard',
    shows: UNNAMED_RESTAURANT,
    holds: 'A restaurant without a name, a description, an owner, or a plan.',
  },
  'a restaurant near its minutes limit': {
    path: '/company/company-1',
    shows: '1,476',
    holds: '1,476 of 1,500 minutes used, so the ring is red.',
  },
  'a restaurant over its minutes limit': {
    path: '/company/company-1',
    shows: '1,622',
    holds: '1,622 of 1,500 minutes used.',
  },
  'a restaurant without minutes': {
    path: '/company/company-1',
    shows: 'Subscription',
    holds: 'A plan with 0 minutes, so no percentage can be shown.',
  },
  'a busy restaurant': {
    path: '/company/company-1',
    shows: 'Trattoria Aurora',
    holds: 'Thousands of calls, conversations, orders, and dishes, to test pages with very long lists.',
  },

  'an owner email that is free': { path: '/dashboard', shows: 'New Restaurant' },
  'an owner email that is taken': { path: '/dashboard', shows: 'New Restaurant' },

  'a company with AI instructions': { path: panel('instructions'), shows: 'AI Instructions Builder' },
  'a company whose agent does not reply': {
    path: panel('instructions'),
    shows: 'AI Instructions Builder',
  },
  'a restaurant with a menu': { path: panel('menu'), shows: 'Tiramisù' },
  'a restaurant with an empty menu': { path: panel('menu'), shows: 'Menu Builder' },
  'no such category': { path: panel('menu'), shows: 'Menu Builder' },
  'no such menu item': { path: panel('menu'), shows: 'Desserts' },

  'an agent with conversations': { path: AGENT, shows: 'processing' },
  'an agent without conversations': {
    path: AGENT,
    shows: conversationText.noConversations,
    holds: 'An agent without any calls.',
  },
  'no such agent': { path: '/company/company-1/agent/no-such-agent', shows: notFoundText.agent.title },
  'a conversation': {
    path: CONVERSATION,
    shows: 'A table for two at eight, please.',
    holds: 'The user belongs to a company with an agent that has a conversation.',
  },
  'a conversation in progress': {
    path: CONVERSATION,
    shows: 'in-progress',
    holds: 'A call that started 40 s ago: the transcript so far, without a recording or an evaluation.',
  },
  'a conversation that is being processed': {
    path: CONVERSATION,
    shows: 'processing',
    holds: 'A conversation that ended three minutes ago, before its recording and evaluation are ready.',
  },
  'a conversation with audio': { path: CONVERSATION, shows: 'A table for two at eight, please.' },
  'a conversation without audio': {
    path: CONVERSATION,
    shows: conversationText.noAudio,
  },
  'no such conversation': {
    path: `${AGENT}/conversation/no-such-conversation`,
    shows: notFoundText.conversation.title,
  },

  'a company with orders': { path: ORDERS, shows: '#1042' },
  'a company without orders': { path: ORDERS, shows: 'No orders found' },
  'no such order': { path: ORDERS, shows: 'No orders found' },
  'orders that cannot be loaded': {
    path: ORDERS,
    shows: failureText.orders,
    holds: 'Every request for the orders fails with 503.',
  },
  'orders that cannot be deleted': {
    path: ORDERS,
    shows: '#1042',
    holds: 'An order that can’t be deleted: the request fails with 500.',
  },

  'a restaurant with call logs': { path: panel('telephony'), shows: 'No answer' },
  'a restaurant without call logs': { path: panel('telephony'), shows: telephonyText.noCalls },
  'a restaurant with background sounds': { path: panel('telephony'), shows: 'Telephony Configuration' },
  'call logs of every status': {
    path: panel('telephony'),
    shows: 'Transferred',
    holds: 'One logged call for each status: completed, failed, busy, no answer, and transferred.',
  },
  'a restaurant without a phone number': { path: panel('telephony'), shows: 'Telephony Configuration' },
  'a restaurant without telephony': { path: panel('telephony'), shows: 'Telephony Configuration' },
  'a restaurant with two pending changes': {
    path: panel('deployments'),
    shows: 'Telephony configuration updated',
  },
  'a restaurant without pending changes': { path: panel('deployments'), shows: 'Deployment Controls' },
  'a restaurant with deployments': { path: panel('deployments'), shows: 'Fewer tries for the late shift' },
  'deployments of every outcome': {
    path: panel('deployments'),
    shows: 'The menu went live, the instructions did not.',
    holds: 'A successful, a partially successful, and a failed deployment.',
  },
  'a deployment that was reverted': { path: panel('deployments'), shows: 'Deployment Controls' },

  'the server is failing': {
    path: '/dashboard',
    shows: 'Your Restaurants',
    holds: 'Combined with another state: the next request fails with 500.',
  },
};
