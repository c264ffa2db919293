import { addressOf, type PageName } from '../app/pages.ts';
import { sections } from '../company/sections.ts';
import { PANEL, type PanelId } from '../company/voiceAi/panel.ts';

/** The places of a restaurant: pages of its own, sections of its page, and panels of the last section. */
export type PlaceId =
  | 'overview'
  | 'orders'
  | 'calls'
  | 'agents'
  | PanelId
  | 'subscription'
  | 'integrations'
  | 'api-keys'
  | 'people';

interface Place {
  readonly id: PlaceId;
  readonly label: string;
  /** Only an owner or admin has it. */
  readonly forAdmins?: true;
  readonly address: (companyId: string) => string;
}

type SectionId = (typeof sections)[keyof typeof sections]['id'];

const inPage = (section: SectionId, panel?: PanelId) => (companyId: string) =>
  `${addressOf('company', { companyId })}${panel ? `?${PANEL}=${panel}` : ''}#${section}`;

const panel = (id: PanelId, label: string): Place => ({
  id,
  label,
  forAdmins: true,
  address: inPage('voice-ai', id),
});

/** In the order in which they are offered, from everywhere in the restaurant. */
export const places: readonly [Place, ...Place[]] = [
  { id: 'overview', label: 'Overview', address: (companyId) => addressOf('company', { companyId }) },
  { id: 'orders', label: 'Orders', address: (companyId) => addressOf('orders', { companyId }) },
  { id: 'calls', label: 'Calls', address: inPage('calls') },
  { id: 'agents', label: 'Agents', address: inPage('agents') },
  panel('voice', 'Voice'),
  panel('menu', 'Menu'),
  panel('instructions', 'Instructions'),
  panel('telephony', 'Telephony'),
  panel('deployments', 'Deployments'),
  { id: 'subscription', label: 'Subscription', address: inPage('subscription') },
  { id: 'integrations', label: 'Integrations', address: inPage('integrations') },
  { id: 'api-keys', label: 'API keys', address: inPage('api-keys') },
  { id: 'people', label: 'People', address: inPage('users') },
];

export function addressOfPlace(place: PlaceId, companyId: string): string {
  const { address } = places.find(({ id }) => id === place) ?? places[0];
  return address(companyId);
}

/**
 * The places that somebody has. As long as it is not known who looks, those before the first that needs a role: below these
 * nothing moves when it becomes known what else there is.
 */
export function placesFor(mayAdminister: boolean | undefined): readonly Place[] {
  if (mayAdminister !== undefined) return places.filter(({ forAdmins }) => mayAdminister || !forAdmins);
  return places.slice(
    0,
    places.findIndex(({ forAdmins }) => forAdmins),
  );
}

const placeOfPage: Readonly<Partial<Record<PageName, PlaceId>>> = {
  orders: 'orders',
  subscription: 'subscription',
  agent: 'agents',
  conversation: 'agents',
};

const placeOfSection: Readonly<Record<Exclude<SectionId, 'voice-ai'>, PlaceId>> = {
  details: 'overview',
  subscription: 'subscription',
  orders: 'orders',
  calls: 'calls',
  'api-keys': 'api-keys',
  integrations: 'integrations',
  agents: 'agents',
  users: 'people',
};

interface Whereabouts {
  readonly page: PageName | undefined;
  /** The section that is being read. */
  readonly section: string | undefined;
  /** The panel that the address names. */
  readonly panel: string | null;
}

/** The place where somebody is. */
export function placeAt({
  page,
  section = sections.details.id,
  panel: asked,
}: Whereabouts): PlaceId | undefined {
  if (page !== 'company') return page && placeOfPage[page];
  if (section !== sections.voiceAi.id) return (placeOfSection as Readonly<Record<string, PlaceId>>)[section];
  // the first panel is open when none was asked for
  const [first] = places.filter(({ forAdmins }) => forAdmins);
  return places.find(({ id, forAdmins }) => forAdmins && id === asked)?.id ?? first?.id;
}
