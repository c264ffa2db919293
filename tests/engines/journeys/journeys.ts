import { orders, ordersWhileReading, recording } from './conversations.ts';
import { company, dashboard, deploy, savePanel } from './restaurant.ts';
import type { EngineName } from '../programs.ts';
import { backFromMemory, byKeyboard, signIn, signOutElsewhere } from './session.ts';
import { booking, curator, liveDemo, print, theme } from './site.ts';
import type { Journey } from './Journey.ts';

/** The main user journeys of console and site, by what they show. */
export const journeys = {
  'a person signs in, and stays so over a reload': signIn,
  'the dashboard leads to a restaurant and back': dashboard,
  'the page of a restaurant has all its parts and panels': company,
  'a panel is saved, and read back after a reload': savePanel,
  'a change is deployed': deploy,
  'an order arrives': orders,
  'an order arrives while somebody reads further down': ordersWhileReading,
  'a recording is played': recording,
  'who signs out in one window is signed out in the other': signOutElsewhere,
  'the live demo is talked to': liveDemo,
  'a curator is asked': curator,
  'a meeting is booked, to its confirmation': booking,
  'the theme is switched, and stays so': theme,
  'a legal page and an order are printed': print,
  'a person signs in, visits a restaurant and signs out by keyboard alone': byKeyboard,
} as const satisfies Readonly<Record<string, Journey>>;

/** Journeys that only some engines can run. */
export const journeysOnlyIn: Readonly<Partial<Record<EngineName, Readonly<Record<string, Journey>>>>> = {
  WebKit: {
    'a page that comes back out of the memory of the browser sees that one has signed out': backFromMemory,
  },
};
