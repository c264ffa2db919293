import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import {
  autoFillText,
  undoAutoFill,
  resumeAutoFill,
  isAutoFilled,
  autoFillAfterNameChange,
  initialAutoFill,
  autoFillAfterManualEdit,
} from './autoFill.ts';

describe('The assistant id', () => {
  it('follows from the name', () => {
    for (const [name, id] of [
      ['Trattoria Aurora', 'trattoria-aurora'],
      ["Joe's  Bar & Grill!", 'joe-s-bar-grill-'],
      ['  Café 24/7', '-caf-24-7'],
      ['', ''],
    ] as const)
      expect(autoFillText.assistantId(name), JSON.stringify(name)).toBe(id);
  });

  it('contains only a-z, 0-9, and single hyphens, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const id = autoFillText.assistantId(name);
        expect(id).toMatch(/^-?([a-z0-9]+-)*[a-z0-9]*$/);
        expect(autoFillText.assistantId(id)).toBe(id);
      }),
    );
  });
});

describe('The first message', () => {
  it("consists of the restaurant's name and an offer to help", () => {
    expect(autoFillText.firstMessage('Saffron House')).toBe('Saffron House! How can I help you today?');
  });
  it('is blank without a name', () => expect(autoFillText.firstMessage(' ')).toBe(''));
});

const names = fc.array(fc.string());
const fields = fc.constantFrom('assistantId' as const, 'firstMessage' as const);

/** Types one name after another. */
function typing(start: ReturnType<typeof initialAutoFill>, typed: readonly string[], before = '') {
  let [field, name] = [start, before];
  for (const next of typed) [field, name] = [autoFillAfterNameChange(field, name, next), next];
  return { field, name };
}

describe('An auto-filled field', () => {
  it('follows the name until it is edited by hand', () => {
    fc.assert(
      fc.property(fields, names, (which, typed) => {
        const { field, name } = typing(initialAutoFill(which, ''), typed);
        expect(field.text).toBe(autoFillText[which](name));
        expect(field.replaced).toBeUndefined();
      }),
    );
  });

  it('keeps a manual edit when the name changes', () => {
    fc.assert(
      fc.property(fields, names, fc.string(), names, (which, earlier, byHand, later) => {
        const { field, name } = typing(initialAutoFill(which, ''), earlier);
        expect(typing(autoFillAfterManualEdit(field, byHand), later, name).field.text).toBe(byHand);
      }),
    );
  });

  it('restores the overwritten text with one undo, and then keeps the text', () => {
    fc.assert(
      fc.property(
        fields,
        fc.string({ minLength: 1 }),
        fc.array(fc.string(), { minLength: 1 }),
        names,
        (which, text, typed, later) => {
          fc.pre(text !== autoFillText[which]('Old Name'));
          const { field, name } = typing(initialAutoFill(which, text), typed, 'Old Name');
          expect(field.replaced).toBe(text);
          expect(typing(undoAutoFill(field), later, name).field.text).toBe(text);
        },
      ),
    );
  });

  it('can follow the name again and still restore the manual edit', () => {
    const byHand = autoFillAfterManualEdit(initialAutoFill('firstMessage', ''), 'Ciao!');
    const { field } = typing(resumeAutoFill(byHand, 'Aurora'), ['Aurora 2'], 'Aurora');
    expect(field.text).toBe('Aurora 2! How can I help you today?');
    expect(undoAutoFill(field).text).toBe('Ciao!');
  });

  it('has nothing to undo when nothing was overwritten', () => {
    const field = initialAutoFill('firstMessage', 'Hello');
    expect(undoAutoFill(field)).toBe(field);
  });

  it('is auto-filled while its text matches the name', () => {
    const { field } = typing(initialAutoFill('assistantId', ''), ['Aurora']);
    expect(isAutoFilled(field, 'Aurora')).toBe(true);
    expect(isAutoFilled(autoFillAfterManualEdit(field, 'aurora'), 'Aurora')).toBe(false);
    expect(isAutoFilled(initialAutoFill('assistantId', 'custom'), 'Aurora')).toBe(false);
    expect(isAutoFilled(initialAutoFill('assistantId', ''), '')).toBe(false);
  });
});
