import { describe, expect, it } from 'vitest';
import { aConversationSummary } from '#tests/support/builders/agents.ts';
import {
  unfinishedConversationStatus,
  withReloadedFirstPage,
  withNextPage,
  type ConversationPage,
} from './conversation.ts';

describe('Conversation lists', () => {
  it('shows the raw status of an unfinished conversation', () => {
    expect(unfinishedConversationStatus('done')).toBeUndefined();
    expect(unfinishedConversationStatus('processing')).toBe('processing');
  });

  it('adds each conversation once as pages load', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((id) => aConversationSummary({ id }));
    expect(first && second && third && withNextPage([first, second], [second, third])).toEqual([
      first,
      second,
      third,
    ]);
  });

  describe('Reloading the first page of conversations', () => {
    const all = (...ids: string[]) => ids.map((id) => aConversationSummary({ id }));
    const idsOf = ({ conversations }: ConversationPage) => conversations.map(({ id }) => id).join('');
    const loaded = { conversations: all('c', 'd', 'e', 'f'), nextCursor: 'f' };

    it('keeps the later pages that were already loaded, and their cursor', () => {
      const shown = withReloadedFirstPage(loaded, { conversations: all('a', 'b', 'c'), nextCursor: 'c' });
      expect(idsOf(shown)).toBe('abcdef');
      expect(shown.nextCursor).toBe('f');
    });

    it('drops conversations that the host no longer lists', () => {
      expect(idsOf(withReloadedFirstPage(loaded, { conversations: all('c', 'e'), nextCursor: 'e' }))).toBe(
        'cef',
      );
    });

    it('keeps only the new first page when the pages no longer match', () => {
      for (const [what, before, first] of [
        ['nothing was loaded before', undefined, { conversations: all('b', 'c'), nextCursor: 'c' }],
        ['more are new than a page holds', loaded, { conversations: all('a', 'b'), nextCursor: 'b' }],
        ['that page has all of them', loaded, { conversations: all('d', 'e') }],
      ] as const)
        expect(withReloadedFirstPage(before, first), what).toEqual(first);
    });
  });
});
