import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** A module that loads code for other pages. */
const PREFETCH = 'src/ui/shell/prefetchPages.ts';

/** The module in a static or dynamic import, or in a re-export. */
const IMPORT = /\b(?:from|import\()\s*'((?:\.|#ui\/)[^']+\.tsx?)'/g;

/** Returns the UI files that a file imports, statically or on demand, and the file itself. */
export function uiFilesFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file) || file === PREFETCH) return reached;
  reached.add(file);
  for (const [, module = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const next = module.startsWith('#ui/') ? `src/ui/${module.slice(4)}` : join(dirname(file), module);
    if (next.startsWith('src/ui/') && existsSync(next)) uiFilesFrom(next, reached);
  }
  return reached;
}
