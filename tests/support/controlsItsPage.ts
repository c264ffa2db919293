/**
 * Runs in a page without outer scope: whether the page is hydrated. Before that, links reload the page and
 * typed text is not saved.
 */
export function controlsItsPage(): boolean {
  const { dataset } = document.documentElement;
  if (dataset['page'] === undefined || 'stale' in dataset) return true;
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}
