import { Parser } from 'htmlparser2';
import { hasHtmlCells } from '#domain/menu/import/columns.ts';
import type { Sheet } from '#domain/menu/import/sheet.ts';

const BLOCK = /^(?:p|br|div|ul|ol|li|h[1-6])$/;

/** Converts the cells of an online shop's export from HTML to plain text. (rule: HTML in cells) */
export function withPlainTextCells(sheet: Sheet): Sheet {
  if (!hasHtmlCells(sheet)) return sheet;
  const rows = sheet.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (typeof cell === 'string' ? plainText(cell) : cell)),
  }));
  return { ...sheet, rows };
}

/** Converts HTML to text with one line per block. WooCommerce's literal `\n` becomes a line break. */
export function plainText(html: string): string {
  if (!/[<&\\]/.test(html)) return html;
  let text = '';
  const breakAt = (tag: string) => {
    if (BLOCK.test(tag)) text += '\n';
  };
  const parser = new Parser({
    ontext: (part) => void (text += part),
    onopentagname: breakAt,
    onclosetag: breakAt,
  });
  parser.end(html.replaceAll('\\n', '\n'));
  return text.replace(/\s*\n\s*/g, '\n').trim();
}
