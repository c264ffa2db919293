import type { Plugin } from 'vite';
import { SHARED_CHUNKS } from './sharedChunk.ts';

const RUN_AT_START = new RegExp(
  `^(index|frame|forms|host|site|${SHARED_CHUNKS.join('|')}|\\w+(Shell|Screen))$`,
);

/**
 * Has the code that runs as a page starts compiled while it arrives, beside the main thread, instead of function by
 * function on it: an eighth of the main thread's work. (V8's explicit compile hints, since Chrome 136; to other
 * browsers it is a comment.)
 */
export function compileHint(): Plugin {
  return {
    name: 'tableside:compile-hint',
    apply: 'build',
    generateBundle: {
      // counts in the first line only, before what the bundler itself puts there
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !RUN_AT_START.test(output.name)) continue;
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}
