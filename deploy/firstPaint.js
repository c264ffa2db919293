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
  let theme = stored('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;

  const pages = PAGES;
  const page = pages.find(({ path }) => new RegExp(path).test(location.pathname));
  const shown = page?.signedIn && !stored('user') ? pages.find(({ isLogin }) => isLogin) : page;
  for (const file of shown?.files ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
})();
