import { orders, ordersWhileReading, recording } from './conversations.ts';
import { company, deploy, savePanel } from './restaurant.ts';
import type { EngineName } from '../programs.ts';
import { backFromMemory, byKeyboard, signIn, signOutElsewhere } from './session.ts';
import { booking, liveDemo, print, theme } from './site.ts';
import type { Journey } from './Journey.ts';

/** The main journeys of the console and the site, by title. */
export const journeys = {
  'sign in and stay signed in after a reload': signIn,
  'view every section and panel of a restaurant': company,
  'save a panel and reload': savePanel,
  'deploy a change': deploy,
  'receive an order': orders,
  'receive an order while scrolled down': ordersWhileReading,
  'play a recording': recording,
  'sign out in two windows at once': signOutElsewhere,
  'talk to the live demo': liveDemo,
  'book a meeting': booking,
  'switch the theme permanently': theme,
  'print a legal page and an order': print,
  'sign in, visit a restaurant, and sign out by keyboard': byKeyboard,
} as const satisfies Readonly<Record<string, Journey>>;

/** Journeys for engines that support them. */
export const journeysOnlyIn: Readonly<Partial<Record<EngineName, Readonly<Record<string, Journey>>>>> = {
  WebKit: {
    'return to a cached page after signing out': backFromMemory,
  },
};
