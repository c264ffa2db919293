import { addressOf, demoAs } from '../states/addresses.ts';

const AURORA = '/company/trattoria-aurora';
const asOwner = (path: string) => addressOf(path, demoAs('owner', { orders: 'paused' }));
const panel = (name: string) => `${asOwner(`${AURORA}?panel=${name}`)}#voice-ai`;

/** The subject of each area's picture, by the name of the area's page. */
export const areaPictures: Readonly<Record<string, string>> = {
  account: '/login?as=signed-out',
  restaurants: asOwner('/dashboard'),
  'restaurant-page': asOwner(AURORA),
  'agents-and-conversations': asOwner(`${AURORA}/agent/aurora-host`),
  orders: asOwner(`${AURORA}/orders`),
  subscription: asOwner(`${AURORA}/subscription`),
  'point-of-sale': `${asOwner(AURORA)}#integrations`,
  voice: panel('voice'),
  menu: panel('menu'),
  'ai-instructions': panel('instructions'),
  telephony: panel('telephony'),
  deployments: panel('deployments'),
  'booking-a-meeting': '/booking?as=signed-out',
  'live-demos': '/demos/museum/planet-word?as=signed-out',
  'app-and-public-site': '/?as=signed-out',
};
