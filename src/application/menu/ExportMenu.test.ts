import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/support/builders.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeCsvFiles } from '#tests/support/fakes/FakeCsvFiles.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { ExportMenu, type MenuFormat } from './ExportMenu.ts';

async function exported(format: MenuFormat, name = "Giulia's Trattoria") {
  const companies = new FakeCompanies();
  companies.company = aCompany({ name });
  const browser = new FakeBrowser();
  const menu = aMenu(aCategory('c1', [anItem('i1')]));
  const exportMenu = new ExportMenu(companies, new FakeCsvFiles(), browser);
  await exportMenu.execute({ menu, format, restaurantId: 'aurora' });
  return browser.downloads[0];
}

describe('ExportMenu', () => {
  it('saves the full menu as JSON', async () => {
    const file = await exported('json');
    expect(file).toMatchObject({ name: 'giulia-s-trattoria-menu.json', type: 'application/json' });
    expect(JSON.parse(file?.text ?? '')).toMatchObject({ categories: [{ id: 'c1', items: [{ id: 'i1' }] }] });
  });

  it('saves the menu in the sample menu format', async () => {
    const file = await exported('sample-json');
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      businessName: "Giulia's Trattoria",
      menu: { desserts: [{ name: 'Tiramisù', price: 11 }] },
    });
  });

  it('saves the menu as a table', async () => {
    const file = await exported('csv', '!');
    expect(file).toMatchObject({ name: 'menu.csv', type: 'text/csv' });
    expect(file?.text).toMatch(/^Category,Item,.*\nDesserts,Tiramisù,/);
  });
});
