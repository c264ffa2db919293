import type { PreloadedResponse } from '../../src/infrastructure/http/preloadedResponses.ts';

/** The page data that the head script needs. */
export interface HeadPage {
  /** A regular expression for the URL's path without a trailing slash. */
  readonly path: string;
  /** Whether the page requires a session. Signed-out visitors get the sign-in page instead. */
  readonly guarded: boolean;
  readonly forVisitors: boolean;
  /** Query parameters for which the prerendered HTML is wrong. */
  readonly unlessAsked: readonly string[];
  /** The page's scripts, as indexes of {@link HeadData.files}. */
  readonly files: readonly number[];
  /** The page's style sheet. A prerendered page already includes the styles. */
  readonly sheet: number;
  /** The bundler's sheets that the page's style sheet consists of. */
  readonly parts: readonly number[];
  /** Scripts that the page needs soon after startup. */
  readonly soon: readonly number[];
  /** The page's first API requests. `$1` is the first path parameter. */
  readonly calls: readonly string[];
}

export interface HeadData {
  readonly pages: readonly HeadPage[];
  /** The addresses of the pages' files. */
  readonly files: readonly string[];
  /** The API host's origin. Undefined with an in-page backend. */
  readonly apiHost?: string | undefined;
  /** Local storage keys. */
  readonly keys: { readonly theme: string; readonly accessToken: string; readonly user: string };
}

/**
 * Runs in the head before the first paint. Sets the theme, hides prerendered HTML that doesn't match the URL,
 * and defers off-screen content. Preloads the page's code in parallel with the entry, sends the page's first
 * requests, and remembers clicks until the code has loaded.
 *
 * The build inlines this function's source, so the function can only use its own code and `data`.
 */
export function headScript({ pages, files, apiHost, keys }: HeadData): void {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked
    }
  };
  const html = document.documentElement;
  const [theme, token, user] = [stored(keys.theme), stored(keys.accessToken), stored(keys.user)];
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.dataset['theme'] = isDark ? 'dark' : 'light';

  const path = location.pathname.replace(/(.)\/$/, '$1');
  const page = pages.find((each) => new RegExp(each.path).test(path));

  // hides prerendered HTML that was built for another address, or for signed-out visitors only
  const built = html.dataset['page'];
  if (built !== undefined) {
    const query = new URLSearchParams(location.search);
    const holds =
      built === path &&
      !history.state?.usr &&
      !(page?.forVisitors && user) &&
      !page?.unlessAsked.some((name) => query.has(name));
    if (!holds) {
      html.dataset['stale'] = '';
      for (const style of document.querySelectorAll('style[data-emotion]')) style.remove();
    } else {
      // Links work without code. Clicks on buttons are replayed later. Forms can't submit without code.
      const pressed: HTMLElement[] = [];
      const note = (event: Event) => {
        const button = (event.target as Element).closest('button');
        if (!button) return;
        event.preventDefault();
        pressed.push(button);
      };
      addEventListener('click', note, true);
      window.takeEarlyPresses = () => {
        removeEventListener('click', note, true);
        return pressed;
      };

      // Off-screen content renders after the first paint (src/ui/theme/base.css), or at once if a link or
      // Back may lead to that content.
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const atTop = !location.hash && arrival?.type === 'navigate';
      if (atTop && PerformanceObserver.supportedEntryTypes.includes('paint')) {
        html.dataset['unpainted'] = '';
        new PerformanceObserver((paints, observer) => {
          if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
          delete html.dataset['unpainted'];
          observer.disconnect();
        }).observe({ type: 'paint' });
      }
    }
  }

  // for HTML that has links for both signed-out and signed-in visitors (src/ui/site/SiteLinks.tsx)
  if (token && user) html.dataset['signedIn'] = '';

  const shown = page?.guarded && !user ? pages.find(({ forVisitors }) => forVisitors) : page;
  if (!shown) return;

  const linkTo = (file: number, rel: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = String(files[file]);
    return link;
  };
  const addSheet = (file: number, disabled: boolean) => {
    const link = linkTo(file, 'stylesheet');
    if (disabled) link.setAttribute('disabled', '');
    document.head.append(link);
    return link;
  };
  // the app doesn't load a sheet that already has a link element
  const parts = shown.parts.map((part) => addSheet(part, true));
  if (built === undefined || 'stale' in html.dataset) {
    addSheet(shown.sheet, false).addEventListener('error', () => {
      for (const part of parts) part.disabled = false;
    });
  }

  // sent before code downloads use up the browser's connections
  if (apiHost !== undefined && token && user && shown.calls.length > 0) {
    const send = (call: string): PreloadedResponse => {
      const leaving = new AbortController();
      const url = apiHost + path.replace(new RegExp(shown.path), call);
      const answer = fetch(url, {
        headers: { Authorization: `Bearer ${token}` },
        credentials: 'include',
        cache: 'no-cache',
        signal: leaving.signal,
      }).then(async (response) => {
        const text = await response.text();
        // makes the text available at once; reading the response would outlast the first paint, and the page
        // would show placeholders
        return Object.assign(response, { text: () => Promise.resolve(text) });
      });
      // callers handle the failure
      answer.catch(() => undefined);
      return { url, answer, abort: () => leaving.abort() };
    };
    window.preloadedResponses = { user, calls: shown.calls.map(send) };
  }

  const preload = (scripts: readonly number[]) => {
    for (const script of scripts) {
      const link = linkTo(script, 'modulepreload');
      if (built !== undefined) link.fetchPriority = 'low';
      document.head.append(link);
    }
  };
  preload(shown.files);
  // a prerendered page is readable without these scripts, and responds to clicks sooner without them
  if (built === undefined) preload(shown.soon);
  else addEventListener('load', () => preload(shown.soon));
}
