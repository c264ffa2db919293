import type { WriteArea } from '#application/writes/WritesInFlight.ts';
import { brand } from './brand.ts';

type Names = readonly string[];

const changesIn = (names: Names) => `changes in ${names.join(' and ')}`;

const discard = {
  title: 'Discard unsaved changes?',
  keep: 'Keep editing',
  confirm: 'Discard changes',
};

/** Questions before the user leaves unsaved work, by save state. */
export const leaveText = {
  unsaved: { ...discard, text: (names: Names) => `You have unsaved ${changesIn(names)}.` },
  outstanding: {
    ...discard,
    text: (names: Names) =>
      `The server hasn't responded yet. Your ${changesIn(names)} may be saved even if you discard them here.`,
  },
  awaited: {
    title: 'Leave while saving?',
    keep: 'Keep waiting',
    confirm: 'Leave now',
    text: (names: Names) =>
      `Your ${changesIn(names)} are being saved. We'll move on once they're saved. If you leave now, you could lose them.`,
  },
  /** Names of the areas in which a write may be in flight. */
  areas: {
    details: 'Edit Restaurant',
    voice: 'Voice Configuration',
    menu: 'Menu Builder',
    instructions: 'AI Instructions',
    telephony: `${brand.telephony} Settings`,
    orders: 'Orders',
    deployments: 'Deployments',
    restaurants: 'Restaurants',
  } satisfies Record<WriteArea, string>,
};
