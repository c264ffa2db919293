/**
 * Runs in a page, and may use nothing from around it: whether the app works it. A page that was built as HTML is to be read
 * before; its links load pages anew then, and nothing that is typed is remembered.
 */
export function controlsItsPage(): boolean {
  const { dataset } = document.documentElement;
  if (dataset['page'] === undefined || 'stale' in dataset) return true;
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}
