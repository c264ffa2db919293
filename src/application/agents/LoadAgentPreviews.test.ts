import { describe, expect, it } from 'vitest';
import type { AgentPreview } from '#domain/agents/agent.ts';
import { anAgent } from '#tests/support/builders/agents.ts';
import { FakeVoiceAgents } from '#tests/support/fakes/FakeVoiceAgents.ts';
import { LoadAgentPreviews } from './LoadAgentPreviews.ts';

const preview = (id: string): AgentPreview => ({ ...anAgent({ id }), callCount: 3, recent: [] });

describe('LoadAgentPreviews', () => {
  it('asks for each agent, and keeps their order', async () => {
    const agents = new FakeVoiceAgents();
    agents.previews = { host: preview('host'), bar: preview('bar') };
    const loaded = await new LoadAgentPreviews(agents).execute('aurora', ['bar', 'host']);
    expect(loaded).toEqual({ agents: [preview('bar'), preview('host')], failures: [] });
  });

  it('leaves out an agent that fails, and tells of the failure', async () => {
    const agents = new FakeVoiceAgents();
    agents.previews = { host: preview('host') };
    const loaded = await new LoadAgentPreviews(agents).execute('aurora', ['gone', 'host']);
    expect(loaded.agents).toEqual([preview('host')]);
    expect(loaded.failures.map(({ kind }) => kind)).toEqual(['not-found']);
  });

  it('asks nothing for a company without agents', async () => {
    const agents = new FakeVoiceAgents();
    const loaded = await new LoadAgentPreviews(agents).execute('aurora', []);
    expect(loaded).toEqual({ agents: [], failures: [] });
    expect(agents.lastSignal).toBeUndefined();
  });

  it('passes on a bug', async () => {
    const agents = new FakeVoiceAgents();
    agents.preview = () => Promise.reject(new TypeError('a bug'));
    await expect(new LoadAgentPreviews(agents).execute('aurora', ['host'])).rejects.toThrow('a bug');
  });
});
