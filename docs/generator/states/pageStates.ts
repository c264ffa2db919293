import { addressOf, demoAs } from './addresses.ts';
import { sections } from '../../../src/ui/navigation/sections.ts';
import { companyText } from '../../../src/ui/texts/companyText.ts';
import { conversationText } from '../../../src/ui/texts/conversationText.ts';
import { failureText } from '../../../src/ui/texts/failureText.ts';
import { instructionsText } from '../../../src/ui/texts/instructionsText.ts';
import { integrationText } from '../../../src/ui/texts/integrationText.ts';
import { profileText } from '../../../src/ui/texts/profileText.ts';
import { sessionText } from '../../../src/ui/texts/sessionText.ts';
import { planOfferText, subscriptionText } from '../../../src/ui/texts/subscriptionText.ts';
import { telephonyText } from '../../../src/ui/texts/telephonyText.ts';

/** A page state that is not a scenario: a persona's view, or a fault. */
export interface PageState {
  readonly state: string;
  readonly address: string;
  readonly shows: string;
}

const AURORA = '/company/trattoria-aurora';
const DINER = '/company/blue-door-diner';
const HOST = `${AURORA}/agent/aurora-host`;
const LONG = '60000ms';

const ofOwner = (path: string, fault?: string) => addressOf(path, demoAs('owner', fault ? { fault } : {}));
const inState = (path: string, scenario: string, fault?: string) =>
  addressOf(path, { scenario, ...(fault && { fault }) });

const RENEWAL = 'POST /api/users/refresh-token';
/** The startup renewal decides nothing; the next one ends the session. */
const endingLater = (address: string) =>
  addressOf(addressOf(address, { fault: `${RENEWAL} 500` }), { fault: `${RENEWAL} 401` });

const SAVE_VOICE = 'PUT /api/companies/restaurants/:id/voice-config';

const panel = (name: string) => `${AURORA}?panel=${name}`;
const settings = (call: string) => `GET /api/companies/restaurants/:id/${call}`;
const conversation = '/company/company-1/agent/agent-1/conversation/conversation-1';

/** Page states other than scenarios, by page. */
export const pageStates: Readonly<Record<string, readonly PageState[]>> = {
  'Sign in': [
    { state: 'signed out', address: '/login?as=signed-out', shows: 'Forgot password' },
    {
      state: 'wrong password',
      address: '/login?as=signed-out&fault=POST+/api/users/login+401',
      shows: 'Sign in',
    },
    {
      state: 'slow sign-in',
      address: `/login?as=signed-out&fault=POST+/api/users/login+${LONG}`,
      shows: 'Sign in',
    },
    { state: 'a console page while signed out', address: '/dashboard?as=signed-out', shows: 'Sign in' },
    {
      state: 'session rejected at startup',
      address: ofOwner('/dashboard', `${RENEWAL} 401`),
      shows: sessionText.checkFailed,
    },
    {
      state: 'session that the host cannot renew',
      address: addressOf('/dashboard', demoAs('owner', { token: 'expired', fault: `always ${RENEWAL} 503` })),
      shows: failureText.companies,
    },
  ],
  Dashboard: [
    { state: 'restaurants', address: ofOwner('/dashboard'), shows: 'Saffron House' },
    {
      state: 'no restaurants yet',
      address: addressOf('/dashboard', demoAs('new')),
      shows: "You don't have any restaurants yet",
    },
    {
      state: 'loading',
      address: ofOwner('/dashboard', `GET /api/companies/restaurants ${LONG}`),
      shows: 'Loading restaurants',
    },
    {
      state: 'list request fails',
      address: ofOwner('/dashboard', 'always GET /api/companies/restaurants 500'),
      shows: failureText.companies,
    },
    {
      state: 'host unreachable',
      address: ofOwner('/dashboard', 'always offline'),
      shows: failureText.companies,
    },
    {
      state: 'malformed response',
      address: ofOwner('/dashboard', 'always GET /api/companies/restaurants malformed'),
      shows: failureText.companies,
    },
  ],
  Company: [
    { state: 'as the owner', address: ofOwner(AURORA), shows: sections.voiceAi.title },
    {
      state: 'as staff',
      address: addressOf(AURORA, demoAs('staff')),
      shows: companyText.keyForAdmins,
    },
    { state: 'green minutes', address: ofOwner('/company/saffron-house'), shows: 'Saffron House' },
    { state: 'red minutes', address: ofOwner(DINER), shows: 'Blue Door Diner' },
    {
      state: 'request fails',
      address: ofOwner(AURORA, 'always GET /api/companies/:id 500'),
      shows: failureText.company,
    },
    {
      state: 'calls fail to load',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/calls 500'),
      shows: companyText.callsFailed,
    },
    {
      state: 'users fail to load',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/users 500'),
      shows: companyText.usersFailed,
    },
    {
      state: 'agents fail to load',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/xiagents/:agentId/preview 500'),
      shows: companyText.agentsFailed,
    },
    {
      state: 'API key fails to load',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/api-key 500 The key store is locked'),
      shows: 'Show API key',
    },
    {
      state: 'integration status fails to load',
      address: ofOwner(AURORA, 'always GET /api/integrations/:provider/:id/status 500'),
      shows: integrationText.unknown,
    },
    {
      state: 'return from Clover, connected',
      address: ofOwner(`${AURORA}?clover_connected=true&company_id=trattoria-aurora`),
      shows: integrationText.cloverConnected,
    },
    {
      state: 'return from Clover, denied',
      address: ofOwner(`${AURORA}?clover_error=access_denied`),
      shows: 'Clover connection failed: access_denied',
    },
  ],
  'Voice AI Management': [
    { state: 'voice', address: ofOwner(panel('voice')), shows: 'Voice Configuration' },
    {
      state: 'voice fails to load',
      address: ofOwner(panel('voice'), `always ${settings('voice-config')} 500`),
      shows: failureText.voiceConfig,
    },
    {
      state: 'saving the voice fails',
      address: ofOwner(panel('voice'), `${SAVE_VOICE} 500`),
      shows: 'Voice Configuration',
    },
    {
      state: 'session ended when saving the voice',
      address: endingLater(ofOwner(panel('voice'), `${SAVE_VOICE} 401`)),
      shows: 'Voice Configuration',
    },
    { state: 'menu', address: ofOwner(panel('menu')), shows: 'Menu Builder' },
    {
      state: 'menu fails to load',
      address: ofOwner(panel('menu'), `always ${settings('menu')} 500`),
      shows: failureText.menu,
    },
    { state: 'AI instructions', address: ofOwner(panel('instructions')), shows: 'AI Instructions Builder' },
    {
      state: 'AI instructions loading',
      address: ofOwner(panel('instructions'), `always ${settings('ai-instructions')} ${LONG}`),
      shows: instructionsText.loading,
    },
    {
      state: 'no AI instructions',
      address: ofOwner(panel('instructions'), `always ${settings('ai-instructions')} 404`),
      shows: instructionsText.none,
    },
    {
      state: 'AI instructions fail to load',
      address: ofOwner(panel('instructions'), `always ${settings('ai-instructions')} 500`),
      shows: failureText.instructions,
    },
    { state: 'telephony', address: ofOwner(panel('telephony')), shows: 'Telephony Configuration' },
    {
      state: 'no telephony',
      address: ofOwner(panel('telephony'), `always ${settings('vapi-config')} 404`),
      shows: telephonyText.none,
    },
    {
      state: 'telephony fails to load',
      address: ofOwner(panel('telephony'), `always ${settings('vapi-config')} 500`),
      shows: failureText.telephonyConfig,
    },
    {
      state: 'call logs fail to load',
      address: ofOwner(panel('telephony'), `always ${settings('vapi-config/call-logs')} 500`),
      shows: failureText.callLogs,
    },
    { state: 'deployments', address: ofOwner(panel('deployments')), shows: 'Deployment Controls' },
    {
      state: 'deployments fail to load',
      address: ofOwner(panel('deployments'), `always ${settings('deployment/pending')} 500`),
      shows: failureText.deployments,
    },
    {
      state: 'deployment fails',
      address: inState(
        '/company/company-1?panel=deployments',
        'a restaurant with two pending changes',
        'POST /api/companies/restaurants/:id/deployment/deploy 500',
      ),
      shows: 'Deployment Controls',
    },
  ],
  Orders: [
    { state: 'a hundred days of orders', address: ofOwner(`${AURORA}/orders`), shows: '#1046' },
    {
      state: 'loading',
      address: ofOwner(`${AURORA}/orders`, `GET /api/companies/:id/orders ${LONG}`),
      shows: 'Orders',
    },
    {
      state: 'host unreachable',
      address: inState(
        '/company/company-1/orders',
        'a company with orders',
        'always GET /api/companies/:id/orders offline',
      ),
      shows: failureText.orders,
    },
  ],
  Agent: [
    { state: 'more conversations than one page', address: ofOwner(HOST), shows: 'Load More' },
    {
      state: 'request fails',
      address: ofOwner(HOST, 'always GET /api/companies/:id/xiagents/:agentId 500'),
      shows: failureText.agent,
    },
  ],
  Conversation: [
    {
      state: 'request fails',
      address: inState(
        conversation,
        'a conversation',
        'always GET /api/companies/:id/xiagents/:agentId/conversations/:c 500',
      ),
      shows: failureText.conversation,
    },
    {
      state: 'audio fails to load',
      address: inState(
        conversation,
        'a conversation with audio',
        'always GET /api/companies/:id/xiagents/:agentId/conversations/:c/audio 500',
      ),
      shows: conversationText.audioFailed,
    },
  ],
  Subscription: [
    { state: 'all six plans', address: ofOwner(`${AURORA}/subscription`), shows: planOfferText.manage },
    {
      state: 'return from the checkout, paid',
      address: ofOwner(`${AURORA}/subscription?success=true`),
      shows: subscriptionText.updated,
    },
    {
      state: 'return from the checkout, canceled',
      address: ofOwner(`${AURORA}/subscription?canceled=true`),
      shows: 'Your subscription update was canceled.',
    },
    {
      state: 'request fails',
      address: ofOwner(`${AURORA}/subscription`, 'always GET /api/companies/:id 500'),
      shows: failureText.subscription,
    },
    {
      state: 'checkout fails to open',
      address: ofOwner(`${AURORA}/subscription`, 'POST /api/companies/:id/subscription/checkout 500'),
      shows: planOfferText.upgrade,
    },
  ],
  'My Profile': [
    { state: 'profile', address: ofOwner('/profile'), shows: profileText.emailLocked },
    {
      state: 'new password rejected',
      address: ofOwner('/profile', 'POST /api/users/change-password 500'),
      shows: 'Change password',
    },
  ],
  'Not found': [{ state: 'unknown address', address: '/nowhere?as=signed-out', shows: '404' }],
  Booking: [
    {
      state: 'time zone change while choosing a meeting',
      address: '/booking?as=signed-out&clock=2026-03-08T01:00:00Z',
      shows: 'March 2026',
    },
  ],
};
