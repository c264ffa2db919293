import type { PreloadedResponse } from '../../src/infrastructure/http/preloadedResponses.ts';

/** What the head needs to know of a page. */
export interface HeadPage {
  /** A regular expression over the path of the address, without a slash at its end. */
  readonly path: string;
  /** Nobody sees it who is not signed in: whoever comes is shown the page for visitors. */
  readonly guarded: boolean;
  readonly forVisitors: boolean;
  /** Parameters of the query with which the page shows something else than the HTML that was built. */
  readonly unlessAsked: readonly string[];
  /** The files of its code. */
  readonly files: readonly string[];
  /** What it asks of the host first; `$1` is the first parameter of the path. */
  readonly calls: readonly string[];
}

export interface HeadData {
  readonly pages: readonly HeadPage[];
  /** Origin of the host that the page calls by itself; none where the backend is in the page. */
  readonly apiHost?: string | undefined;
  /** Keys of local storage. */
  readonly keys: { readonly theme: string; readonly accessToken: string; readonly user: string };
}

/**
 * Runs in the page's head, before anything is painted: sets the theme, so that the wrong one never flashes; hides HTML
 * that does not hold at this address, and until the first paint what is out of view; fetches the code of the page beside
 * the entry's instead of after it; sends the page's first calls; and keeps in mind which buttons are pressed before
 * there is code.
 *
 * It goes into the page as the text of this one function: all that it uses is in it, or in `data`.
 */
export function headScript({ pages, apiHost, keys }: HeadData): void {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is closed to this page
    }
  };
  const html = document.documentElement;
  const [theme, token, user] = [stored(keys.theme), stored(keys.accessToken), stored(keys.user)];
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.dataset['theme'] = isDark ? 'dark' : 'light';

  const path = location.pathname.replace(/(.)\/$/, '$1');
  const page = pages.find((each) => new RegExp(each.path).test(path));

  // HTML that was built for another address, or for nobody in particular, must not show where it does not hold
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
      // Links lead on without code; buttons are pressed once there is some, and no form is sent meanwhile.
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

      // What is out of view is drawn after the first paint (src/ui/theme/base.css); at once where a link or the way back
      // may lead to it.
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

  // where the HTML holds a way for visitors and one for who is signed in (src/ui/site/waysIn.ts)
  if (token && user) html.dataset['signedIn'] = '';

  const shown = page?.guarded && !user ? pages.find(({ forVisitors }) => forVisitors) : page;
  if (!shown) return;

  // before the code, which would fill the browser's connections: the answer is there when the screen asks for it
  if (apiHost !== undefined && token && user && shown.calls.length > 0) {
    const send = (call: string): PreloadedResponse => {
      const leaving = new AbortController();
      const url = apiHost + path.replace(new RegExp(shown.path), call);
      const answer = fetch(url, {
        headers: { Authorization: `Bearer ${token}` },
        credentials: 'include',
        signal: leaving.signal,
      }).then(async (response) => {
        const text = await response.text();
        // at hand from here on: asked of the response itself it would come after the first paint, which would show outlines
        return Object.assign(response, { text: () => Promise.resolve(text) });
      });
      // who asks for it hears of its failure
      answer.catch(() => undefined);
      return { url, answer, abort: () => leaving.abort() };
    };
    window.firstCalls = { user, calls: shown.calls.map(send) };
  }

  for (const file of shown.files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    if (built !== undefined) link.fetchPriority = 'low';
    document.head.append(link);
  }
}
