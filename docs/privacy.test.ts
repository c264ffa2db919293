import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the privacy page has every storage key', () => {
  const code = globSync('src/**/!(*.test).{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /SafeStorage|StoredRecord|TabStorage/.test(source))
    .join('\n');
  const declared = code.matchAll(
    /(?:const \w*KEY =|new StoredRecord<.+>\(|(?<=SESSION_KEYS = \{.*)\w+:)\s*'([\w-]+)'/g,
  );
  const [, table = ''] = readFileSync('docs/privacy.md', 'utf8').split(/\n## (?:Storage|Proof)/);
  const keys = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[\w-]+/g) ?? []);
  expect(keys.toSorted()).toEqual([...declared].map(([, key]) => key).toSorted());
});
