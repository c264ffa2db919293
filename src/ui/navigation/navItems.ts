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
import { viewParams } from '../kit/unsaved/keepsUnsavedWork.ts';
import { addressOf, type PageName } from './pages.ts';
import type { companySections } from './companySections.ts';
import { PANEL_PARAM, type PanelId } from './panel.ts';

type SectionId = (typeof companySections)[keyof typeof companySections]['id'];

interface NavItem {
  readonly label: string;
  readonly icon: ComponentType<SvgIconProps>;
  /** The section of the company page that contains the item. */
  readonly section: SectionId;
  /** Whether only owners and admins see the item. */
  readonly forAdmins?: true;
  readonly address: (companyId: string) => string;
}

const sectionLink = (section: SectionId) => (companyId: string) =>
  `${addressOf('company', { companyId })}#${section}`;

const panelLink = (panel: PanelId, more?: Readonly<Record<string, string>>) => (companyId: string) =>
  `${addressOf('company', { companyId })}?${new URLSearchParams({ [PANEL_PARAM]: panel, ...more })}#voice-ai`;

const sectionItem = (shown: Omit<NavItem, 'address'>): NavItem => ({
  ...shown,
  address: sectionLink(shown.section),
});

const panelItem = (id: PanelId, shown: Pick<NavItem, 'label' | 'icon'>): NavItem => ({
  ...shown,
  section: 'voice-ai',
  forAdmins: true,
  address: panelLink(id),
});

const navItemById = {
  overview: {
    ...sectionItem({ label: 'Overview', icon: Overview, section: 'details' }),
    address: (companyId) => addressOf('company', { companyId }),
  },
  orders: {
    ...sectionItem({ label: 'Orders', icon: Orders, section: 'orders' }),
    address: (companyId) => addressOf('orders', { companyId }),
  },
  calls: sectionItem({ label: 'Calls', icon: Calls, section: 'calls' }),
  agents: sectionItem({ label: 'Agents', icon: Agents, section: 'agents' }),
  voice: panelItem('voice', { label: 'Voice', icon: Voice }),
  menu: panelItem('menu', { label: 'Menu', icon: Menu }),
  instructions: panelItem('instructions', { label: 'Instructions', icon: Instructions }),
  telephony: panelItem('telephony', { label: 'Telephony', icon: Telephony }),
  deployments: panelItem('deployments', { label: 'Deployments', icon: Deployments }),
  subscription: sectionItem({ label: 'Subscription', icon: Subscription, section: 'subscription' }),
  integrations: sectionItem({ label: 'Integrations', icon: Integrations, section: 'integrations' }),
  'api-keys': sectionItem({ label: 'API keys', icon: ApiKeys, section: 'api-keys' }),
  people: sectionItem({ label: 'Company Users', icon: People, section: 'users' }),
} satisfies Readonly<Record<string, NavItem>>;

/** Navigation items of a restaurant: pages, sections, and panels. */
export type NavItemId = keyof typeof navItemById;

/** All items in display order. */
export const navItems: readonly (NavItem & { readonly id: NavItemId })[] = Object.entries(navItemById).map(
  ([id, place]) => ({ ...place, id: id as NavItemId }),
);

export const navItemAddress = (place: NavItemId, companyId: string) => navItemById[place].address(companyId);

/** Query parameter with the menu builder's search text. */
export const DISH_PARAM = 'dish';

/** Returns the URL of the menu builder with a search. */
export const dishAddress = (companyId: string, text: string) =>
  panelLink('menu', { [DISH_PARAM]: text })(companyId);

/** Parts of the AI instructions that have their own links. */
export type InstructionsPart = 'greeting' | 'rehearsal';

/** Returns the URL of a part of the AI instructions. */
export const instructionsSectionAddress = (companyId: string, part: InstructionsPart) =>
  panelLink('instructions', { [viewParams.part]: part })(companyId);

/**
 * Returns the items for a role. Until the role is known, returns only the items before the first admin item,
 * so that no item moves later.
 */
export function navItemsForRole(mayAdminister: boolean | undefined) {
  if (mayAdminister !== undefined) return navItems.filter(({ forAdmins }) => mayAdminister || !forAdmins);
  const first = navItems.findIndex(({ forAdmins }) => forAdmins);
  return navItems.slice(0, first);
}

const navItemOfPage: Readonly<Partial<Record<PageName, NavItemId>>> = {
  orders: 'orders',
  subscription: 'subscription',
  agent: 'agents',
  conversation: 'agents',
};

interface CurrentView {
  readonly page: PageName | undefined;
  readonly section: string | undefined;
  readonly panel: string | null;
}

export function navItemAt({
  page,
  section: seen = 'details',
  panel: asked,
}: CurrentView): NavItemId | undefined {
  if (page !== 'company') return page && navItemOfPage[page];
  const there = navItems.filter(({ section }) => section === seen);
  // without a panel in the URL, the first panel is open
  return (there.find(({ id }) => id === asked) ?? there[0])?.id;
}
