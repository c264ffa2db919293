import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readXlsx } from './readXlsx.ts';

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface SheetFile {
  readonly name: string;
  readonly state?: string;
  readonly type?: string;
}

/** A workbook with the name of each sheet in cell A1. */
function aWorkbook(sheets: readonly SheetFile[], isCompressed = true): Uint8Array<ArrayBuffer> {
  const listed = sheets.map(
    ({ name, state }, place) =>
      `<sheet name="${name}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="r${place}"/>`,
  );
  const related = sheets.map(
    ({ type = 'worksheet' }, place) =>
      `<Relationship Id="r${place}" Type="${RELATIONSHIPS}/${type}" Target="${type}s/sheet${place}.xml"/>`,
  );
  const contents = sheets.map(
    ({ name, type = 'worksheet' }, place) =>
      [
        `xl/${type}s/sheet${place}.xml`,
        `<${type} ${NAMESPACES}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${name}</t></is></c></row></sheetData></${type}>`,
      ] as const,
  );
  return zipped(
    new Map([
      ['xl/workbook.xml', `<workbook ${NAMESPACES}><sheets>${listed.join('')}</sheets></workbook>`],
      ['xl/_rels/workbook.xml.rels', `<Relationships>${related.join('')}</Relationships>`],
      ...contents,
    ]),
    isCompressed,
  );
}

/** A ZIP file without checksums. */
function zipped(files: ReadonlyMap<string, string>, isCompressed: boolean): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [name, text] of files) {
    const data = isCompressed ? deflateRawSync(text) : Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(isCompressed ? 8 : 0, 4);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(start, 10);
    directory.push(Buffer.from('PK\x01\x02\0\0'), fields, end, Buffer.from(name));
    parts.push(local);
    start += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(start, 12);
  return Uint8Array.from(Buffer.concat([...parts, listing, Buffer.from('PK\x05\x06'), end]));
}

const namesOf = async (sheets: readonly SheetFile[], isCompressed?: boolean) =>
  (await readXlsx(aWorkbook(sheets, isCompressed))).map(({ name }) => name);

describe('A workbook', () => {
  it('is read without empty sheets', async () => {
    expect(await readXlsx(aWorkbook([{ name: 'Menu' }, { name: '' }]))).toEqual([
      { name: 'Menu', rows: [{ line: 1, cells: ['Menu'] }] },
    ]);
  });

  it('is read without hidden sheets', async () => {
    for (const isCompressed of [true, false]) {
      const sheets = [
        { name: 'Old', state: 'hidden' },
        { name: 'Menu', state: 'visible' },
        { name: 'Prices', state: 'veryHidden' },
      ];
      expect(await namesOf(sheets, isCompressed), JSON.stringify(isCompressed)).toEqual(['Menu']);
    }
  });

  it('is read with hidden sheets if there are no others', async () => {
    expect(await namesOf([{ name: 'Menu', state: 'hidden' }])).toEqual(['Menu']);
  });

  it('is read without charts', async () => {
    expect(await namesOf([{ name: 'Sales', type: 'chartsheet' }, { name: 'Menu' }])).toEqual(['Menu']);
  });
});
