import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const front = readFileSync('docs/README.md', 'utf8');

it('The front page of the handbook links to every page', () => {
  const linked = new Set([...front.matchAll(/\]\(([^)#]+)/g)].map(([, file]) => file));
  const pages = globSync(['*.md', '*/README.md', 'areas/*.md'], { cwd: 'docs' }).filter(
    (file) => file !== 'README.md',
  );
  expect([...linked].toSorted()).toEqual([...new Set(pages)].toSorted());
});
