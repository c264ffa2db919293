import Agents from '@mui/icons-material/SupportAgentOutlined';
import ApiKeys from '@mui/icons-material/KeyOutlined';
import Calls from '@mui/icons-material/PhoneInTalkOutlined';
import Deployments from '@mui/icons-material/PublishOutlined';
import Instructions from '@mui/icons-material/NotesOutlined';
import Integrations from '@mui/icons-material/ExtensionOutlined';
import Menu from '@mui/icons-material/MenuBookOutlined';
import Orders from '@mui/icons-material/ReceiptLongOutlined';
import Overview from '@mui/icons-material/SpaceDashboardOutlined';
import People from '@mui/icons-material/GroupOutlined';
import Subscription from '@mui/icons-material/CreditCardOutlined';
import Telephony from '@mui/icons-material/SettingsPhoneOutlined';
import Voice from '@mui/icons-material/RecordVoiceOverOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { addressOf, type PageName } from '../app/pages.ts';
import type { sections } from '../company/sections.ts';
import { PANEL, type PanelId } from '../company/voiceAi/panel.ts';

type SectionId = (typeof sections)[keyof typeof sections]['id'];

interface Place {
  readonly label: string;
  readonly icon: ComponentType<SvgIconProps>;
  /** Where it is seen on the page of the restaurant. */
  readonly section: SectionId;
  /** Only an owner or admin has it. */
  readonly forAdmins?: true;
  readonly address: (companyId: string) => string;
}

const inPage = (section: SectionId) => (companyId: string) =>
  `${addressOf('company', { companyId })}#${section}`;

const inPanel = (panel: PanelId, more?: Readonly<Record<string, string>>) => (companyId: string) =>
  `${addressOf('company', { companyId })}?${new URLSearchParams({ [PANEL]: panel, ...more })}#voice-ai`;

const part = (shown: Omit<Place, 'address'>): Place => ({ ...shown, address: inPage(shown.section) });

const panel = (id: PanelId, shown: Pick<Place, 'label' | 'icon'>): Place => ({
  ...shown,
  section: 'voice-ai',
  forAdmins: true,
  address: inPanel(id),
});

const placeById = {
  overview: {
    ...part({ label: 'Overview', icon: Overview, section: 'details' }),
    address: (companyId) => addressOf('company', { companyId }),
  },
  orders: {
    ...part({ label: 'Orders', icon: Orders, section: 'orders' }),
    address: (companyId) => addressOf('orders', { companyId }),
  },
  calls: part({ label: 'Calls', icon: Calls, section: 'calls' }),
  agents: part({ label: 'Agents', icon: Agents, section: 'agents' }),
  voice: panel('voice', { label: 'Voice', icon: Voice }),
  menu: panel('menu', { label: 'Menu', icon: Menu }),
  instructions: panel('instructions', { label: 'Instructions', icon: Instructions }),
  telephony: panel('telephony', { label: 'Telephony', icon: Telephony }),
  deployments: panel('deployments', { label: 'Deployments', icon: Deployments }),
  subscription: part({ label: 'Subscription', icon: Subscription, section: 'subscription' }),
  integrations: part({ label: 'Integrations', icon: Integrations, section: 'integrations' }),
  'api-keys': part({ label: 'API keys', icon: ApiKeys, section: 'api-keys' }),
  people: part({ label: 'People', icon: People, section: 'users' }),
} satisfies Readonly<Record<string, Place>>;

/** The places of a restaurant: pages of its own, sections of its page, and panels of the last section. */
export type PlaceId = keyof typeof placeById;

/** In the order in which they are offered, from everywhere in the restaurant. */
export const places: readonly (Place & { readonly id: PlaceId })[] = Object.entries(placeById).map(
  ([id, place]) => ({ ...place, id: id as PlaceId }),
);

export const addressOfPlace = (place: PlaceId, companyId: string) => placeById[place].address(companyId);

/** The parameter of the page's address that says what to look for on the menu. */
export const DISH = 'dish';

/** The menu of a restaurant, with what a text is found in. */
export const addressOfDish = (companyId: string, text: string) =>
  inPanel('menu', { [DISH]: text })(companyId);

/**
 * The places that somebody has. As long as it is not known who looks, those before the first that needs a role: below these
 * nothing moves when it becomes known what else there is.
 */
export function placesFor(mayAdminister: boolean | undefined) {
  if (mayAdminister !== undefined) return places.filter(({ forAdmins }) => mayAdminister || !forAdmins);
  const first = places.findIndex(({ forAdmins }) => forAdmins);
  return places.slice(0, first);
}

const placeOfPage: Readonly<Partial<Record<PageName, PlaceId>>> = {
  orders: 'orders',
  subscription: 'subscription',
  agent: 'agents',
  conversation: 'agents',
};

interface Whereabouts {
  readonly page: PageName | undefined;
  /** The section that is being read. */
  readonly section: string | undefined;
  /** The panel that the address names. */
  readonly panel: string | null;
}

/** The place where somebody is. */
export function placeAt({ page, section: seen = 'details', panel: asked }: Whereabouts): PlaceId | undefined {
  if (page !== 'company') return page && placeOfPage[page];
  const there = places.filter(({ section }) => section === seen);
  // the first panel is open when none was asked for
  return (there.find(({ id }) => id === asked) ?? there[0])?.id;
}
