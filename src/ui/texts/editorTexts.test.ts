import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '#tests/support/failures.ts';
import { editorTexts } from './editorTexts.ts';

describe('The texts of a form', () => {
  const texts = editorTexts<'email', 'email' | 'retries'>({
    sentences: { email: 'Enter an email address' },
    others: ['retries'],
    results: { saved: 'Saved', failed: 'Failed to save' },
  });

  it('name the problem of each field', () => {
    expect(texts.problems({ email: 'missing' })).toEqual({ email: 'Enter an email address' });
  });

  it.each(['email', 'retries'] as const)("show the host's message about %s at that field", (field) => {
    const text = `${field} is required`;
    expect(texts.refusal?.(refused(400, text), {})).toEqual({ field, text });
  });

  it("do not show the host's message at a field that it does not name", () => {
    expect(texts.refusal?.(refused(400, 'Busy'), {})).toBeUndefined();
    expect(texts.refusal?.(unreachable(), {})).toBeUndefined();
  });
});
