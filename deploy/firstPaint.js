// Runs inside the page's head before anything is painted; the build fills in PAGES and API_HOST.
/* global PAGES, API_HOST */
(() => {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is closed to this page
    }
  }
  const html = document.documentElement;
  let theme = stored('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  html.dataset.theme = theme;

  const pages = PAGES;
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const page = pages.find((each) => new RegExp(each.path).test(path));

  // HTML that was built for another address, or for nobody in particular, must not show where it does not hold
  const built = html.dataset.page;
  const holds =
    built === path &&
    !history.state?.usr &&
    !(page.isLogin && stored('user')) &&
    !(page.ownSearch && new RegExp(page.ownSearch).test(location.search));
  if (built !== undefined && !holds) {
    html.dataset.stale = '';
    for (const style of document.querySelectorAll('style[data-emotion]')) style.remove();
  }

  // where the HTML holds a way for visitors and one for who is signed in (src/ui/site/waysIn.ts)
  if (stored('accessToken') && stored('user')) html.dataset.signedIn = '';

  const shown = page?.signedIn && !stored('user') ? pages.find(({ isLogin }) => isLogin) : page;
  // Before the code, which would fill the browser's connections: the answer is there when the screen asks for it
  // (taken by src/infrastructure/http/firstCall.ts).
  const apiHost = API_HOST;
  const token = stored('accessToken');
  const user = stored('user');
  if (apiHost !== null && shown?.firstCall && token && user) {
    const leaving = new AbortController();
    const url = apiHost + path.replace(new RegExp(shown.path), shown.firstCall);
    const answer = fetch(url, {
      headers: { Authorization: `Bearer ${token}` },
      credentials: 'include',
      signal: leaving.signal,
      // read to its end beside the code as well
    }).then(async (response) => new Response((await response.text()) || null, response));
    // who asks for it hears of its failure
    answer.catch(() => undefined);
    window.firstCall = { url, user, answer, abort: () => leaving.abort() };
  }

  const fetchCode = () => {
    // a page that was built as HTML has no script that names the entry
    const entry = html.dataset.entry ? [html.dataset.entry] : [];
    for (const file of [...entry, ...(shown?.files ?? [])]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  };
  // what is there as HTML is painted first (deploy/afterFirstPaint.js)
  if (built !== undefined && holds) window.fetchCode = fetchCode;
  else fetchCode();
})();
