import { describe, expect, it, onTestFinished } from 'vitest';
import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeCsvFiles } from '#tests/support/fakes/FakeCsvFiles.ts';
import { FakeMenuFiles } from '#tests/support/fakes/FakeMenuFiles.ts';
import { FakeMenuColumnChoices } from '#tests/support/fakes/FakeMenuColumnChoices.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import { newRestaurantForm } from '#tests/support/restaurantForms.ts';
import { when } from 'mobx';
import { MenuFileViewModel } from '../../menu/import/MenuFileViewModel.ts';
import { StartingMenu } from './StartingMenu.ts';

function begin() {
  const form = newRestaurantForm();
  const menu = new StartingMenu(form);
  onTestFinished(menu.followDetails());
  const written = () => {
    const text = form.textOf('menuJson');
    return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
  };
  const importFile = async (text: string) => {
    const importing = new MenuFileViewModel(
      new ReadMenuFile(new FakeMenuFiles(), new FakeMenuColumnChoices()),
      new DownloadExampleMenu(new FakeCsvFiles(), new FakeBrowser()),
    );
    menu.setImporting(importing);
    importing.choose(menuFile('menu.csv', text));
    await when(() => !importing.reading.inFlight);
  };
  return { form, menu, written, importFile };
}

const CSV = 'Category,Item,Price\nPizza,Diavola,14';

describe('The menu of a new restaurant', () => {
  it('has no source until the user chooses one', () => {
    const { menu, written } = begin();
    expect(menu.source).toBeUndefined();
    expect(written()).toBeUndefined();
    expect(menu.isTextOpen).toBe(false);
  });

  it("is empty if added later, and follows the restaurant's details", () => {
    const { form, menu, written } = begin();
    menu.choose('later');
    expect(menu.source).toBe('later');
    form.type('name', 'Osteria Nina');
    expect(written()).toMatchObject({ businessName: 'Osteria Nina', menu: { entrees: [] } });
    expect(menu.source).toBe('later');
  });

  it("contains the items of a file, and follows the restaurant's details", async () => {
    const { form, menu, written, importFile } = begin();
    menu.choose('file');
    expect(menu.source).toBe('file');
    await importFile(CSV);
    expect(written()).toMatchObject({ menu: { Pizza: [{ name: 'Diavola', price: 14 }] } });
    form.type('phone', '+1 607 555 0100');
    expect(written()).toMatchObject({ contactInformation: { phone: '+1 607 555 0100' } });
    expect(menu.source).toBe('file');
  });

  it('drops the items of a file when the next file is unreadable', async () => {
    const { menu, written, importFile } = begin();
    menu.choose('file');
    await importFile(CSV);
    await importFile('nothing');
    expect(written()).toBeUndefined();
    expect(menu.source).toBe('file');
  });

  it('keeps the file when the user switches to the other choice and back', async () => {
    const { menu, written, importFile } = begin();
    menu.choose('file');
    await importFile(CSV);
    menu.choose('later');
    expect(written()).toMatchObject({ menu: { entrees: [] } });
    menu.choose('file');
    expect(written()).toMatchObject({ menu: { Pizza: [{ name: 'Diavola' }] } });
  });

  it("keeps the user's own text, and prompts before replacing it", () => {
    const { form, menu, written } = begin();
    menu.choose('later');
    form.type('menuJson', '{"mine":true}');
    form.type('name', 'Osteria Nina');
    expect([menu.source, menu.isTextOpen]).toEqual(['own', true]);
    menu.choose('later');
    expect([menu.replacement, written()]).toEqual(['later', { mine: true }]);
    menu.keepText();
    expect([menu.replacement, written()]).toEqual([undefined, { mine: true }]);
    menu.choose('later');
    menu.replaceText();
    expect(written()).toMatchObject({ businessName: 'Osteria Nina' });
  });

  it('opens its text when the user must correct the text', () => {
    const { form, menu } = begin();
    form.type('menuJson', '{');
    menu.setTextOpen(false);
    expect(menu.isTextOpen).toBe(false);
    form.controller.fields.reveal();
    expect(menu.isTextOpen).toBe(true);
  });

  it('recognizes its source after unsaved work was restored', () => {
    const first = begin();
    first.form.type('name', 'Osteria Nina');
    first.menu.choose('later');
    const { form, menu } = begin();
    form.restore(first.form.edits);
    expect(menu.source).toBe('later');
  });
});
