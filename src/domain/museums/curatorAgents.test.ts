import { describe, expect, it } from 'vitest';
import { curatorAgent } from './curatorAgents.ts';
import { museumDemos } from './museumDemos.ts';

describe('the voice agent of a curator', () => {
  it('is the one that the source names, unless another was chosen for the museum', () => {
    const chosen = { 'planet-word': 'agent_words' };
    expect(curatorAgent('planet-word', chosen)).toBe('agent_words');
    expect(curatorAgent('renwick-gallery', chosen)).toBe(museumDemos['renwick-gallery'].agentId);
    expect(curatorAgent('planet-word', {})).toBe(museumDemos['planet-word'].agentId);
  });
});
