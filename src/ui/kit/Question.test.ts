import { describe, expect, it, vi } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { settled } from '#tests/support/settled.ts';
import { Question } from './Question.ts';

function setUp() {
  const question = new Question<string>((asked) => asked);
  const answer = Promise.withResolvers<void>();
  const answered = { work: vi.fn((_asked: string) => answer.promise), done: vi.fn(), failed: vi.fn() };
  question.ask('soup');
  return { question, answer, answered };
}

describe('Question', () => {
  it('does the work on yes, and is over when it has ended; what it was about is still known', async () => {
    const { question, answer, answered } = setUp();
    question.confirm(answered);
    question.dismiss();
    expect(question.isOpen).toBe(true);
    answer.resolve();
    await settled();
    expect(question.isOpen).toBe(false);
    expect(question.asked).toBe('soup');
    expect(answered.done).toHaveBeenCalledExactlyOnceWith('soup');
  });

  it('is over when the work has failed', async () => {
    const { question, answer, answered } = setUp();
    const failure = unreachable();
    question.confirm(answered);
    answer.reject(failure);
    await settled();
    expect(question.isOpen).toBe(false);
    expect(answered.failed).toHaveBeenCalledExactlyOnceWith(failure, 'soup');
  });

  it('does nothing on no', () => {
    const { question, answered } = setUp();
    question.dismiss();
    question.confirm(answered);
    expect(answered.work).not.toHaveBeenCalled();
  });

  it('stays when another thing is asked about by the time the work has ended', async () => {
    const { question, answer, answered } = setUp();
    question.confirm(answered);
    question.stopWaiting();
    expect(question.isOpen).toBe(false);
    question.ask('salad');
    answer.resolve();
    await settled();
    expect(question.isOpen).toBe(true);
    expect(answered.done).toHaveBeenCalledExactlyOnceWith('soup');
  });

  it('does the work on another thing after that which nobody waits for any more', async () => {
    const { question, answer, answered } = setUp();
    question.confirm(answered);
    question.stopWaiting();
    question.ask('salad');
    question.confirm(answered);
    expect(answered.work).toHaveBeenCalledExactlyOnceWith('soup');
    answer.resolve();
    await settled();
    expect(answered.work).toHaveBeenLastCalledWith('salad');
    expect(answered.done).toHaveBeenLastCalledWith('salad');
    expect(question.isOpen).toBe(false);
  });
});
