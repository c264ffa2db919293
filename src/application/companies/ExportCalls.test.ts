import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeCsvFiles } from '#tests/support/fakes/FakeCsvFiles.ts';
import { ExportCalls } from './ExportCalls.ts';

async function exported(restaurantName: string | undefined) {
  const browser = new FakeBrowser();
  const lines = [{ id: 'bar', number: '+12125550142', calls: [{ id: 'call-1', lines: [] }] }];
  await new ExportCalls(new FakeCsvFiles(), browser).execute({ lines, restaurantName });
  return browser.downloads[0];
}

describe('ExportCalls', () => {
  it('saves the calls as a file named after the restaurant', async () => {
    const file = await exported("Giulia's Trattoria");
    expect(file).toMatchObject({ name: 'giulia-s-trattoria-calls.csv', type: 'text/csv' });
    expect(file?.text).toMatch(/^Number,Caller,Started,.*\n\(212\) 555-0142,,.*call-1$/);
  });

  it('saves the calls as calls.csv if the restaurant has no name', async () =>
    expect(await exported(undefined)).toMatchObject({ name: 'calls.csv' }));
});
