import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { companySections } from '../../../src/ui/navigation/companySections.ts';
import { UNNAMED_RESTAURANT, companyText } from '../../../src/ui/texts/companyText.ts';
import { conversationText } from '../../../src/ui/texts/conversationText.ts';
import { failureText } from '../../../src/ui/texts/failureText.ts';
import { integrationText } from '../../../src/ui/texts/integrationText.ts';
import { notFoundText } from '../../../src/ui/texts/notFoundText.ts';
import { planOfferText } from '../../../src/ui/texts/subscriptionText.ts';
import { telephonyText } from '../../../src/ui/texts/telephonyText.ts';

/**
 * Where to look at a scenario: a page's path with the app's own query, and a text that the page shows. A
 * scenario that no contract uses also has a description. The contracts' README describes the rest.
 */
type Row = readonly [path: string, shows: string, holds?: string];

const ORDERS = '/company/company-1/orders';
const AGENT = '/company/company-1/agent/agent-1';
const CONVERSATION = `${AGENT}/conversation/conversation-1`;
const panel = (name: string) => `/company/company-1?panel=${name}`;

/** Every scenario of the fake backend, with the page that shows the scenario best. */
export const scenarioPages: Readonly<Record<ScenarioName, Row>> = {
  'a user with a password': ['/login', 'Sign in'],
  'a signed-in user': ['/profile', 'Change password'],
  'a session that can be refreshed': ['/profile', 'Giulia'],
  'a session that has ended': ['/dashboard', 'Sign in'],
  'a revoked session': ['/dashboard', 'Sign in'],
  'a session that gets no new access token': ['/dashboard', 'Sign in'],
  'an expired access token': ['/dashboard', "You don't have any restaurants yet"],

  'a signed-in user without restaurants': ['/dashboard', "You don't have any restaurants yet"],
  'a signed-in user with two restaurants': ['/dashboard', 'Saffron House'],
  'a signed-in owner of a company': ['/company/company-1', companySections.voiceAi.title],
  'a signed-in admin of a company': ['/company/company-1', companySections.voiceAi.title],
  'a signed-in staff member of a company': ['/company/company-1', companyText.keyForAdmins],
  'a signed-in manager of a company': [
    '/company/company-1',
    companyText.keyForAdmins,
    'The user’s role is `manager`, so the restaurant’s pages leave out or explain what only owners and admins can do.',
  ],
  'a company with users': ['/company/company-1', 'Inactive'],
  'a company with agents of both kinds': ['/company/company-1', 'Night host'],
  'a company with calls': ['/company/company-1', 'Booked a table for two at eight.'],
  'calls of every evaluation': [
    '/company/company-1',
    '4 failed calls',
    'One call for each evaluation format: true and false, words, marks out of ten, percent, and none.',
  ],
  'a company with addresses that must not be opened': [
    '/company/company-1',
    'javascript:alert(document.cookie)',
    'A website, a logo, and a recording with script or data URLs, which show as plain text.',
  ],
  'a company the user may not see': ['/company/company-1', notFoundText.company.title],
  'no such company': ['/company/no-such-company', notFoundText.company.title],
  'a company with an API key': ['/company/company-1', 'Show API key'],
  'a company without an API key': ['/company/company-1', 'Show API key'],
  'a company that may be billed': ['/company/company-1/subscription', planOfferText.manage],
  'a connected point of sale': ['/company/company-1', 'merchant-1'],
  'no connected point of sale': ['/company/company-1', integrationText.notConnected],
  'a restaurant on its first day': [
    '/company/company-1',
    companyText.noAgents,
    'A new restaurant with the remaining setup steps: it has a name, an address, and 30 free minutes, but no agent, number, or instructions.',
  ],
  'a restaurant with empty fields': [
    '/dashboard',
    UNNAMED_RESTAURANT,
    'A restaurant without a name, a description, an owner, or a plan.',
  ],
  'a restaurant near its minutes limit': [
    '/company/company-1',
    '1,476',
    '1,476 of 1,500 minutes used, so the ring is red.',
  ],
  'a restaurant over its minutes limit': ['/company/company-1', '1,622', '1,622 of 1,500 minutes used.'],
  'a restaurant without minutes': [
    '/company/company-1',
    'Subscription',
    'A plan with 0 minutes, so no percentage can be shown.',
  ],
  'a busy restaurant': [
    '/company/company-1',
    'Trattoria Aurora',
    'Thousands of calls, conversations, orders, and dishes, to test pages with very long lists.',
  ],

  'an owner email that is free': ['/dashboard', 'New Restaurant'],
  'an owner email that is taken': ['/dashboard', 'New Restaurant'],

  'a company with AI instructions': [panel('instructions'), 'AI Instructions Builder'],
  'a company whose agent does not reply': [panel('instructions'), 'AI Instructions Builder'],
  'a restaurant with a menu': [panel('menu'), 'Tiramisù'],
  'a restaurant with an empty menu': [panel('menu'), 'Menu Builder'],
  'no such category': [panel('menu'), 'Menu Builder'],
  'no such menu item': [panel('menu'), 'Desserts'],

  'an agent with conversations': [AGENT, 'processing'],
  'an agent without conversations': [AGENT, conversationText.noConversations, 'An agent without any calls.'],
  'no such agent': ['/company/company-1/agent/no-such-agent', notFoundText.agent.title],
  'a conversation': [
    CONVERSATION,
    'A table for two at eight, please.',
    'The user belongs to a company with an agent that has a conversation.',
  ],
  'a conversation in progress': [
    CONVERSATION,
    'in-progress',
    'A call that started 40 s ago: the transcript so far, without a recording or an evaluation.',
  ],
  'a conversation that is being processed': [
    CONVERSATION,
    'processing',
    'A conversation that ended three minutes ago, before its recording and evaluation are ready.',
  ],
  'a conversation with audio': [CONVERSATION, 'A table for two at eight, please.'],
  'a conversation without audio': [CONVERSATION, conversationText.noAudio],
  'no such conversation': [`${AGENT}/conversation/no-such-conversation`, notFoundText.conversation.title],

  'a company with orders': [ORDERS, '#1042'],
  'a company without orders': [ORDERS, 'No orders found'],
  'no such order': [ORDERS, 'No orders found'],
  'orders that cannot be loaded': [
    ORDERS,
    failureText.orders,
    'Every request for the orders fails with 503.',
  ],
  'orders that cannot be deleted': [
    ORDERS,
    '#1042',
    'An order that can’t be deleted: the request fails with 500.',
  ],

  'a restaurant with call logs': [panel('telephony'), 'No answer'],
  'a restaurant without call logs': [panel('telephony'), telephonyText.noCalls],
  'a restaurant with background sounds': [panel('telephony'), 'Telephony Configuration'],
  'call logs of every status': [
    panel('telephony'),
    'Transferred',
    'One logged call for each status: completed, failed, busy, no answer, and transferred.',
  ],
  'a restaurant without a phone number': [panel('telephony'), 'Telephony Configuration'],
  'a restaurant without telephony': [panel('telephony'), 'Telephony Configuration'],
  'a restaurant with two pending changes': [panel('deployments'), 'Telephony configuration updated'],
  'a restaurant without pending changes': [panel('deployments'), 'Deployment Controls'],
  'a restaurant with deployments': [panel('deployments'), 'Fewer tries for the late shift'],
  'deployments of every outcome': [
    panel('deployments'),
    'The menu went live, the instructions did not.',
    'A successful, a partially successful, and a failed deployment.',
  ],
  'a deployment that was reverted': [panel('deployments'), 'Deployment Controls'],

  'the server is failing': [
    '/dashboard',
    'Your Restaurants',
    'Combined with another state: the next request fails with 500.',
  ],
};
