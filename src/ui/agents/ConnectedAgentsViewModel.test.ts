import { describe, expect, it, vi } from 'vitest';
import { LoadAgentPreviews } from '#application/agents/LoadAgentPreviews.ts';
import { anAgent } from '#tests/support/builders/agents.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeVoiceAgents } from '#tests/support/fakes/FakeVoiceAgents.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { ConnectedAgentsViewModel } from './ConnectedAgentsViewModel.ts';

function setUp() {
  const agents = new FakeVoiceAgents();
  agents.previews = { host: { ...anAgent({ id: 'host' }), callCount: 3, recent: [] } };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return { agents, warn, vm: new ConnectedAgentsViewModel(new LoadAgentPreviews(agents)) };
}

// (action: View the voice agents)
describe('ConnectedAgentsViewModel', () => {
  it('shows the agents that load, and logs the failures of other agents', async () => {
    const { vm, warn } = setUp();
    vm.start('aurora', 'host', 'gone');
    await flushPromises();
    expect(vm.previews.value?.agents.map(({ id }) => id)).toEqual(['host']);
    expect(vm.allFailed).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('says whether all agents failed to load', async () => {
    const { vm, agents } = setUp();
    agents.trouble = unreachable();
    vm.start('aurora', 'host');
    await flushPromises();
    expect(vm.allFailed).toBe(true);
  });

  it('distinguishes a company without agents from a failure', async () => {
    const { vm } = setUp();
    vm.start('aurora');
    await flushPromises();
    expect(vm.previews.value?.agents).toEqual([]);
    expect(vm.allFailed).toBe(false);
  });

  it('stops loading when the user leaves the page', async () => {
    const { vm, agents } = setUp();
    vm.start('aurora', 'host')();
    expect(agents.lastSignal?.aborted).toBe(true);
    await flushPromises();
  });
});
