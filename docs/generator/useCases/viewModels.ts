import { globSync } from 'node:fs';

/** Where a view-model stands, or the component that does without one. */
export function viewModelFile(name: string): string {
  const [file] = globSync(`src/ui/**/${name}.{ts,tsx}`);
  if (file === undefined) throw new Error(`src/ui has no ${name}`);
  return file;
}
