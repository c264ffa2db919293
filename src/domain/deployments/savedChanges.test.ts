import { describe, expect, it } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { changesOfSaves } from './savedChanges.ts';

const old = aPendingChange({ id: 'old', author: 'Giulia Ferraro', type: 'menu' });
const own = aPendingChange({ id: 'own', author: 'Giulia Ferraro', type: 'menu' });
const saves = { known: new Set(['old']), count: 1, type: 'menu', author: 'Giulia Ferraro' };

// (rule: changes of a save)
describe('The changes of a save', () => {
  it("are new changes with the user's name, at most one per save", () => {
    const others = aPendingChange({ id: 'other', author: 'Marcus Webb', type: 'menu' });
    expect(changesOfSaves([others, own, old], saves)).toEqual({ kind: 'certain', changes: [own] });
    const next = { ...own, id: 'next', author: 'giulia  ferraro' };
    expect(changesOfSaves([next, own], { ...saves, count: 2 })).toEqual({
      kind: 'certain',
      changes: [next, own],
    });
  });

  it('are empty until a new change is listed', () => {
    expect(changesOfSaves([old], saves)).toEqual({ kind: 'none' });
  });

  it('have the kind that was saved if changes of several kinds are new', () => {
    const voice = { ...own, id: 'voice', type: 'voice' };
    expect(changesOfSaves([voice, own], saves)).toEqual({ kind: 'certain', changes: [own] });
    expect(changesOfSaves([voice], saves)).toEqual({ kind: 'certain', changes: [voice] });
  });

  it("are uncertain if they may be someone else's", () => {
    for (const [what, pending, others] of [
      ["only someone else's change is new", [{ ...own, author: 'Marcus Webb' }], {}],
      ['more changes than saves are new', [own, { ...own, id: 'twin' }], {}],
      ['the list was unknown before', [own], { known: undefined }],
      ['the user has no name', [{ ...own, author: '' }], { author: ' ' }],
    ] as const)
      expect(changesOfSaves(pending, { ...saves, ...others }), what).toEqual({ kind: 'uncertain' });
  });

  it('leave out scheduled changes', () => {
    expect(changesOfSaves([{ ...own, scheduledFor: new Date(0) }], saves)).toEqual({ kind: 'none' });
  });
});
