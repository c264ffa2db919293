import { describe, expect, it } from 'vitest';
import { aConversationSummary } from '#tests/support/fakes/FakeVoiceAgents.ts';
import { shortId, unfinishedStatus, withPage } from './conversation.ts';

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
});
