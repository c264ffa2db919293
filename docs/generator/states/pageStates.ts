import { addressOf, demoAs } from './addresses.ts';
import { sections } from '../../../src/ui/company/sections.ts';
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
    { state: 'nobody is signed in', address: '/login?as=nobody', shows: 'Forgot password' },
    {
      state: 'the sign-in is refused',
      address: '/login?as=nobody&fault=POST+/api/users/login+401',
      shows: 'Sign in',
    },
    {
      state: 'the sign-in takes long',
      address: `/login?as=nobody&fault=POST+/api/users/login+${LONG}`,
      shows: 'Sign in',
    },
    { state: 'a page that needs it leads here', address: '/dashboard?as=nobody', shows: 'Sign in' },
    {
      state: 'the session is refused when the app begins',
      address: ofOwner('/dashboard', `${RENEWAL} 401`),
      shows: sessionText.checkFailed,
    },
    {
      state: 'signed out while working',
      address: endingLater(addressOf('/dashboard', demoAs('owner', { token: 'expired' }))),
      shows: sessionText.ended,
    },
  ],
  Dashboard: [
    { state: 'restaurants', address: ofOwner('/dashboard'), shows: 'Saffron House' },
    {
      state: 'none yet',
      address: addressOf('/dashboard', demoAs('new')),
      shows: "You don't have any restaurants yet",
    },
    {
      state: 'loading',
      address: ofOwner('/dashboard', `GET /api/companies/restaurants ${LONG}`),
      shows: 'Loading restaurants',
    },
    {
      state: 'the list fails',
      address: ofOwner('/dashboard', 'always GET /api/companies/restaurants 500'),
      shows: failureText.companies,
    },
    {
      state: 'the host is out of reach',
      address: ofOwner('/dashboard', 'always offline'),
      shows: failureText.companies,
    },
    {
      state: 'the answer is of another shape',
      address: ofOwner('/dashboard', 'always GET /api/companies/restaurants malformed'),
      shows: failureText.companies,
    },
  ],
  Company: [
    { state: 'as its owner', address: ofOwner(AURORA), shows: sections.voiceAi.title },
    {
      state: 'as staff',
      address: addressOf(AURORA, demoAs('staff')),
      shows: companyText.keyForAdmins,
    },
    { state: 'minutes in green', address: ofOwner('/company/saffron-house'), shows: 'Saffron House' },
    { state: 'minutes in red', address: ofOwner(DINER), shows: 'Blue Door Diner' },
    {
      state: 'it fails',
      address: ofOwner(AURORA, 'always GET /api/companies/:id 500'),
      shows: failureText.company,
    },
    {
      state: 'its calls fail',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/calls 500'),
      shows: companyText.callsFailed,
    },
    {
      state: 'its people fail',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/users 500'),
      shows: companyText.usersFailed,
    },
    {
      state: 'its agents fail',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/xiagents/:agentId/preview 500'),
      shows: companyText.agentsFailed,
    },
    {
      state: 'the API key fails when it is shown',
      address: ofOwner(AURORA, 'always GET /api/companies/:id/api-key 500 The key store is locked'),
      shows: 'Show API key',
    },
    {
      state: 'the point of sale is unknown',
      address: ofOwner(AURORA, 'always GET /api/integrations/:provider/:id/status 500'),
      shows: integrationText.unknown,
    },
    {
      state: 'back from Clover, connected',
      address: ofOwner(`${AURORA}?clover_connected=true&company_id=trattoria-aurora`),
      shows: integrationText.cloverConnected,
    },
    {
      state: 'back from Clover, refused',
      address: ofOwner(`${AURORA}?clover_error=access_denied`),
      shows: 'Clover connection failed: access_denied',
    },
  ],
  'Voice AI Management': [
    { state: 'voice', address: ofOwner(panel('voice')), shows: 'Voice Configuration' },
    {
      state: 'the voice fails to load',
      address: ofOwner(panel('voice'), `always ${settings('voice-config')} 500`),
      shows: failureText.voiceConfig,
    },
    {
      state: '500 on save, here of the voice',
      address: ofOwner(panel('voice'), `${SAVE_VOICE} 500`),
      shows: 'Voice Configuration',
    },
    {
      state: 'signed out while working, when the voice is saved',
      address: endingLater(ofOwner(panel('voice'), `${SAVE_VOICE} 401`)),
      shows: 'Voice Configuration',
    },
    { state: 'menu', address: ofOwner(panel('menu')), shows: 'Menu Builder' },
    {
      state: 'the menu fails to load',
      address: ofOwner(panel('menu'), `always ${settings('menu')} 500`),
      shows: failureText.menu,
    },
    { state: 'AI instructions', address: ofOwner(panel('instructions')), shows: 'AI Instructions Builder' },
    {
      state: 'AI instructions are being loaded',
      address: ofOwner(panel('instructions'), `always ${settings('ai-instructions')} ${LONG}`),
      shows: instructionsText.loading,
    },
    {
      state: 'there are no AI instructions',
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
      state: 'there is no telephony',
      address: ofOwner(panel('telephony'), `always ${settings('vapi-config')} 404`),
      shows: telephonyText.none,
    },
    {
      state: 'telephony fails to load',
      address: ofOwner(panel('telephony'), `always ${settings('vapi-config')} 500`),
      shows: failureText.telephonyConfig,
    },
    {
      state: 'the call logs fail to load',
      address: ofOwner(panel('telephony'), `always ${settings('vapi-config/call-logs')} 500`),
      shows: failureText.callLogs,
    },
    { state: 'deployments', address: ofOwner(panel('deployments')), shows: 'Deployment Controls' },
    {
      state: 'the deployments fail to load',
      address: ofOwner(panel('deployments'), `always ${settings('deployment/pending')} 500`),
      shows: failureText.deployments,
    },
    {
      state: 'deploying fails',
      address: inState(
        '/company/company-1?panel=deployments',
        'a restaurant with two pending changes',
        'POST /api/companies/restaurants/:id/deployment/deploy 500',
      ),
      shows: 'Deployment Controls',
    },
  ],
  Orders: [
    { state: 'orders of a hundred days', address: ofOwner(`${AURORA}/orders`), shows: '#1046' },
    {
      state: 'loading',
      address: ofOwner(`${AURORA}/orders`, `GET /api/companies/:id/orders ${LONG}`),
      shows: 'Orders',
    },
    {
      state: 'the host is out of reach',
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
      state: 'it fails',
      address: ofOwner(HOST, 'always GET /api/companies/:id/xiagents/:agentId 500'),
      shows: failureText.agent,
    },
  ],
  Conversation: [
    {
      state: 'it fails',
      address: inState(
        conversation,
        'a conversation',
        'always GET /api/companies/:id/xiagents/:agentId/conversations/:c 500',
      ),
      shows: failureText.conversation,
    },
    {
      state: 'its audio fails',
      address: inState(
        conversation,
        'a conversation with audio',
        'always GET /api/companies/:id/xiagents/:agentId/conversations/:c/audio 500',
      ),
      shows: conversationText.audioFailed,
    },
  ],
  Subscription: [
    { state: 'the six plans', address: ofOwner(`${AURORA}/subscription`), shows: planOfferText.manage },
    {
      state: 'back from the checkout, paid',
      address: ofOwner(`${AURORA}/subscription?success=true`),
      shows: subscriptionText.updated,
    },
    {
      state: 'back from the checkout, canceled',
      address: ofOwner(`${AURORA}/subscription?canceled=true`),
      shows: 'Your subscription update was canceled.',
    },
    {
      state: 'it fails',
      address: ofOwner(`${AURORA}/subscription`, 'always GET /api/companies/:id 500'),
      shows: failureText.subscription,
    },
    {
      state: 'the checkout cannot be opened',
      address: ofOwner(`${AURORA}/subscription`, 'POST /api/companies/:id/subscription/checkout 500'),
      shows: planOfferText.upgrade,
    },
  ],
  'My Profile': [
    { state: 'as it is', address: ofOwner('/profile'), shows: profileText.emailLocked },
    {
      state: 'the new password is refused',
      address: ofOwner('/profile', 'POST /api/users/change-password 500'),
      shows: 'Change password',
    },
  ],
  'Not found': [{ state: 'an address that nobody has', address: '/nowhere?as=nobody', shows: '404' }],
  Booking: [
    {
      state: 'before a meeting is chosen, on the evening when the clocks are put forward',
      address: '/booking?as=nobody&clock=2026-03-08T01:00:00Z',
      shows: 'March 2026',
    },
  ],
};
