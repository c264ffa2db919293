import type { Action } from './action.ts';
import { booking } from './booking.ts';
import { company } from './company.ts';
import { conversations } from './conversations.ts';
import { deployments } from './deployments.ts';
import { described } from './described.ts';
import { instructions } from './instructions.ts';
import { integrations } from './integrations.ts';
import { liveDemo } from './liveDemo.ts';
import { menu } from './menu/menu.ts';
import { orders } from './orders.ts';
import { restaurants } from './restaurants.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { subscription } from './subscription.ts';
import { telephony } from './telephony.ts';
import { voice } from './voice.ts';

/** A group of related actions. */
export interface Area {
  readonly title: string;
  /** Describes what staff or visitors do there. */
  readonly summary: string;
  /** The folders in the layers of `src` whose rules belong to this area. */
  readonly slices: readonly string[];
  readonly actions: readonly Action[];
  /** Actions that are not recorded, with the test that shows each. */
  readonly others: readonly { readonly title: string; readonly purpose: string; readonly shownIn: string }[];
}

const listed: readonly Omit<Area, 'others'>[] = [
  {
    title: 'Account',
    summary: 'Staff sign in and out, stay signed in, and change their name and password.',
    slices: ['session', 'users'],
    actions: session,
  },
  {
    title: 'Restaurants',
    summary: 'Users see all their restaurants, and create, edit, or delete one.',
    slices: ['restaurants'],
    actions: restaurants,
  },
  {
    title: 'Restaurant page',
    summary:
      'Users see how a restaurant is doing: its orders, calls, minutes, and users. Owners and admins also see its API key.',
    slices: ['companies', 'calls', 'overview'],
    actions: company,
  },
  {
    title: 'Agents and conversations',
    summary: 'Staff see how an agent is set up, and read and hear its conversations.',
    slices: ['agents'],
    actions: conversations,
  },
  {
    title: 'Orders',
    summary: 'Kitchen staff watch, find, print, and delete the phone orders.',
    slices: ['orders'],
    actions: orders,
  },
  {
    title: 'Subscription',
    summary: 'Staff compare plans, and owners and admins change the plan at the payment provider.',
    slices: ['billing'],
    actions: subscription,
  },
  {
    title: 'Point of sale',
    summary: 'Staff connect Square or Clover, which then receives the restaurant’s orders.',
    slices: ['integrations'],
    actions: integrations,
  },
  {
    title: 'Voice',
    summary: 'Owners and admins choose and test the voice that answers the phone.',
    slices: ['voice'],
    actions: voice,
  },
  {
    title: 'Menu',
    summary: 'Owners and admins keep the menu that the agent sells from, by hand or from a file.',
    slices: ['menu'],
    actions: menu,
  },
  {
    title: 'AI instructions',
    summary: 'Owners and admins write and test what the agent says and does.',
    slices: ['instructions'],
    actions: instructions,
  },
  {
    title: 'Telephony',
    summary: 'Owners and admins set up the agent’s phone number and calls, and place test calls.',
    slices: ['telephony'],
    actions: telephony,
  },
  {
    title: 'Deployments',
    summary: 'Owners and admins make saved changes live, now or later, and revert them.',
    slices: ['deployments'],
    actions: deployments,
  },
  {
    title: 'Booking a meeting',
    summary: 'Visitors book a meeting with the team and save it to their calendar.',
    slices: ['booking'],
    actions: booking,
  },
  {
    title: 'Live demos',
    summary: 'Visitors talk with a restaurant’s agent or a museum’s curator, or hear a recorded call.',
    slices: ['liveDemo', 'museums', 'landing'],
    actions: liveDemo,
  },
  {
    title: 'App and public site',
    summary:
      'Everyone can choose a theme, and signed-in users have a command palette. The public site asks about cookies.',
    slices: ['site', 'palette'],
    actions: site,
  },
];

/** All actions of Tableside, in the sequence of the handbook. */
export const areas: readonly Area[] = listed.map((area) => ({
  ...area,
  others: Object.entries(described[area.title] ?? {}).map(([title, [purpose, shownIn]]) => {
    return { title, purpose, shownIn };
  }),
}));

export const actions: readonly Action[] = areas.flatMap((area) => area.actions);
