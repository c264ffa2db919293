/** Fetches the code of the sidebar in a drawer. */
export const loadMenuDrawer = async () => (await import('./MenuDrawer.tsx')).MenuDrawer;
