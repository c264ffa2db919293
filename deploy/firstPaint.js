// Runs inside the page's head before anything is painted; PAGES is filled in by the build.
/* global PAGES */
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

  const shown = page?.signedIn && !stored('user') ? pages.find(({ isLogin }) => isLogin) : page;
  for (const file of shown?.files ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
})();
