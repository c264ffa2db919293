import { readFileSync } from 'node:fs';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

interface Page {
  /** A regular expression over the path of the address, without a slash at its end. */
  readonly path: string;
  /** The modules that the router will ask for. */
  readonly modules: readonly string[];
  readonly signedIn?: boolean;
  readonly isLogin?: boolean;
  /** A regular expression over the query with which the page shows something else than when it was built. */
  readonly ownSearch?: string;
  /** What the screen asks of the host first; `$1` is the first group of the path. */
  readonly firstCall?: string;
}

const shell = 'src/ui/shell/ConsoleShell.tsx';
const adapters = 'src/consoleAdapters.ts';
const site = 'src/ui/site/SiteShell.tsx';
const company = '^/company/([^/]+)';

/** Which code a page needs. The build fails when the router has a lazy page that is missing here, or the reverse. */
const pages: readonly Page[] = [
  { path: '^/login$', modules: ['src/ui/login/LoginScreen.tsx', adapters], isLogin: true },
  {
    path: '^/dashboard$',
    modules: [shell, adapters, 'src/ui/dashboard/DashboardScreen.tsx'],
    signedIn: true,
    firstCall: '/api/companies/restaurants',
  },
  { path: '^/profile$', modules: [shell, adapters, 'src/ui/profile/ProfileScreen.tsx'], signedIn: true },
  {
    path: `${company}$`,
    modules: [shell, adapters, 'src/ui/company/CompanyScreen.tsx'],
    signedIn: true,
    firstCall: '/api/companies/$1',
  },
  {
    path: `${company}/orders$`,
    modules: [shell, adapters, 'src/ui/orders/OrdersScreen.tsx'],
    signedIn: true,
  },
  {
    path: `${company}/subscription$`,
    modules: [shell, adapters, 'src/ui/subscription/SubscriptionScreen.tsx'],
    signedIn: true,
  },
  {
    path: `${company}/agent/[^/]+$`,
    modules: [shell, adapters, 'src/ui/agent/AgentScreen.tsx'],
    signedIn: true,
  },
  {
    path: `${company}/agent/[^/]+/conversation/[^/]+$`,
    modules: [shell, adapters, 'src/ui/conversation/ConversationScreen.tsx'],
    signedIn: true,
  },
  { path: '^/$', modules: [site, 'src/ui/site/home/HomeScreen.tsx'] },
  {
    path: '^/booking$',
    modules: [
      site,
      'src/ui/booking/BookingScreen.tsx',
      'src/ui/booking/MonthCalendar.tsx',
      'src/infrastructure/booking/HttpBookings.ts',
    ],
  },
  { path: '^/bookingconfirmed$', modules: [site, 'src/ui/booking/BookingConfirmedScreen.tsx'] },
  { path: '^/privacy-policy$', modules: [site, 'src/ui/legal/PrivacyPolicyScreen.tsx'] },
  { path: '^/terms-of-service$', modules: [site, 'src/ui/legal/TermsOfServiceScreen.tsx'] },
  { path: '^/demos$', modules: [site, 'src/ui/demos/DemosScreen.tsx'] },
  {
    path: '^/demos/museum$',
    modules: [site, 'src/ui/museums/MuseumsScreen.tsx'],
    ownSearch: '[?&](search|city)=',
  },
  { path: '^/demos/museum/[^/]+$', modules: [site, 'src/ui/museum/MuseumScreen.tsx'] },
  { path: '', modules: [site, 'src/ui/notFound/PageNotFound.tsx'] },
];

/** No page has to ask for these: its HTML brings them. */
const IN_EVERY_PAGE = /^assets\/(index|rolldown-runtime)-/;

/**
 * Puts the script of the first paint into the page: it sets the theme, so that the wrong one never flashes, hides HTML
 * that does not hold at this address, fetches the code of the page beside the entry's instead of after it, and sends
 * the page's first call.
 *
 * @param apiHost origin of the host that the page calls by itself; undefined where the backend is in the page
 */
export function firstPaint(apiHost: string | undefined): Plugin {
  const source = readFileSync(new URL('firstPaint.js', import.meta.url), 'utf8');
  let isBuild = false;
  return {
    name: 'tableside:first-paint',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, dependencies, { hostType }) =>
            hostType === 'js' ? dependencies.filter((file) => !IN_EVERY_PAGE.test(file)) : dependencies,
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        // the development server bundles page by page, as they are asked for
        const bundle = isBuild ? context.bundle : undefined;
        const table = bundle ? pageTable(bundle) : [];
        const script = source
          .replace(/^(\/\/|\/\*).*\n/gm, '')
          .replace('PAGES', () => JSON.stringify(table))
          .replace('API_HOST', () => JSON.stringify(apiHost ?? null));
        return {
          html: bundle ? inlineStyles(html, bundle) : html,
          tags: [{ tag: 'script', children: script, injectTo: 'head' }],
        };
      },
    },
  };
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * The few styles that hold before any script go into the page itself: a request of their own would delay the paint. Nor
 * may a lazy part ask for them: it would fail with a file that is not there.
 */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
    const styles = bundle[fileName];
    if (styles?.type !== 'asset') return link;
    delete bundle[fileName];
    for (const { viteMetadata } of chunksOf(bundle)) viteMetadata?.importedCss.delete(fileName);
    return `<style>${String(styles.source).trim()}</style>`;
  });
}

function isEntry(output: Bundle[string] | undefined): boolean {
  return output?.type === 'chunk' && output.isEntry;
}

function chunksOf(bundle: Bundle) {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function pageTable(bundle: Bundle) {
  refuseUnknownPages(bundle);
  return pages.map(({ modules, ...page }) => ({ ...page, files: filesOf(modules, bundle) }));
}

function filesOf(modules: readonly string[], bundle: Bundle): string[] {
  const files = new Set<string>();
  const collect = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') chunk.imports.forEach(collect);
  };
  for (const module of modules) {
    const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`${module} is no lazy page (any more): mend the list of pages`);
    collect(chunk.fileName);
  }
  return [...files].filter((file) => !isEntry(bundle[file])).map((file) => `/${file}`);
}

function refuseUnknownPages(bundle: Bundle): void {
  const known = pages.flatMap(({ modules }) => modules);
  for (const { facadeModuleId, isDynamicEntry } of chunksOf(bundle)) {
    if (!isDynamicEntry || !facadeModuleId?.endsWith('Screen.tsx')) continue;
    if (!known.some((module) => facadeModuleId.endsWith(module))) {
      throw new Error(`${facadeModuleId} is a lazy page that the list of pages does not know`);
    }
  }
}
