import { describe, expect, it } from 'vitest';
import { idOf, rowKeys } from './rowKeys.ts';

const keysOf = (...ids: string[]) =>
  rowKeys(
    ids.map((id) => ({ id })),
    idOf,
  );

describe('Row keys', () => {
  it('are the ids', () => {
    expect(keysOf('a', 'b')).toEqual(['a', 'b']);
  });

  it('differ for rows with the same id', () => {
    expect(keysOf('a', 'b', 'a', 'a')).toEqual(['a', 'b', 'a (2)', 'a (3)']);
  });

  it('stay the same when another row is added', () => {
    expect(keysOf('a', 'a', 'b').slice(0, 2)).toEqual(keysOf('a', 'a'));
  });
});
