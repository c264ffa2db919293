import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompanyListReply, CompanyReply } from './wire.ts';

describe('A company response', () => {
  it('has no name, owner, or description when the host sends other values', () => {
    for (const nothing of [undefined, null, '', '  ']) {
      const [company] = v.parse(CompanyListReply, {
        data: [{ id: 'aurora', name: nothing, owner: nothing, description: nothing }],
      });
      expect(company, JSON.stringify(nothing)).toMatchObject({
        name: undefined,
        owner: undefined,
        description: undefined,
      });
      const detail = { id: 'aurora', name: 'Aurora', role: 'owner', description: nothing };
      expect(v.parse(CompanyReply, detail).description, JSON.stringify(nothing)).toBeUndefined();
    }
  });

  it('omits only a list of agents in an unknown format', () => {
    const body = { id: 'aurora', name: 'Aurora', elevenLabsAgentIds: {}, openaiAgentIds: { 0: 'host' } };
    expect(v.parse(CompanyReply, body)).toMatchObject({ name: 'Aurora', agentIds: ['host'] });
  });

  it('keeps the values the host sends', () => {
    const company = { id: 'aurora', name: 'Aurora', owner: 'Giulia', description: 'By the lake' };
    expect(v.parse(CompanyListReply, { data: [company] })).toMatchObject([company]);
  });
});
