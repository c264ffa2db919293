import { describe, expect, it } from 'vitest';
import type { AgentPreview } from '#domain/agents/agent.ts';
import { anAgent } from '#tests/support/builders/agents.ts';
import { FakeVoiceAgents } from '#tests/support/fakes/FakeVoiceAgents.ts';
import { LoadAgentPreviews } from './LoadAgentPreviews.ts';

const preview = (id: string): AgentPreview => ({ ...anAgent({ id }), callCount: 3, recent: [] });

describe('LoadAgentPreviews', () => {
  it('loads each agent and keeps their order', async () => {
    const agents = new FakeVoiceAgents();
    agents.previews = { host: preview('host'), bar: preview('bar') };
    const loaded = await new LoadAgentPreviews(agents).execute('aurora', ['bar', 'host']);
    expect(loaded).toEqual({ agents: [preview('bar'), preview('host')], failures: [] });
  });

  it('omits an agent that fails and reports the failure', async () => {
    const agents = new FakeVoiceAgents();
    agents.previews = { host: preview('host') };
    const loaded = await new LoadAgentPreviews(agents).execute('aurora', ['gone', 'host']);
    expect(loaded.agents).toEqual([preview('host')]);
    expect(loaded.failures.map(({ kind }) => kind)).toEqual(['not-found']);
  });

  it('sends no request for a company without agents', async () => {
    const agents = new FakeVoiceAgents();
    const loaded = await new LoadAgentPreviews(agents).execute('aurora', []);
    expect(loaded).toEqual({ agents: [], failures: [] });
    expect(agents.lastSignal).toBeUndefined();
  });

  it('rethrows bugs', async () => {
    const agents = new FakeVoiceAgents();
    agents.preview = () => Promise.reject(new TypeError('a bug'));
    await expect(new LoadAgentPreviews(agents).execute('aurora', ['host'])).rejects.toThrow('a bug');
  });
});
