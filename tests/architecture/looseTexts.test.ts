import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { syntaxOf } from './syntax.ts';
import { looseTexts } from './looseTexts.ts';

const folder = mkdtempSync(join(tmpdir(), 'loose-texts-'));

/** Counts the loose texts in an element of a component. */
function countIn(jsx: string, name: string): number {
  const file = join(folder, `${name}.tsx`);
  writeFileSync(
    file,
    `function Part({ count, children }: { count: number; children: ReactNode }) { return ${jsx}; }`,
  );
  return looseTexts(syntaxOf(file)).length;
}

describe('Loose texts in JSX', () => {
  it.each([
    ['a changing text next to a fixed one', '<p>{count} orders</p>'],
    ['a changing text next to an element', '<p><b>New</b>{count}</p>'],
    ['a text that comes and goes', "<p>per month{count > 1 && ', billed yearly'}</p>"],
    ['a fixed text after an element that comes and goes', '<p>{count > 1 && <b>New</b>} orders</p>'],
  ])('are %s', (_, jsx) => {
    expect(countIn(jsx, `loose-${_.length}`)).toBe(1);
  });

  it.each([
    ['a text alone in its element', '<p>{`${count} orders`}</p>'],
    ['a changing text in its own element', '<p><span>{count}</span> orders</p>'],
    ['fixed text around an element', '<p>Read the <a>terms</a>.</p>'],
    ['elements of the caller', '<p><b>New</b>{children}</p>'],
  ])('are not %s', (_, jsx) => {
    expect(countIn(jsx, `safe-${_.length}`)).toBe(0);
  });

  it('occur nowhere, because they would crash a translated page', () => {
    const files = globSync('src/ui/**/*.tsx').filter((file) => !file.includes('.test.'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => looseTexts(syntaxOf(file)))).toEqual([]);
  });
});
