import type { Slice } from '../kit/state/CompositionContext.ts';

/** Sign-in, sign-out, and session refresh. */
const ACCOUNTS_MODULE = 'infrastructure/session/HttpAccounts.ts';

/** Frames around pages. `guarded` frames require a session. */
export const pageLayouts = {
  site: { screen: 'site/SiteShell', guarded: false, slices: [] },
  console: {
    screen: 'shell/ConsoleShell',
    guarded: true,
    preloadModule: ACCOUNTS_MODULE,
    slices: ['companies'],
  },
} as const;

/** A request that needs only the page's URL, so it can start before the page's code has loaded. */
export type PreloadRequest =
  | 'Companies.list'
  | 'Companies.detail'
  | 'Companies.calls'
  | 'Companies.users'
  | 'Orders.list'
  | 'VoiceAgents.agent'
  | 'VoiceAgents.conversation';

/** The description of a page. The router, the build, and the docs derive from it. */
interface Page {
  readonly path: string;
  readonly frame?: keyof typeof pageLayouts;
  /** Whether visitors often arrive at the page first. Such pages load no code of other pages. */
  readonly isEntryPage?: true;
  /** Whether to redirect signed-in users to the dashboard. */
  readonly signedOutOnly?: true;
  /** Path of the screen's file under `src/ui/`, without extension. The component has the same name as the file. */
  readonly screen: string;
  /** Path under `src/` of a module to load in parallel, because the page soon needs it. */
  readonly preloadModule?: string;
  /** Slices that the page needs in addition to its frame's. */
  readonly slices?: readonly Slice[];
  /** Requests to send while the page's code is loading. */
  readonly preloadRequests?: readonly PreloadRequest[];
  /** Whether the page is prerendered. `unlessAsked` lists query parameters that prevent prerendering. */
  readonly html?: true | { readonly unlessAsked: readonly string[] };
  /** Maximum JavaScript of the first load, in kB (1000 bytes, brotli). */
  readonly budget: number;
}

export const pages = {
  login: {
    path: '/login',
    isEntryPage: true,
    signedOutOnly: true,
    screen: 'pages/login/LoginScreen',
    preloadModule: ACCOUNTS_MODULE,
    html: true,
    budget: 188.7,
  },

  home: {
    path: '/',
    frame: 'site',
    isEntryPage: true,
    screen: 'pages/home/HomeScreen',
    html: true,
    budget: 180.9,
  },
  booking: {
    path: '/booking',
    frame: 'site',
    screen: 'pages/booking/BookingScreen',
    preloadModule: 'ui/booking/MonthCalendar.tsx',
    slices: ['booking'],
    html: true,
    budget: 217.2,
  },
  bookingConfirmed: {
    path: '/bookingconfirmed',
    frame: 'site',
    screen: 'pages/booking/BookingConfirmedScreen',
    slices: ['booking'],
    budget: 193.3,
  },
  demos: { path: '/demos', frame: 'site', screen: 'pages/demos/DemosScreen', html: true, budget: 177.5 },
  museums: {
    path: '/demos/museum',
    frame: 'site',
    screen: 'pages/museums/MuseumsScreen',
    html: { unlessAsked: ['search', 'city'] },
    budget: 198.3,
  },
  museum: {
    path: '/demos/museum/:museumId',
    frame: 'site',
    screen: 'pages/museum/MuseumScreen',
    html: true,
    budget: 206.1,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    frame: 'site',
    screen: 'pages/legal/PrivacyPolicyScreen',
    html: true,
    budget: 177.9,
  },
  termsOfService: {
    path: '/terms-of-service',
    frame: 'site',
    screen: 'pages/legal/TermsOfServiceScreen',
    html: true,
    budget: 179.1,
  },

  dashboard: {
    path: '/dashboard',
    frame: 'console',
    screen: 'pages/dashboard/DashboardScreen',
    slices: ['restaurants'],
    preloadRequests: ['Companies.list'],
    budget: 227.9,
  },
  company: {
    path: '/company/:companyId',
    frame: 'console',
    screen: 'pages/company/CompanyScreen',
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
    budget: 247.8,
  },
  orders: {
    path: '/company/:companyId/orders',
    frame: 'console',
    screen: 'pages/orders/OrdersScreen',
    slices: ['orders'],
    preloadRequests: ['Orders.list', 'Companies.detail'],
    budget: 235.9,
  },
  subscription: {
    path: '/company/:companyId/subscription',
    frame: 'console',
    screen: 'pages/subscription/SubscriptionScreen',
    slices: ['billing'],
    preloadRequests: ['Companies.detail'],
    budget: 228.3,
  },
  agent: {
    path: '/company/:companyId/agent/:agentId',
    frame: 'console',
    screen: 'pages/agent/AgentScreen',
    slices: ['agents'],
    preloadRequests: ['VoiceAgents.agent'],
    budget: 227.9,
  },
  conversation: {
    path: '/company/:companyId/agent/:agentId/conversation/:conversationId',
    frame: 'console',
    screen: 'pages/conversation/ConversationScreen',
    slices: ['agents'],
    preloadRequests: ['VoiceAgents.conversation'],
    budget: 235.7,
  },
  profile: {
    path: '/profile',
    frame: 'console',
    screen: 'pages/profile/ProfileScreen',
    slices: ['passwords'],
    budget: 228.9,
  },

  notFound: { path: '*', frame: 'site', screen: 'pages/notFound/PageNotFoundScreen', budget: 175.1 },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

/** All pages, in the order of the list above. */
export const allPages: readonly (Page & { readonly name: PageName })[] = Object.entries(pages).map(
  ([name, page]) => ({ ...page, name: name as PageName }),
);

type Parameters<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Parameters<Part> | Parameters<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type ParametersOf<Name extends PageName> = Parameters<(typeof pages)[Name]['path']>;

/** Arguments of {@link addressOf}: the path's parameters, or nothing if the path has none. */
type PathArguments<Name extends PageName> = [ParametersOf<Name>] extends [never]
  ? []
  : [Readonly<Record<ParametersOf<Name>, string>>];

/** Returns a page's path. Encodes the parameters, so that an id cannot change the path. */
export function addressOf<Name extends PageName>(name: Name, ...[given]: PathArguments<Name>): string {
  const values: Readonly<Record<string, string>> = given ?? {};
  return pages[name].path.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(values[parameter] ?? ''),
  );
}
