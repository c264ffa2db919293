import { describe, expect, it } from 'vitest';
import { aConversationSummary } from '#tests/support/builders/agents.ts';
import { shortId, unfinishedStatus, withFirstPage, withPage, type ConversationPage } from './conversation.ts';

describe('a conversation', () => {
  it('is known by the first 8 characters of its id', () => {
    expect(shortId('conv_0123456789')).toBe('conv_012');
    expect(shortId('short')).toBe('short');
  });
  it('shows its raw status until it is done', () => {
    expect(unfinishedStatus('done')).toBeUndefined();
    expect(unfinishedStatus('processing')).toBe('processing');
  });

  it('stands once in a list that grows page by page', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((id) => aConversationSummary({ id }));
    expect(first && second && third && withPage([first, second], [second, third])).toEqual([
      first,
      second,
      third,
    ]);
  });

  describe('whose first page is read again', () => {
    const all = (...ids: string[]) => ids.map((id) => aConversationSummary({ id }));
    const idsOf = ({ conversations }: ConversationPage) => conversations.map(({ id }) => id).join('');
    const loaded = { conversations: all('c', 'd', 'e', 'f'), nextCursor: 'f' };

    it('is followed by what was loaded before, and so is the way on', () => {
      const shown = withFirstPage(loaded, { conversations: all('a', 'b', 'c'), nextCursor: 'c' });
      expect(idsOf(shown)).toBe('abcdef');
      expect(shown.nextCursor).toBe('f');
    });

    it('is no more what the host has no more', () => {
      expect(idsOf(withFirstPage(loaded, { conversations: all('c', 'e'), nextCursor: 'e' }))).toBe('cef');
    });

    it.each([
      ['nothing was loaded before', undefined, { conversations: all('b', 'c'), nextCursor: 'c' }],
      ['more are new than a page holds', loaded, { conversations: all('a', 'b'), nextCursor: 'b' }],
      ['that page has all of them', loaded, { conversations: all('d', 'e') }],
    ])('stands alone where %s', (_, before, first) => {
      expect(withFirstPage(before, first)).toEqual(first);
    });
  });
});
