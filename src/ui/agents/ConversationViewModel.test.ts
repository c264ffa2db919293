import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConversation } from '#tests/support/builders/agents.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeVoiceAgents } from '#tests/support/fakes/FakeVoiceAgents.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { ConversationViewModel } from './ConversationViewModel.ts';

/** The blob URLs that are currently valid. */
const addresses = new Set<string>();

beforeEach(() => {
  addresses.clear();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${(count += 1)}`;
    addresses.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void addresses.delete(url));
});
afterEach(() => void vi.restoreAllMocks());

function opened(hasAudio = true) {
  const agents = new FakeVoiceAgents();
  agents.conversations = { 'conversation-1': aConversation({ hasAudio }) };
  agents.recordings = { 'conversation-1': new Blob(['sound']) };
  const vm = new ConversationViewModel(agents);
  const start = () => vm.start('aurora', 'agent-1', 'conversation-1');
  return { agents, vm, start };
}

// (action: Read a conversation)
describe('ConversationViewModel', () => {
  // (action: Listen to a conversation)
  it('provides audio if the conversation has audio', async () => {
    const { vm, start } = opened();
    start();
    await flushPromises();
    expect(vm.recording.url).toBe('blob:1');
  });

  it('requests no audio if the conversation has none', async () => {
    const { agents, vm, start } = opened(false);
    start();
    await flushPromises();
    expect(vm.conversation.value?.hasAudio).toBe(false);
    expect(agents.audioCalls).toBe(0);
  });

  it('releases the audio when the user leaves', async () => {
    const { vm, start } = opened();
    const stop = start();
    await flushPromises();
    expect(addresses).toEqual(new Set(['blob:1']));
    stop();
    expect(addresses.size).toBe(0);
    expect(vm.recording.url).toBeUndefined();
  });

  it('releases the previous audio on a reload', async () => {
    const { vm, start } = opened();
    start();
    await flushPromises();
    vm.conversation.retry();
    await flushPromises();
    expect(addresses).toEqual(new Set(['blob:2']));
    vm.recording.retry();
    await flushPromises();
    expect(addresses).toEqual(new Set(['blob:3']));
  });

  it('creates no URL for audio that arrives after the user has left', async () => {
    const { agents, start } = opened();
    const sound = Promise.withResolvers<Blob>();
    agents.audio = () => sound.promise;
    const stop = start();
    await flushPromises();
    stop();
    sound.resolve(new Blob(['late']));
    await flushPromises();
    expect(addresses.size).toBe(0);
  });

  it('keeps the transcript when the audio fails, and then reloads only the audio', async () => {
    const { agents, vm, start } = opened();
    agents.recordings = {};
    start();
    await flushPromises();
    expect(vm.recording.failed).toBe(true);
    expect(vm.conversation.value).toBeDefined();

    agents.recordings = { 'conversation-1': new Blob(['sound']) };
    agents.conversations = {};
    vm.recording.retry();
    await flushPromises();
    expect(vm.recording.failed).toBe(false);
    expect(vm.recording.url).toBe('blob:1');
    expect(vm.conversation.value).toBeDefined();
  });

  it('treats audio that cannot be played as failed, and releases the audio', async () => {
    const { vm, start } = opened();
    start();
    await flushPromises();
    vm.recording.refuse();
    expect(vm.recording.failed).toBe(true);
    expect(addresses.size).toBe(0);
  });

  it('marks no line before playback, then the current one', async () => {
    const { vm, start } = opened();
    start();
    await flushPromises();
    expect(vm.player.currentLine).toBe(-1);
    vm.player.seek(6);
    expect(vm.player.currentLine).toBe(1);
  });

  it('opens at the position in the link, even before the conversation has loaded', async () => {
    const { vm, start } = opened();
    vm.openAt('#t=5');
    start();
    await flushPromises();
    expect(vm.player.seconds).toBe(5);
    expect(vm.player.currentLine).toBe(1);
    vm.openAt('#elsewhere');
    expect(vm.player.seconds).toBe(5);
  });

  it('fails as a whole if the conversation cannot be loaded', async () => {
    const { agents, vm, start } = opened();
    agents.trouble = unreachable();
    start();
    await flushPromises();
    expect(vm.conversation.failure?.kind).toBe('unreachable');
    expect(agents.audioCalls).toBe(0);
  });
});
