import { describe, expect, it } from 'vitest';
import { signedInAs } from '../testing/testClient.ts';

interface AgentAnswer {
  readonly agent: unknown;
  readonly conversations: {
    readonly conversations: { conversation_id: string; start_time_unix_secs: number }[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
}

async function start() {
  const { backend, get: ask } = await signedInAs('owner');
  const get = (path: string) => ask(`/api/companies/${path}`);
  const page = async (query = '') =>
    (await get(`trattoria-aurora/xiagents/aurora-host${query}`)).body as AgentAnswer;
  return { backend, get, page };
}

describe('GET xiagents/{agentId}', () => {
  it('lists every conversation on exactly one page', async () => {
    const { page } = await start();
    const ids: string[] = [];
    let query = '?limit=7';
    for (;;) {
      const { conversations } = await page(query);
      ids.push(...conversations.conversations.map(({ conversation_id }) => conversation_id));
      expect(conversations.has_more).toBe(conversations.next_cursor !== null);
      if (!conversations.has_more) break;
      query = `?limit=7&cursor=${conversations.next_cursor}`;
    }
    expect(ids).toHaveLength(24);
    expect(new Set(ids).size).toBe(24);
  });

  it('returns no cursor after a full last page', async () => {
    const { page } = await start();
    expect((await page('?limit=24')).conversations).toMatchObject({ has_more: false, next_cursor: null });
  });

  it('rejects limits outside 1 to 100, and unknown cursors', async () => {
    const { get } = await start();
    for (const query of ['?limit=0', '?limit=101', '?limit=ten', '?cursor=unknown']) {
      expect((await get(`trattoria-aurora/xiagents/aurora-host${query}`)).status, query).toBe(400);
    }
  });

  it("returns 404 for another company's agent", async () => {
    const { get } = await start();
    const message = 'Agent not found';
    expect(await get('trattoria-aurora/xiagents/saffron-desk')).toMatchObject({
      status: 404,
      body: { message },
    });
  });
});

describe('GET a conversation', () => {
  it("returns 404 for another agent's conversation", async () => {
    const { backend, get } = await start();
    const [other] = backend.db.conversations.where({ agentId: 'aurora-orders' });
    const message = 'Conversation not found';
    expect(await get(`trattoria-aurora/xiagents/aurora-host/conversations/${other?.id}`)).toMatchObject({
      status: 404,
      body: { message },
    });
  });
});
