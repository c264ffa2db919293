import type { Plugin } from 'vite';
import { allPages } from '../src/ui/navigation/pages.ts';
import { filesOfEntry, filesOfPage } from './pageFiles.ts';

/**
 * Adds V8's explicit compile hint, so startup code compiles in the background while downloading. Works
 * since Chrome 136; other browsers see a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'tableside:compile-hint',
    apply: 'build',
    generateBundle: {
      // must be the first line, before the bundler's own output
      order: 'post',
      handler(_options, bundle) {
        const files = new Set(allPages.flatMap((page) => filesOfPage(page, bundle)));
        for (const file of [...filesOfEntry(bundle), ...files]) {
          const chunk = bundle[file];
          if (chunk?.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
