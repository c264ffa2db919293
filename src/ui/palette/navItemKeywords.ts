import type { NavItemId } from '../navigation/navItems.ts';

/** Additional keywords that find a section in the palette. */
export const navItemKeywords: Readonly<Partial<Record<NavItemId, string>>> = {
  orders: 'tickets allergies printed',
  calls: 'recordings transcripts failed download export csv',
  voice: 'personality speaking speed stability temperature background sound',
  menu: 'dishes items categories prices availability sold out aliases other names photo image',
  instructions: 'system prompt rehearsal scenario test upselling situations conversation flow',
  telephony: 'phone number call recording transcription retries busy after-hours message phrases call logs',
  deployments: 'put live deploy schedule revert history',
  subscription: 'plan upgrade minutes billing',
  people: 'users staff team manager role',
};
