import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { confirmsDeletion } from './deletion.ts';

describe('Confirming a deletion', () => {
  it.each(['Blue Door Diner', 'blue door diner', ' BLUE DOOR DINER\t'])('accepts %j', (typed) => {
    expect(confirmsDeletion('Blue Door Diner', typed)).toBe(true);
  });
  it.each(['', 'Blue Door', 'Blue  Door Diner', 'Blue Door Diner 2'])('rejects %j', (typed) => {
    expect(confirmsDeletion('Blue Door Diner', typed)).toBe(false);
  });

  it('accepts the exact name, and rejects it with extra text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.stringMatching(/^\s*$/),
        fc.stringMatching(/^[a-z]+$/),
        (name, space, more) => {
          expect(confirmsDeletion(name, space + name + space)).toBe(true);
          expect(confirmsDeletion(name, name + more)).toBe(false);
        },
      ),
    );
  });
});
