import globalData from '@csstools/postcss-global-data';
import { basename } from 'node:path';
import customMedia from 'postcss-custom-media';
import mixins from 'postcss-mixins';

/** The options for style sheets in the site, in prerendering, and in screen tests. */
export const css = {
  postcss: {
    plugins: [
      mixins({ mixinsFiles: 'src/ui/theme/mixins.css' }),
      globalData({ files: ['src/ui/theme/media.css'] }),
      customMedia(),
    ],
  },
  modules: {
    /**
     * Builds class names from the file and the class. The site and prerendering are two builds and must use
     * the same names. A test in `tests/architecture` checks that file names are unique.
     */
    generateScopedName: (name: string, file: string) => `${basename(file).split('.')[0]}-${name}`,
  },
};
