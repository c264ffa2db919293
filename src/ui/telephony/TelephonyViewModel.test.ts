import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { aCallLog } from '#tests/support/builders/telephony.ts';
import { FakeTelephony } from '#tests/support/fakes/FakeTelephony.ts';
import { editorFakes } from '#tests/support/fakes/editorFakes.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { TelephonyViewModel } from './TelephonyViewModel.ts';

async function opened(telephony = new FakeTelephony()) {
  const { services, toasts } = editorFakes();
  const vm = new TelephonyViewModel(telephony, services, toasts);
  const stop = vm.start('aurora');
  await flushMicrotasks();
  return { vm, telephony, toasts, stop };
}

describe('TelephonyViewModel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is kept alive during a test call, and shows the result in a toast if the user has left the panel', async () => {
    const { vm, toasts, stop } = await opened();
    vm.placeTestCall();
    stop();
    expect(vm.keepAlive).toBe(true);
    await flushMicrotasks();
    expect(vm.keepAlive).toBe(false);
    expect(vm.testNotice.message).toBeUndefined();
    expect(toasts.notice.message).toBeDefined();
  });

  // (action: Change the telephony settings)
  it('saves the configuration without blank lines, and shows a message', async () => {
    const { vm, telephony } = await opened();
    vm.form.fields.edit({ endCallPhrases: ['goodbye', ' ', ' ciao '], maxRetries: 4 });
    void vm.form.submit();
    await flushMicrotasks();
    expect(telephony.saves).toEqual([expect.objectContaining({ maxRetries: 4 })]);
    expect(vm.form.fields.value?.endCallPhrases).toEqual(['goodbye', 'ciao']);
    expect(vm.form.notice.message).toEqual({
      text: 'VAPI configuration saved successfully!',
      tone: 'success',
    });
  });

  it('shows a message when saving fails', async () => {
    const { vm, telephony } = await opened();
    telephony.trouble = new Failure('rejected', { status: 500 });
    vm.form.fields.edit({ busyMessage: 'Un momento' });
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.form.notice.message).toEqual({ text: 'Failed to save VAPI configuration', tone: 'error' });
  });

  it('sends no value out of range, and shows problems at their fields', async () => {
    const { vm, telephony } = await opened();
    vm.form.fields.edit({ retryDelay: 61 });
    void vm.form.submit();
    await flushMicrotasks();
    expect(telephony.saves).toEqual([]);
    expect(vm.form.fields.problemOf('retryDelay')).toBe('Enter a whole number from 1 to 60');
  });

  it("shows the host's message at its field", async () => {
    const { vm, telephony } = await opened();
    telephony.trouble = new Failure('rejected', { status: 400, serverMessage: 'retryDelay is too long' });
    vm.form.fields.edit({ retryDelay: 60 });
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.form.fields.problemOf('retryDelay')).toBe('retryDelay is too long');
  });

  it('warns about a missing number without blocking the save', async () => {
    const { vm, telephony } = await opened();
    expect(vm.advice).not.toHaveProperty('phoneNumber');
    vm.form.fields.edit({ phoneNumber: '' });
    expect(vm.advice.phoneNumber).toBeDefined();
    void vm.form.submit();
    await flushMicrotasks();
    expect(telephony.saves).toHaveLength(1);
  });

  it('stops loading and reporting when the user leaves the panel', async () => {
    const { vm, telephony, stop } = await opened();
    vm.placeTestCall();
    await flushMicrotasks();
    const config = vi.spyOn(telephony, 'config');
    const callLogs = vi.spyOn(telephony, 'callLogs');
    vm.form.loading.retry();
    vm.logs.retry();
    stop();
    const signals = [...(config.mock.lastCall as unknown[]), ...(callLogs.mock.lastCall as unknown[])].filter(
      (given) => given instanceof AbortSignal,
    );
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(vm.testNotice.message).toBeUndefined();
  });

  // (action: Place a test call)
  it('calls the saved number, not an unsaved edit', async () => {
    const { vm } = await opened();
    vm.form.fields.edit({ phoneNumber: '+13475550121' });
    expect(vm.savedNumber).toBe('+12125550142');
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.savedNumber).toBe('+13475550121');
  });

  it.each([
    {
      what: 'is placed',
      prepare: () => undefined,
      message: { text: 'Test call successful! Call ID: call-9', id: 'call-9', tone: 'success' },
    },
    {
      what: 'is placed without an id',
      prepare: (fake: FakeTelephony) => void (fake.reply = { outcome: 'placed', callId: undefined }),
      message: { text: 'Test call successful!', tone: 'success' },
    },
    {
      what: 'is refused',
      prepare: (fake: FakeTelephony) => void (fake.reply = { outcome: 'refused', reason: 'Line is busy' }),
      message: { text: 'Test call failed: Line is busy', tone: 'error' },
    },
    {
      what: 'is refused without a reason',
      prepare: (fake: FakeTelephony) => void (fake.reply = { outcome: 'refused', reason: undefined }),
      message: { text: 'Failed to initiate test call', tone: 'error' },
    },
    {
      what: 'fails',
      prepare: (fake: FakeTelephony) => void (fake.trouble = new Failure('unreachable')),
      message: { text: 'Failed to initiate test call', tone: 'error' },
    },
  ])('shows for 5 s that a test call $what', async ({ prepare, message }) => {
    const { vm, telephony } = await opened();
    prepare(telephony);
    vm.placeTestCall();
    await flushMicrotasks();
    expect(vm.testNotice.message).toEqual(message);
    vi.advanceTimersByTime(4999);
    expect(vm.testNotice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(vm.testNotice.message).toBeUndefined();
  });

  it('places one test call at a time, and then reloads the call log', async () => {
    const { vm, telephony } = await opened();
    telephony.logs = [aCallLog({ id: 'test' })];
    vm.placeTestCall();
    vm.placeTestCall();
    await flushMicrotasks();
    expect(telephony.testCalls).toBe(1);
    expect(vm.logs.value?.map(({ id }) => id)).toEqual(['test']);
    vm.placeTestCall();
    expect(vm.testNotice.message).toBeUndefined();
  });

  // (action: View telephony settings and recent calls)
  it('shows the 50 most recent calls, newest first', async () => {
    const telephony = new FakeTelephony();
    telephony.logs = Array.from({ length: 60 }, (_, index) =>
      aCallLog({ id: `log-${index}`, startedAt: new Date(2026, 2, 1, 0, index) }),
    );
    const { vm } = await opened(telephony);
    expect(vm.logs.value).toHaveLength(50);
    expect(vm.logs.value?.[0]?.id).toBe('log-49');
  });
});
