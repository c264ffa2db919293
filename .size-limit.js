import { readFileSync } from 'node:fs';
import { serverFilesFolder } from './deploy/serverFilesFolder.ts';
import { PAGES_FILE } from './deploy/pageFiles.ts';
import { allPages } from './src/ui/navigation/pages.ts';

// a folder of its own, so that a `dist/` that is about to be deployed stays as it is
const site = 'dist-size';

const files = JSON.parse(readFileSync(`${serverFilesFolder(site)}/${PAGES_FILE}`, 'utf8'));

/** All JavaScript that a first visit to a page loads, compressed with brotli, in kB of 1000 bytes. */
export default allPages.map(({ name, path, budget }) => ({
  name: path,
  path: files[name].map((file) => `${site}/${file}`),
  limit: `${budget} kB`,
}));
