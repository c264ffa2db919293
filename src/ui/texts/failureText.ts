import type { Failure } from '#application/Failure.ts';
import { brand } from './brand.ts';

type TextOf = (failure: Failure) => string;

const serverMessageOr =
  (text: string): TextOf =>
  (failure) =>
    failure.serverMessage ?? text;

/**
 * Messages for failed requests, as listed in the product's error catalog. Messages about the session are in
 * `sessionText.ts`.
 */
export const failureText = {
  login: serverMessageOr('Failed to login. Please check your credentials.'),
  changePassword: serverMessageOr('Failed to change password. Please try again.'),
  companies: 'Failed to load companies',
  company: 'Failed to load company data',
  agent: 'Failed to load agent data',
  conversation: 'Failed to load conversation data',
  orders: 'Failed to load orders',
  deleteOrder: serverMessageOr('Failed to delete order'),
  subscription: 'Failed to load subscription information. Please try again.',
  billingPortal: 'Failed to open billing portal. Please try again.',
  checkout: 'Failed to create checkout session. Please try again.',
  apiKey: serverMessageOr('Failed to fetch API key'),
  recalculateMinutes: 'Error recalculating minutes',
  voiceConfig: 'Failed to load voice configuration',
  saveVoiceConfig: 'Failed to save voice configuration',
  testVoice: 'Failed to test voice',
  book: (failure) =>
    failure.kind === 'unreachable'
      ? 'Network error. Please check your connection and try again.'
      : 'Failed to book meeting. Please try again.',
  instructions: 'Failed to load AI instructions',
  generatePrompt: 'Failed to generate system prompt',
  saveInstructions: 'Failed to save AI instructions',
  testConversation: 'Failed to test conversation',
  telephonyConfig: `Failed to load ${brand.telephony} configuration`,
  saveTelephonyConfig: `Failed to save ${brand.telephony} configuration`,
  testCall: 'Failed to initiate test call',
  // not in the catalog
  callLogs: 'Failed to load call logs',
  deployments: 'Failed to load deployment data',
  deploy: 'Failed to deploy changes',
  scheduleDeployment: 'Failed to schedule deployment',
  revertDeployment: 'Failed to revert deployment',
  menu: 'Failed to load menu data',
  saveMenu: 'Failed to save menu',
  deleteCategory: 'Failed to delete category',
  deleteMenuItem: 'Failed to delete menu item',
  updateCategory: 'Failed to update category',
  addCategory: 'Failed to add category',
  updateMenuItem: 'Failed to update menu item',
  addMenuItem: 'Failed to add menu item',
} satisfies Record<string, string | TextOf>;
