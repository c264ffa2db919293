import type { Container } from 'inversify';
import { VoiceAgents } from '#application/agents/VoiceAgents.ts';
import { Billing } from '#application/billing/Billing.ts';
import { Bookings } from '#application/booking/Bookings.ts';
import { ApiKeys } from '#application/companies/ApiKeys.ts';
import { Companies } from '#application/companies/Companies.ts';
import { Deployments } from '#application/deployments/Deployments.ts';
import { Instructions } from '#application/instructions/Instructions.ts';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { Menus } from '#application/menu/Menus.ts';
import { Orders } from '#application/orders/Orders.ts';
import type { Port } from '#application/port.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { Accounts } from '#application/session/Accounts.ts';
import { Passwords } from '#application/session/Passwords.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import { aNewRestaurant, aRestaurantForm } from '#tests/support/builders.ts';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { aMenu, anItem, categoryFields, itemFields } from '#tests/support/builders/menu.ts';
import { aTelephonyConfig } from '#tests/support/builders/telephony.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';

/** The users who may make an API call: anyone, any signed-in user, any member, or owners and admins. */
export type Access = 'everyone' | 'user' | 'member' | 'administrator';

/** An API call, and the port's method that makes the call. */
export interface Call {
  readonly method: string;
  /** `:name` matches one path segment. */
  readonly path: string;
  readonly access: Access;
  /** The port and the method, such as `Companies.detail`. */
  readonly by: string;
  /** Makes the call through the port's adapter. */
  readonly make: (container: Container) => Promise<unknown>;
}

type ArgumentsOf<Method> = Method extends (...args: infer Args) => unknown ? Args : never;

function call<T extends object, M extends keyof T & string>(
  request: string,
  access: Access,
  port: Port<T>,
  by: M,
  ...args: ArgumentsOf<T[M]>
): Call {
  const [method = '', path = ''] = request.split(' ');
  return {
    method,
    path,
    access,
    by: `${port.description}.${by}`,
    make: async (container) => {
      const adapter = container.get(port) as Record<M, (...args: ArgumentsOf<T[M]>) => Promise<unknown>>;
      return adapter[by](...args);
    },
  };
}

const ID = 'aurora';
const agent = { companyId: ID, agentId: 'host' };
const conversation = { ...agent, conversationId: 'table-for-two' };
const place = { restaurantId: ID, categoryId: 'sweets' };
const passwords = { currentPassword: 'a', newPassword: 'b' };
const trial = { voiceId: 'Elliot', message: 'Ciao' };
const purchase = [ID, 'business', 'monthly'] as const;
const edited = someInstructions();
const booking = {
  name: 'Ada Rossi',
  email: 'ada@tableside.example',
  company: '',
  message: '',
  day: '2099-03-04',
  time: '9:30 AM',
  type: 'virtual',
  timeZone: 'America/New_York',
} as const;

const company = '/api/companies/:companyId';
const agentPath = `${company}/xiagents/:agentId`;
const restaurant = '/api/companies/restaurants/:companyId';
const menu = `${restaurant}/menu`;
const category = `${menu}/categories/:categoryId`;
const instructions = `${restaurant}/ai-instructions`;
const deployment = `${restaurant}/deployment`;
const till = '/api/integrations/:provider/:companyId';

/** All API calls. The first matching path wins. */
export const apiCalls: readonly Call[] = [
  call('POST /api/users/login', 'everyone', Accounts, 'login', { email: 'a@b.example', password: 'c' }),
  call('POST /api/users/logout', 'user', Accounts, 'logout', new AbortController().signal, 'token'),
  call('POST /api/users/refresh-token', 'user', Accounts, 'refresh', new AbortController().signal),
  call('POST /api/users/change-password', 'user', Passwords, 'change', passwords),
  call('POST /api/bookings', 'everyone', Bookings, 'create', booking),

  call('GET /api/companies/restaurants', 'user', Companies, 'list'),
  call('POST /api/companies/restaurants/create', 'user', Restaurants, 'create', aNewRestaurant()),
  call(`GET ${restaurant}`, 'administrator', Restaurants, 'form', ID),
  call(`PUT ${restaurant}`, 'administrator', Restaurants, 'change', ID, aRestaurantForm()),
  call(`DELETE ${restaurant}`, 'administrator', Restaurants, 'remove', ID),

  call(`GET ${company}`, 'member', Companies, 'detail', ID),
  call(`GET ${company}/users`, 'member', Companies, 'users', ID),
  call(`GET ${company}/calls`, 'member', Companies, 'calls', ID),
  call(`GET ${company}/api-key`, 'administrator', ApiKeys, 'apiKey', ID),
  call(`GET ${company}/orders`, 'member', Orders, 'list', ID),
  call(`DELETE ${company}/orders`, 'member', Orders, 'remove', ID, '1042'),
  call(`POST ${company}/billing-portal`, 'administrator', Billing, 'portalUrl', ID),
  call(`POST ${company}/subscription/checkout`, 'administrator', Billing, 'checkoutUrl', ...purchase),

  call(`GET ${agentPath}/preview`, 'member', VoiceAgents, 'preview', agent),
  call(`GET ${agentPath}`, 'member', VoiceAgents, 'agent', { ...agent, limit: 2 }),
  call(`GET ${agentPath}/conversations/:conversationId`, 'member', VoiceAgents, 'conversation', conversation),
  call(`GET ${agentPath}/conversations/:conversationId/audio`, 'member', VoiceAgents, 'audio', conversation),

  call(`GET ${till}/status`, 'member', PointOfSale, 'status', 'square', ID),
  call(`GET ${till}/auth/start`, 'member', PointOfSale, 'authorizationUrl', 'square', ID),

  call('GET /api/voice/available-voices', 'user', VoiceSettings, 'voices'),
  call(`GET ${restaurant}/voice-config`, 'member', VoiceSettings, 'config', ID),
  call(`PUT ${restaurant}/voice-config`, 'administrator', VoiceSettings, 'save', ID, aVoiceConfig()),
  call(`POST ${restaurant}/voice-config/test`, 'administrator', VoiceSettings, 'test', ID, trial),

  call(`GET ${menu}`, 'member', Menus, 'menu', ID),
  call(`PUT ${menu}`, 'administrator', Menus, 'save', ID, aMenu(), aMenu()),
  call(`POST ${menu}/categories`, 'administrator', Menus, 'addCategory', ID, categoryFields()),
  call(`PUT ${category}`, 'administrator', Menus, 'changeCategory', place, categoryFields()),
  call(`DELETE ${category}`, 'administrator', Menus, 'removeCategory', place),
  call(`POST ${category}/items`, 'administrator', Menus, 'addItem', place, itemFields()),
  call(`PUT ${category}/items/:itemId`, 'administrator', Menus, 'changeItem', place, anItem('pie')),
  call(`DELETE ${category}/items/:itemId`, 'administrator', Menus, 'removeItem', place, 'pie'),

  call(`GET ${instructions}`, 'member', Instructions, 'load', ID),
  call(`PUT ${instructions}`, 'administrator', Instructions, 'save', ID, edited),
  call(`POST ${instructions}/test`, 'administrator', Instructions, 'test', ID, 'Hello?'),
  call(`POST ${instructions}/generate-prompt`, 'administrator', Instructions, 'generatePrompt', ID, edited),

  call(`GET ${restaurant}/vapi-config`, 'member', Telephony, 'config', ID),
  call(`PUT ${restaurant}/vapi-config`, 'administrator', Telephony, 'save', ID, aTelephonyConfig()),
  call(`POST ${restaurant}/vapi-config/test-call`, 'administrator', Telephony, 'placeTestCall', ID),
  call(`GET ${restaurant}/vapi-config/call-logs`, 'member', Telephony, 'callLogs', ID, 50),

  call(`GET ${deployment}/pending`, 'member', Deployments, 'pending', ID),
  call(`GET ${deployment}/history`, 'member', Deployments, 'history', ID),
  call(`POST ${deployment}/deploy`, 'administrator', Deployments, 'deploy', ID, ['c1']),
  call(`POST ${deployment}/schedule`, 'administrator', Deployments, 'schedule', ID, ['c1'], new Date(0)),
  call(`POST ${deployment}/revert`, 'administrator', Deployments, 'revert', ID, 'd1'),
];

/** Finds the API call for a request. @throws Error for an unlisted request */
export function findApiCall(method: string, path: string): Call {
  const found = apiCalls.find((known) => isCall(known, method, path));
  if (!found) throw new Error(`contracts/support/calls.ts lists no call ${method} ${path}`);
  return found;
}

export const isCall = (known: Call, method: string, path: string) =>
  known.method === method && new RegExp(`^${known.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
