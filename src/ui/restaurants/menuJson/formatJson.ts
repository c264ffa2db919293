import { format } from 'jsonc-parser';
import { isJson } from '#domain/restaurants/restaurant.ts';

/**
 * Formats JSON with one value per line. Changes only spacing, so repeated keys and long numbers stay as
 * typed. Returns text that is not JSON unchanged.
 */
export function formatJson(typed: string): string {
  if (!isJson(typed)) return typed;
  const text = typed.trim();
  let end = 0;
  const pieces = format(text, undefined, { insertSpaces: true, tabSize: 2 }).map((edit) => {
    const piece = text.slice(end, edit.offset) + edit.content;
    end = edit.offset + edit.length;
    return piece;
  });
  return pieces.join('') + text.slice(end);
}
