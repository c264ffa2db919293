import type { Plugin } from 'vite';
import { allPages } from '../src/ui/navigation/pages.ts';
import { filesOfEntry, filesOfPage } from './pageFiles.ts';

/**
 * Adds an explicit compile hint for V8, so that startup code compiles in the background during the download.
 * Chrome 136 and later use the hint; other browsers see a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'tableside:compile-hint',
    apply: 'build',
    generateBundle: {
      // the hint must be the first line, before the bundler's own output
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
