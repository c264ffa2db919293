import type { NavItemId } from '../navigation/navItems.ts';

/** Other names of a section's contents. */
export const navItemKeywords: Readonly<Partial<Record<NavItemId, string>>> = {
  voice: 'first message personality speaking speed stability temperature background sound',
  menu: 'dishes items categories prices availability',
  instructions: 'system prompt upselling situations conversation flow greeting',
  telephony: 'phone number call recording transcription retries busy after-hours message phrases call logs',
  deployments: 'put live schedule revert history',
  subscription: 'plan minutes billing',
  people: 'users staff',
};
