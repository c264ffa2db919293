import { addressOf as stateAddressOf, APP, demoAs } from '../states/addresses.ts';
import { demoSeed } from '../../../mocks/seed/demo.ts';
import { addressOf, pages, type PageName } from '../../../src/ui/navigation/pages.ts';

const company = { companyId: 'trattoria-aurora' };
const agent = { ...company, agentId: 'aurora-host' };

/** Example addresses for each page with seed data, signed in as the owner where needed. */
export const exampleAddresses: Readonly<Record<PageName, string>> = {
  login: addressOf('login'),
  home: addressOf('home'),
  booking: addressOf('booking'),
  bookingConfirmed: addressOf('bookingConfirmed'),
  demos: addressOf('demos'),
  museums: addressOf('museums'),
  museum: addressOf('museum', { museumId: 'planet-word' }),
  privacyPolicy: addressOf('privacyPolicy'),
  termsOfService: addressOf('termsOfService'),
  dashboard: asOwner(addressOf('dashboard')),
  company: asOwner(addressOf('company', company)),
  orders: asOwner(addressOf('orders', company)),
  subscription: asOwner(addressOf('subscription', company)),
  agent: asOwner(addressOf('agent', agent)),
  conversation: asOwner(addressOf('conversation', { ...agent, conversationId: recordedConversation() })),
  profile: asOwner(addressOf('profile')),
  notFound: '/no-such-page',
};

/** The same as links. */
export const linkOf = (name: PageName): string => APP + exampleAddresses[name];

/** Resets to the demo sandbox first. */
function asOwner(address: string): string {
  return stateAddressOf(address, demoAs('owner'));
}

function recordedConversation(): string {
  const rows = JSON.parse(demoSeed().tables.conversations ?? '[]') as readonly {
    readonly id: string;
    readonly agentId: string;
    readonly hasAudio: boolean;
  }[];
  const found = rows.find(({ agentId, hasAudio }) => agentId === agent.agentId && hasAudio);
  if (!found)
    throw new Error(
      `${pages.conversation.path} has no example, because the seed has no recorded conversation`,
    );
  return found.id;
}
