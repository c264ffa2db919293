import type { ComponentType } from 'react';

const screenModules = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '../pages/*/*Screen.tsx',
  '../{shell,site}/*Shell.tsx',
]);

/**
 * Loads a screen's component, which has the same name as its file.
 * @param file path under `src/ui/` without extension, as in the page list
 */
export async function loadScreen(file: string): Promise<ComponentType> {
  const load = screenModules[`../${file}.tsx`];
  const Screen = (await load?.())?.[file.slice(file.lastIndexOf('/') + 1)];
  if (!Screen) throw new Error(`The page list names ${file}, which is not a screen`);
  return Screen;
}
