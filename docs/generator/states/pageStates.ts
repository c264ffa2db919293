import { addressOf, demoAs } from './addresses.ts';
import { companySections } from '../../../src/ui/navigation/companySections.ts';
import { companyText } from '../../../src/ui/texts/companyText.ts';
import { conversationText } from '../../../src/ui/texts/conversationText.ts';
import { failureText } from '../../../src/ui/texts/failureText.ts';
import { instructionsText } from '../../../src/ui/texts/instructionsText.ts';
import { integrationText } from '../../../src/ui/texts/integrationText.ts';
import { userProfileText } from '../../../src/ui/texts/userProfileText.ts';
import { sessionText } from '../../../src/ui/texts/sessionText.ts';
import { planOfferText, subscriptionText } from '../../../src/ui/texts/subscriptionText.ts';
import { telephonyText } from '../../../src/ui/texts/telephonyText.ts';

/** A page state that is not a scenario: a persona's view, or a fault. */
export interface PageState {
  readonly state: string;
  readonly address: string;
  readonly shows: string;
}

const COMPANY = 'GET /api/companies/:id';
const CONVERSATION = `${COMPANY}/xiagents/:agentId/conversations/:c`;
const AURORA = '/company/trattoria-aurora';
const DINER = '/company/blue-door-diner';
const HOST = `${AURORA}/agent/aurora-host`;
const LONG = '60000ms';

const ofOwner = (path: string, fault?: string) => addressOf(path, demoAs('owner', fault ? { fault } : {}));
const inState = (path: string, scenario: string, fault?: string) =>
  addressOf(path, { scenario, ...(fault && { fault }) });

const RENEWAL = 'POST /api/users/refresh-token';
/** The session survives the startup renewal, which fails with 500, and ends with the next one, a 401. */
const endingLater = (address: string) =>
  addressOf(addressOf(address, { fault: `${RENEWAL} 500` }), { fault: `${RENEWAL} 401` });

const SAVE_VOICE = 'PUT /api/companies/restaurants/:id/voice-config';

const panel = (name: string) => `${AURORA}?panel=${name}`;
const settings = (call: string) => `GET /api/companies/restaurants/:id/${call}`;
const conversation = '/company/company-1/agent/agent-1/conversation/conversation-1';

/** Name, address, and a text that the page shows. */
type Row = readonly [state: string, address: string, shows: string];

const fails = (state: string, path: string, call: string, shows: string): Row => [
  state,
  ofOwner(path, `always ${call} 500`),
  shows,
];

const rows: Readonly<Record<string, readonly Row[]>> = {
  'Sign in': [
    ['signed out', '/login?as=signed-out', 'Forgot password'],
    ['wrong password', '/login?as=signed-out&fault=POST+/api/users/login+401', 'Sign in'],
    ['slow sign-in', `/login?as=signed-out&fault=POST+/api/users/login+${LONG}`, 'Sign in'],
    ['a console page while signed out', '/dashboard?as=signed-out', 'Sign in'],
    ['session rejected at startup', ofOwner('/dashboard', `${RENEWAL} 401`), sessionText.checkFailed],
    [
      'session that the host cannot renew',
      addressOf('/dashboard', demoAs('owner', { token: 'expired', fault: `always ${RENEWAL} 503` })),
      failureText.companies,
    ],
  ],
  Dashboard: [
    ['restaurants', ofOwner('/dashboard'), 'Saffron House'],
    ['no restaurants yet', addressOf('/dashboard', demoAs('new')), "You don't have any restaurants yet"],
    ['loading', ofOwner('/dashboard', `GET /api/companies/restaurants ${LONG}`), 'Loading restaurants'],
    fails('list request fails', '/dashboard', 'GET /api/companies/restaurants', failureText.companies),
    ['host unreachable', ofOwner('/dashboard', 'always offline'), failureText.companies],
    [
      'malformed response',
      ofOwner('/dashboard', 'always GET /api/companies/restaurants malformed'),
      failureText.companies,
    ],
  ],
  Company: [
    ['as the owner', ofOwner(AURORA), companySections.voiceAi.title],
    ['as staff', addressOf(AURORA, demoAs('staff')), companyText.keyForAdmins],
    ['green minutes', ofOwner('/company/saffron-house'), 'Saffron House'],
    ['red minutes', ofOwner(DINER), 'Blue Door Diner'],
    fails('request fails', AURORA, COMPANY, failureText.company),
    fails('calls fail to load', AURORA, `${COMPANY}/calls`, companyText.callsFailed),
    fails('users fail to load', AURORA, `${COMPANY}/users`, companyText.usersFailed),
    fails('agents fail to load', AURORA, `${COMPANY}/xiagents/:agentId/preview`, companyText.agentsFailed),
    [
      'API key fails to load',
      ofOwner(AURORA, `always ${COMPANY}/api-key 500 The key store is locked`),
      'Show API key',
    ],
    fails(
      'integration status fails to load',
      AURORA,
      'GET /api/integrations/:provider/:id/status',
      integrationText.unknown,
    ),
    [
      'return from Clover, connected',
      ofOwner(`${AURORA}?clover_connected=true&company_id=trattoria-aurora`),
      integrationText.cloverConnected,
    ],
    [
      'return from Clover, denied',
      ofOwner(`${AURORA}?clover_error=access_denied`),
      'Clover connection failed: access_denied',
    ],
  ],
  'Voice AI Management': [
    ['voice', ofOwner(panel('voice')), 'Voice Configuration'],
    fails('voice fails to load', panel('voice'), settings('voice-config'), failureText.voiceConfig),
    ['saving the voice fails', ofOwner(panel('voice'), `${SAVE_VOICE} 500`), 'Voice Configuration'],
    [
      'session ended when saving the voice',
      endingLater(ofOwner(panel('voice'), `${SAVE_VOICE} 401`)),
      'Voice Configuration',
    ],
    ['menu', ofOwner(panel('menu')), 'Menu Builder'],
    fails('menu fails to load', panel('menu'), settings('menu'), failureText.menu),
    ['AI instructions', ofOwner(panel('instructions')), 'AI Instructions Builder'],
    [
      'AI instructions loading',
      ofOwner(panel('instructions'), `always ${settings('ai-instructions')} ${LONG}`),
      instructionsText.loading,
    ],
    [
      'no AI instructions',
      ofOwner(panel('instructions'), `always ${settings('ai-instructions')} 404`),
      instructionsText.none,
    ],
    fails(
      'AI instructions fail to load',
      panel('instructions'),
      settings('ai-instructions'),
      failureText.instructions,
    ),
    ['telephony', ofOwner(panel('telephony')), 'Telephony Configuration'],
    [
      'no telephony',
      ofOwner(panel('telephony'), `always ${settings('vapi-config')} 404`),
      telephonyText.none,
    ],
    fails(
      'telephony fails to load',
      panel('telephony'),
      settings('vapi-config'),
      failureText.telephonyConfig,
    ),
    fails(
      'call logs fail to load',
      panel('telephony'),
      settings('vapi-config/call-logs'),
      failureText.callLogs,
    ),
    ['deployments', ofOwner(panel('deployments')), 'Deployment Controls'],
    fails(
      'deployments fail to load',
      panel('deployments'),
      settings('deployment/pending'),
      failureText.deployments,
    ),
    [
      'deployment fails',
      inState(
        '/company/company-1?panel=deployments',
        'a restaurant with two pending changes',
        'POST /api/companies/restaurants/:id/deployment/deploy 500',
      ),
      'Deployment Controls',
    ],
  ],
  Orders: [
    ['a hundred days of orders', ofOwner(`${AURORA}/orders`), '#1046'],
    ['loading', ofOwner(`${AURORA}/orders`, `${COMPANY}/orders ${LONG}`), 'Orders'],
    [
      'host unreachable',
      inState('/company/company-1/orders', 'a company with orders', `always ${COMPANY}/orders offline`),
      failureText.orders,
    ],
  ],
  Agent: [
    ['more conversations than one page', ofOwner(HOST), 'Load More'],
    fails('request fails', HOST, `${COMPANY}/xiagents/:agentId`, failureText.agent),
  ],
  Conversation: [
    [
      'request fails',
      inState(conversation, 'a conversation', `always ${CONVERSATION} 500`),
      failureText.conversation,
    ],
    [
      'audio fails to load',
      inState(conversation, 'a conversation with audio', `always ${CONVERSATION}/audio 500`),
      conversationText.audioFailed,
    ],
  ],
  Subscription: [
    ['all six plans', ofOwner(`${AURORA}/subscription`), planOfferText.manage],
    [
      'return from the checkout, paid',
      ofOwner(`${AURORA}/subscription?success=true`),
      subscriptionText.updated,
    ],
    [
      'return from the checkout, canceled',
      ofOwner(`${AURORA}/subscription?canceled=true`),
      'Your subscription update was canceled.',
    ],
    fails('request fails', `${AURORA}/subscription`, COMPANY, failureText.subscription),
    [
      'checkout fails to open',
      ofOwner(`${AURORA}/subscription`, 'POST /api/companies/:id/subscription/checkout 500'),
      planOfferText.upgrade,
    ],
  ],
  'My Profile': [
    ['profile', ofOwner('/profile'), userProfileText.emailLocked],
    ['new password rejected', ofOwner('/profile', 'POST /api/users/change-password 500'), 'Change password'],
  ],
  'Not found': [['unknown address', '/nowhere?as=signed-out', '404']],
  Booking: [
    [
      'time zone change while choosing a meeting',
      '/booking?as=signed-out&clock=2026-03-08T01:00:00Z',
      'March 2026',
    ],
  ],
};

/** Page states other than scenarios, by page. */
export const pageStates: Readonly<Record<string, readonly PageState[]>> = Object.fromEntries(
  Object.entries(rows).map(([page, list]) => [
    page,
    list.map(([state, address, shows]) => ({ state, address, shows })),
  ]),
);
