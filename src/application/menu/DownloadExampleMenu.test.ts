import { describe, expect, it } from 'vitest';
import { EXAMPLE_MENU } from '#domain/menu/import/exampleMenu.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeCsvFiles } from '#tests/support/fakes/FakeCsvFiles.ts';
import { DownloadExampleMenu } from './DownloadExampleMenu.ts';

// (action: Download an example of a menu file)
describe('DownloadExampleMenu', () => {
  it('saves the example as a table', async () => {
    const browser = new FakeBrowser();
    const csvFiles = new FakeCsvFiles();
    await new DownloadExampleMenu(csvFiles, browser).execute();
    const text = await csvFiles.write(EXAMPLE_MENU);
    expect(browser.downloads).toEqual([{ name: 'menu-example.csv', type: 'text/csv', text }]);
  });
});
