import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Importer from './importMenuFile.ts';
import { report } from './report.ts';

/** The maximum size of an imported file. */
const SIZE = 2_000_000;

/** Creates a text of the maximum import size. */
function filled(header: string, line: (index: number) => string): string {
  const lines = [header];
  let length = header.length;
  for (let index = 0; length < SIZE - 100; index += 1) {
    lines.push(line(index));
    length += line(index).length + 1;
  }
  return lines.join('\n');
}

/** Menu files of 2 MB. An import in quadratic time would take minutes. */
const largestFiles: Readonly<Record<string, () => string>> = {
  'a category per line': () => filled('Category,Item', (index) => `${index},x`),
  'a category ID per line': () => filled('Category,Item,Category ID', (index) => `c,x,${index}`),
  'items with one name': () => filled('Category,Item', () => 'c,x'),
  'one item with many aliases': () => `Category,Item,Aliases\nc,x,"${filled('', (index) => `${index};`)}"`,
  'one item with many dietary marks': () =>
    `Category,Item,Dietary\nc,x,"${filled('', (index) => `${index};`)}"`,
  'an unclosed quote': () => `Category,Item\n"${filled('', () => '""x')}`,
  'only line ends': () => `Category,Item\n${'\r\n'.repeat(900_000)}`,
  'only empty cells': () => `Category,Item\n${','.repeat(1_900_000)}`,
};

/** Measures reading the largest menu files and comparing them with an empty menu. */
export async function benchMenuFiles(): Promise<void> {
  // Node can't load all of the app's TypeScript
  const importer = join(import.meta.dirname, 'importMenuFile.ts');
  const { module } = await runnerImport<typeof Importer>(importer);
  for (const [content, write] of Object.entries(largestFiles)) {
    const text = write();
    const start = performance.now();
    await module.importMenuFile(text);
    const seconds = (performance.now() - start) / 1000;
    const perMegabyte = seconds / (text.length / 1_000_000);
    report(`Importing 2 MB with ${content}`, `${perMegabyte.toFixed(2)} s per MB`, '3 s per MB');
  }
}
