import { globSync } from 'node:fs';

/** The file of a view model, or of a component without one. */
export function viewModelFile(name: string): string {
  const [file] = globSync(`src/ui/**/${name}.{ts,tsx}`);
  if (file === undefined) throw new Error(`src/ui has no ${name}`);
  return file;
}
