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
import type { PlaceId } from './places.ts';

export const placeIcons: Readonly<Record<PlaceId, ComponentType<SvgIconProps>>> = {
  overview: Overview,
  orders: Orders,
  calls: Calls,
  agents: Agents,
  voice: Voice,
  menu: Menu,
  instructions: Instructions,
  telephony: Telephony,
  deployments: Deployments,
  subscription: Subscription,
  integrations: Integrations,
  'api-keys': ApiKeys,
  people: People,
};
