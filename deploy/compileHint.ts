import type { Plugin } from 'vite';
import { allPages } from '../src/ui/app/pages.ts';
import { filesOfEntry, filesOfPage } from './pageFiles.ts';

/**
 * Has the code that runs as a page starts compiled while it arrives, beside the main thread, instead of function by
 * function on it. (V8's explicit compile hints, since Chrome 136; to other browsers it is a comment.)
 */
export function compileHint(): Plugin {
  return {
    name: 'tableside:compile-hint',
    apply: 'build',
    generateBundle: {
      // counts in the first line only, before what the bundler itself puts there
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
