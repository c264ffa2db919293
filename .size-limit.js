import { readFileSync } from 'node:fs';
import { allPages } from './src/ui/app/pages.ts';

const files = JSON.parse(readFileSync('dist/.vite/pages.json', 'utf8'));

/** All JavaScript that a first visit to a page loads, compressed with brotli, in kB of 1000 bytes. */
export default allPages.map(({ name, path, budget }) => ({
  name: path,
  path: files[name].map((file) => `dist/${file}`),
  limit: `${budget} kB`,
}));
