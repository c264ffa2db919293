/** Signing in, signing out and renewing the session. */
const ACCOUNTS_MODULE = 'infrastructure/session/HttpAccounts.ts';

/** What stands around a screen, as said of a page below, and whether it shows to nobody who is not signed in. */
export const frames = {
  site: { screen: 'site/SiteShell', guarded: false, slices: [] },
  console: { screen: 'shell/ConsoleShell', guarded: true, beside: ACCOUNTS_MODULE, slices: ['companies'] },
} as const;

/** A group of bindings, by its file in `src/composition/slices/`. */
export type Slice =
  | 'agents'
  | 'billing'
  | 'booking'
  | 'companies'
  | 'deployments'
  | 'instructions'
  | 'integrations'
  | 'menu'
  | 'orders'
  | 'passwords'
  | 'restaurants'
  | 'telephony'
  | 'voice';

/** A read of a port that needs no more than the address of a page. */
export type PreloadRequest =
  | 'Companies.list'
  | 'Companies.detail'
  | 'Companies.calls'
  | 'Companies.users'
  | 'Orders.list'
  | 'VoiceAgents.agent'
  | 'VoiceAgents.conversation';

/** All that is said of a page: whatever else needs to know of it, the build included, takes it from here. */
interface Page {
  /** Its address, as the router writes it. */
  readonly path: string;
  /** What stands around it. */
  readonly frame?: keyof typeof frames;
  /** Where people come in from elsewhere: it loads no file for the sake of another page. */
  readonly isEntryPage?: true;
  /** Leads on whoever is signed in. */
  readonly signedOutOnly?: true;
  /** The file under `src/ui/`, without its ending, of a component of that name. */
  readonly screen: string;
  /** The module under `src/` of something that it will need a moment later; fetched beside its code. */
  readonly preloadModule?: string;
  /** What it needs of the composition, besides what every page needs and what its frame does. */
  readonly slices?: readonly Slice[];
  /** What it asks of the host first, beside its code. */
  readonly preloadRequests?: readonly PreloadRequest[];
  /** Built as HTML, which holds for everybody, unless the address asks something else of it. */
  readonly html?: true | { readonly unlessAsked: readonly string[] };
  /** What JavaScript may weigh that it loads at once, in kB (1000 bytes) with brotli. */
  readonly budget: number;
}

export const pages = {
  login: {
    path: '/login',
    isEntryPage: true,
    signedOutOnly: true,
    screen: 'login/LoginScreen',
    preloadModule: ACCOUNTS_MODULE,
    html: true,
    budget: 170,
  },

  home: {
    path: '/',
    frame: 'site',
    isEntryPage: true,
    screen: 'site/home/HomeScreen',
    html: true,
    budget: 165.5,
  },
  booking: {
    path: '/booking',
    frame: 'site',
    screen: 'booking/BookingScreen',
    preloadModule: 'ui/booking/MonthCalendar.tsx',
    slices: ['booking'],
    html: true,
    budget: 202,
  },
  bookingConfirmed: {
    path: '/bookingconfirmed',
    frame: 'site',
    screen: 'booking/BookingConfirmedScreen',
    slices: ['booking'],
    budget: 178,
  },
  demos: { path: '/demos', frame: 'site', screen: 'demos/DemosScreen', html: true, budget: 163 },
  museums: {
    path: '/demos/museum',
    frame: 'site',
    screen: 'museums/MuseumsScreen',
    html: { unlessAsked: ['search', 'city'] },
    budget: 184,
  },
  museum: {
    path: '/demos/museum/:museumId',
    frame: 'site',
    screen: 'museum/MuseumScreen',
    html: true,
    budget: 191,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    frame: 'site',
    screen: 'legal/PrivacyPolicyScreen',
    html: true,
    budget: 163,
  },
  termsOfService: {
    path: '/terms-of-service',
    frame: 'site',
    screen: 'legal/TermsOfServiceScreen',
    html: true,
    budget: 164,
  },

  dashboard: {
    path: '/dashboard',
    frame: 'console',
    screen: 'dashboard/DashboardScreen',
    slices: ['restaurants'],
    preloadRequests: ['Companies.list'],
    budget: 205,
  },
  company: {
    path: '/company/:companyId',
    frame: 'console',
    screen: 'company/CompanyScreen',
    slices: [
      'orders',
      'restaurants',
      'agents',
      'integrations',
      'deployments',
      'telephony',
      'voice',
      'menu',
      'instructions',
    ],
    preloadRequests: ['Companies.detail', 'Companies.calls', 'Companies.users'],
    budget: 222,
  },
  orders: {
    path: '/company/:companyId/orders',
    frame: 'console',
    screen: 'orders/OrdersScreen',
    slices: ['orders'],
    preloadRequests: ['Orders.list', 'Companies.detail'],
    budget: 212,
  },
  subscription: {
    path: '/company/:companyId/subscription',
    frame: 'console',
    screen: 'subscription/SubscriptionScreen',
    slices: ['billing'],
    preloadRequests: ['Companies.detail'],
    budget: 205,
  },
  agent: {
    path: '/company/:companyId/agent/:agentId',
    frame: 'console',
    screen: 'agent/AgentScreen',
    slices: ['agents'],
    preloadRequests: ['VoiceAgents.agent'],
    budget: 204,
  },
  conversation: {
    path: '/company/:companyId/agent/:agentId/conversation/:conversationId',
    frame: 'console',
    screen: 'conversation/ConversationScreen',
    slices: ['agents'],
    preloadRequests: ['VoiceAgents.conversation'],
    budget: 212,
  },
  profile: {
    path: '/profile',
    frame: 'console',
    screen: 'profile/ProfileScreen',
    slices: ['passwords'],
    budget: 204,
  },

  notFound: { path: '*', frame: 'site', screen: 'notFound/PageNotFoundScreen', budget: 160 },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

/** The list, each page as any page. */
export const allPages: readonly (Page & { readonly name: PageName })[] = Object.entries(pages).map(
  ([name, page]) => ({ ...page, name: name as PageName }),
);

type Parameters<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Parameters<Part> | Parameters<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type ParametersOf<Name extends PageName> = Parameters<(typeof pages)[Name]['path']>;

/** What an address of the page says besides: nothing for most pages. */
type Given<Name extends PageName> = [ParametersOf<Name>] extends [never]
  ? []
  : [Readonly<Record<ParametersOf<Name>, string>>];

/** The address of a page, with its parameters encoded, so that an id can never become another path. */
export function addressOf<Name extends PageName>(name: Name, ...[given]: Given<Name>): string {
  const values: Readonly<Record<string, string>> = given ?? {};
  return pages[name].path.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(values[parameter] ?? ''),
  );
}
