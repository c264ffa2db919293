import { describe, expect, it } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { authorGroups, scheduledGroups } from './pendingGroups.ts';

const at = (hour: number) => new Date(2026, 10, 29, hour);
const ids = ({ changes }: { readonly changes: readonly { readonly id: string }[] }) =>
  changes.map(({ id }) => id);

// (rule: groups of changes)
describe('Groups of pending changes', () => {
  it("have one author each, with the user's own group first", () => {
    const groups = authorGroups(
      [
        aPendingChange({ id: 'a', author: 'Marcus Webb' }),
        aPendingChange({ id: 'b', author: 'Giulia Ferraro' }),
        aPendingChange({ id: 'c', author: 'marcus webb' }),
        aPendingChange({ id: 'd', author: '' }),
      ],
      'giulia ferraro',
    );
    expect(groups.map((group) => [group.author, group.isOwn, ids(group)])).toEqual([
      ['Giulia Ferraro', true, ['b']],
      ['Marcus Webb', false, ['a', 'c']],
      ['', false, ['d']],
    ]);
  });

  it('include no own group for a user without a name', () => {
    expect(authorGroups([aPendingChange({ author: '' })], '')[0]?.isOwn).toBe(false);
  });

  it('put scheduled changes in groups by time, earliest first', () => {
    const pending = [
      aPendingChange({ id: 'late', scheduledFor: at(23) }),
      aPendingChange({ id: 'waiting' }),
      aPendingChange({ id: 'soon', scheduledFor: at(6) }),
      aPendingChange({ id: 'too', scheduledFor: at(23) }),
    ];
    expect(authorGroups(pending, '').map(ids)).toEqual([['waiting']]);
    expect(scheduledGroups(pending).map((group) => [group.at, ids(group)])).toEqual([
      [at(6), ['soon']],
      [at(23), ['late', 'too']],
    ]);
  });
});
