/**
 * Whether the app controls the page, that is, whether the page is hydrated. Before hydration, links reload
 * the page and typed text is not saved. Runs in the page, without outer scope.
 */
export function controlsItsPage(): boolean {
  const { dataset } = document.documentElement;
  if (dataset['page'] === undefined || 'stale' in dataset) return true;
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}
