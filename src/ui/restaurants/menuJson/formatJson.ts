import { format } from 'jsonc-parser';
import { isJson } from '#domain/restaurants/restaurant.ts';

/**
 * Formats JSON line by line. Only its spacing changes: repeated keys and long numbers stay as typed, and so does
 * text that is not JSON.
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
