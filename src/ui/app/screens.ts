import type { ComponentType } from 'react';

const screenModules = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '../**/*Screen.tsx',
  '../**/*Shell.tsx',
  // the app itself shows it when a page does not come
  '!../app/**',
]);

/**
 * Fetches the code of a screen.
 *
 * @param file as in the list of pages: under `src/ui/`, without its ending; the component has its name
 */
export async function loadScreen(file: string): Promise<ComponentType> {
  const load = screenModules[`../${file}.tsx`];
  const Screen = (await load?.())?.[file.slice(file.lastIndexOf('/') + 1)];
  if (!Screen) throw new Error(`The list of pages names ${file}, which is no screen`);
  return Screen;
}
