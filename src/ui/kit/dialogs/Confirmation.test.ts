import { describe, expect, it, vi } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { Confirmation } from './Confirmation.ts';

function setUp() {
  const confirmation = new Confirmation<string>((asked) => asked);
  const answer = Promise.withResolvers<string>();
  const answered = { work: vi.fn((_asked: string) => answer.promise), done: vi.fn(), failed: vi.fn() };
  confirmation.ask('soup');
  return { confirmation, answer, answered };
}

describe('Confirmation', () => {
  it('runs the work when confirmed, closes when the work ends, and keeps its subject', async () => {
    const { confirmation, answer, answered } = setUp();
    confirmation.confirm(answered);
    confirmation.dismiss();
    expect(confirmation.isOpen).toBe(true);
    answer.resolve('Removed');
    await flushPromises();
    expect(confirmation.isOpen).toBe(false);
    expect(confirmation.asked).toBe('soup');
    expect(answered.done).toHaveBeenCalledExactlyOnceWith('soup', 'Removed');
  });

  it('closes when the work fails', async () => {
    const { confirmation, answer, answered } = setUp();
    const failure = unreachable();
    confirmation.confirm(answered);
    answer.reject(failure);
    await flushPromises();
    expect(confirmation.isOpen).toBe(false);
    expect(answered.failed).toHaveBeenCalledExactlyOnceWith(failure, 'soup');
  });

  it('does nothing when dismissed', () => {
    const { confirmation, answered } = setUp();
    confirmation.dismiss();
    confirmation.confirm(answered);
    expect(answered.work).not.toHaveBeenCalled();
  });

  it('stays open if another subject is opened before the work ends', async () => {
    const { confirmation, answer, answered } = setUp();
    confirmation.confirm(answered);
    confirmation.stopWaiting();
    expect(confirmation.isOpen).toBe(false);
    confirmation.ask('salad');
    answer.resolve('Removed');
    await flushPromises();
    expect(confirmation.isOpen).toBe(true);
    expect(answered.done).toHaveBeenCalledExactlyOnceWith('soup', 'Removed');
  });

  it('queues work on another subject after the user stopped waiting for the first work', async () => {
    const { confirmation, answer, answered } = setUp();
    confirmation.confirm(answered);
    confirmation.stopWaiting();
    confirmation.ask('salad');
    confirmation.confirm(answered);
    expect(answered.work).toHaveBeenCalledExactlyOnceWith('soup');
    answer.resolve('Removed');
    await flushPromises();
    expect(answered.work).toHaveBeenLastCalledWith('salad');
    expect(answered.done).toHaveBeenLastCalledWith('salad', 'Removed');
    expect(confirmation.isOpen).toBe(false);
  });
});
