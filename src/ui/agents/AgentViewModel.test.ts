import { describe, expect, it } from 'vitest';
import { aConversationSummary, anAgent } from '#tests/support/builders/agents.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeVoiceAgents } from '#tests/support/fakes/FakeVoiceAgents.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { AgentViewModel } from './AgentViewModel.ts';

async function shown(count: number) {
  const agents = new FakeVoiceAgents();
  agents.agents = { 'agent-1': anAgent() };
  agents.summaries = Array.from({ length: count }, (_, index) =>
    aConversationSummary({ id: `conv-${index}` }),
  );
  const restaurant = new OpenRestaurantViewModel(new FakeCompanies(), new FakeRestaurantEvents());
  const enter = async () => {
    const vm = new AgentViewModel(agents, restaurant);
    const stop = vm.start('aurora', 'agent-1');
    await flushPromises();
    return { vm, stop };
  };
  return { agents, restaurant, enter, ...(await enter()) };
}

describe('AgentViewModel', () => {
  // (action: View an agent and its conversations)
  it('shows the first page and reports that more pages exist', async () => {
    const { vm } = await shown(45);
    expect(vm.agent.value).toEqual(anAgent());
    expect(vm.conversations).toHaveLength(20);
    expect(vm.hasMore).toBe(true);
  });

  // (action: Load more conversations)
  it('loads all pages one by one and reports how many were added', async () => {
    const { vm } = await shown(45);
    vm.loadMore();
    await flushPromises();
    expect(vm.conversations).toHaveLength(40);
    expect(vm.added).toEqual({ from: 20, count: 20 });
    vm.loadMore();
    await flushPromises();
    expect(vm.added).toEqual({ from: 40, count: 5 });
    expect(vm.hasMore).toBe(false);
  });

  it('sends no request once everything is loaded', async () => {
    const { vm } = await shown(5);
    vm.loadMore();
    expect(vm.loadingMore.running).toBe(false);
  });

  it('clears the added rows on reload', async () => {
    const { vm } = await shown(45);
    vm.loadMore();
    await flushPromises();
    vm.agent.retry();
    await flushPromises();
    expect(vm.added).toBeUndefined();
  });

  it('sends one request, even if Load More is pressed several times', async () => {
    const { vm } = await shown(45);
    vm.loadMore();
    vm.loadMore();
    await flushPromises();
    expect(vm.conversations).toHaveLength(40);
  });

  it('keeps the list when the next page fails, and continues from there', async () => {
    const { agents, vm } = await shown(45);
    agents.trouble = unreachable();
    vm.loadMore();
    await flushPromises();
    expect(vm.moreFailure?.kind).toBe('unreachable');
    expect(vm.conversations).toHaveLength(20);

    agents.trouble = undefined;
    vm.loadMore();
    await flushPromises();
    expect(vm.moreFailure).toBeUndefined();
    expect(vm.conversations).toHaveLength(40);
  });

  it('restores the loaded pages on return, and continues from there', async () => {
    const { agents, vm, stop, enter } = await shown(65);
    vm.loadMore();
    await flushPromises();
    stop();
    agents.summaries = [aConversationSummary({ id: 'newest' }), ...agents.summaries];
    const { vm: again } = await enter();
    expect(again.conversations.map(({ id }) => id)).toEqual([
      'newest',
      ...vm.conversations.map(({ id }) => id),
    ]);
    expect(again.added).toBeUndefined();
    again.loadMore();
    await flushPromises();
    // the host pages by position, so a new conversation shifts a known one to the next page
    expect(again.conversations).toHaveLength(60);
  });

  it("starts over after the user has left the restaurant's pages", async () => {
    const { restaurant, vm, stop, enter } = await shown(45);
    vm.loadMore();
    await flushPromises();
    stop();
    restaurant.forget();
    expect((await enter()).vm.conversations).toHaveLength(20);
  });

  it('cancels its requests when the user leaves the screen', async () => {
    const { agents, vm, stop } = await shown(45);
    vm.loadMore();
    stop();
    await flushPromises();
    expect(agents.lastSignal?.aborted).toBe(true);
    expect(vm.conversations).toHaveLength(20);
    vm.agent.retry();
    stop();
    expect(agents.lastSignal?.aborted).toBe(true);
  });
});
