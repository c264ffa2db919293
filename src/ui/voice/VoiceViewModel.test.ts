import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { editorFakes } from '#tests/support/fakes/editorFakes.ts';
import { FakeVoiceSettings } from '#tests/support/fakes/FakeVoiceSettings.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { VoiceViewModel } from './VoiceViewModel.ts';

async function opened(settings = new FakeVoiceSettings()) {
  const vm = new VoiceViewModel(settings, editorFakes().services);
  const stop = vm.start('aurora');
  await flushMicrotasks();
  return { vm, settings, stop };
}

describe('VoiceViewModel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // (action: Change the voice settings)
  it('saves the selected voice with its name', async () => {
    const { vm, settings } = await opened();
    vm.choose({ id: 'Lily', name: 'Lily' });
    void vm.form.submit();
    await flushMicrotasks();
    expect(settings.stored).toMatchObject({ voiceId: 'Lily', voiceName: 'Lily' });
    expect(vm.form.notice.message?.text).toBe('Voice configuration saved successfully!');
  });

  it('shows a message when saving fails', async () => {
    const { vm, settings } = await opened();
    settings.trouble = new Failure('rejected', { status: 500 });
    vm.form.fields.edit({ temperature: 0.9 });
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.form.notice.message).toEqual({ text: 'Failed to save voice configuration', tone: 'error' });
  });

  // (action: Test the voice with a message)
  it('tests a voice with the first message or other text', async () => {
    const { vm, settings } = await opened();
    vm.test('Lily');
    await flushMicrotasks();
    vm.testText.type('Table for two?');
    vm.test('Elliot');
    await flushMicrotasks();
    expect(settings.trials).toEqual([
      { voiceId: 'Lily', message: 'Trattoria Aurora! How can I help you today?' },
      { voiceId: 'Elliot', message: 'Table for two?' },
    ]);
    expect(vm.voiceTest.soundUrl).toBe('https://cdn.example/test.mp3');
  });

  // (action: Play a voice sample)
  it("plays and stops a sample on a voice's card", async () => {
    const { vm, settings } = await opened();
    const lily = { id: 'Lily', name: 'Lily' };
    vm.toggleSample(lily);
    await flushMicrotasks();
    expect(vm.sample.soundUrl).toBe('https://cdn.example/test.mp3');
    expect(vm.voiceTest.soundUrl).toBeUndefined();
    vm.toggleSample(lily);
    expect(vm.sample.voiceId).toBeUndefined();
    vm.testText.type(' ');
    vm.toggleSample(lily);
    expect(settings.trials.map(({ message }) => message)).toEqual([
      'Trattoria Aurora! How can I help you today?',
      'Thank you for calling. How can I help you today?',
    ]);
  });

  it('runs one test at a time, and no test without text', async () => {
    const { vm, settings } = await opened();
    vm.test('Lily');
    vm.test('Elliot');
    await flushMicrotasks();
    vm.testText.type(' ');
    vm.test('Elliot');
    await flushMicrotasks();
    expect(settings.trials).toHaveLength(1);
  });

  it.each([
    {
      what: 'is completed',
      prepare: () => undefined,
      message: { text: 'Voice test completed! Click play to hear the result.', tone: 'success' },
    },
    {
      what: 'fails',
      prepare: (settings: FakeVoiceSettings) => void (settings.trouble = new Failure('unreachable')),
      message: { text: 'Failed to test voice', tone: 'error' },
    },
  ])('shows for 3 s that a test $what', async ({ prepare, message }) => {
    const { vm, settings } = await opened();
    prepare(settings);
    vm.test('Lily');
    await flushMicrotasks();
    expect(vm.voiceTest.notice.message).toEqual(message);
    vi.advanceTimersByTime(2999);
    expect(vm.voiceTest.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(vm.voiceTest.notice.message).toBeUndefined();
  });
});
