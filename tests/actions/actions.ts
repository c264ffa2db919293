import type { Action } from './action.ts';
import { booking } from './booking.ts';
import { company } from './company.ts';
import { conversations } from './conversations.ts';
import { deployments } from './deployments.ts';
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
interface Area {
  readonly title: string;
  readonly actions: readonly Action[];
}

/** Everything users can do with Tableside, in handbook order. */
export const areas: readonly Area[] = [
  { title: 'Account', actions: session },
  { title: 'Restaurants', actions: restaurants },
  { title: 'Restaurant page', actions: company },
  { title: 'Agents and conversations', actions: conversations },
  { title: 'Orders', actions: orders },
  { title: 'Subscription', actions: subscription },
  { title: 'Point of sale', actions: integrations },
  { title: 'Voice', actions: voice },
  { title: 'Menu', actions: menu },
  { title: 'AI instructions', actions: instructions },
  { title: 'Telephony', actions: telephony },
  { title: 'Deployments', actions: deployments },
  { title: 'Booking a meeting', actions: booking },
  { title: 'Live demos', actions: liveDemo },
  { title: 'App and public site', actions: site },
];

export const actions: readonly Action[] = areas.flatMap((area) => area.actions);
