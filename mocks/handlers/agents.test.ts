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
  it('returns phone numbers and the latest conversations', async () => {
    const { page } = await start();
    const { agent, conversations } = await page();
    expect(agent).toEqual({
      agent_id: 'aurora-host',
      name: 'Aurora host',
      metadata: { created_at_unix_secs: expect.any(Number) },
      phone_numbers: [{ label: 'Reservations', phone_number: '+12125550142' }],
    });
    const starts = conversations.conversations.map(({ start_time_unix_secs }) => start_time_unix_secs);
    expect(starts).toHaveLength(10);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(conversations.conversations[1]).toEqual({
      conversation_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      start_time_unix_secs: expect.any(Number),
      call_duration_secs: expect.any(Number),
      message_count: expect.any(Number),
      call_successful: expect.stringMatching(/^(success|failure)$/),
      status: 'done',
    });
  });

  it('pages through every conversation exactly once', async () => {
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

  it.each(['?limit=0', '?limit=101', '?limit=ten', '?cursor=unknown'])('rejects %s', async (query) => {
    const { get } = await start();
    expect((await get(`trattoria-aurora/xiagents/aurora-host${query}`)).status).toBe(400);
  });

  it('allows no phone numbers and no conversations', async () => {
    const { get } = await start();
    expect((await get('blue-door-diner/xiagents/bluedoor-trial')).body).toMatchObject({
      agent: { phone_numbers: [] },
      conversations: { conversations: [], has_more: false },
    });
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

describe('GET xiagents/{agentId}/preview', () => {
  it('returns numbers, call counts, and latest conversations in the preview format', async () => {
    const { get } = await start();
    const { status, body } = await get('trattoria-aurora/xiagents/aurora-host/preview');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      agent_id: 'aurora-host',
      name: 'Aurora host',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      phone_numbers: [{ label: 'Reservations', phone_number: '+12125550142' }],
      number_of_calls: 24,
    });
    const { recent_conversations: recent } = body as { recent_conversations: { start_time: string }[] };
    expect(recent[0]).toEqual({
      conversation_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      start_time: expect.stringMatching(/^\d{4}-.*Z$/),
      duration_seconds: expect.any(Number),
      message_count: expect.any(Number),
      call_successful: expect.stringMatching(/^(true|false)$/),
    });
    const starts = recent.map(({ start_time }) => start_time);
    expect(starts).toHaveLength(5);
    expect(starts).toEqual(starts.toSorted().toReversed());
  });

  it('allows no conversations', async () => {
    const { get } = await start();
    expect((await get('blue-door-diner/xiagents/bluedoor-trial/preview')).body).toMatchObject({
      number_of_calls: 0,
      recent_conversations: [],
    });
  });
});

describe('GET a conversation', () => {
  it('returns its transcript', async () => {
    const { get, page } = await start();
    const [, listed] = (await page()).conversations.conversations;
    const { status, body } = await get(
      `trattoria-aurora/xiagents/aurora-host/conversations/${listed?.conversation_id}?includeAudio=true`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      conversation_id: listed?.conversation_id,
      agent_id: 'aurora-host',
      status: 'done',
      has_audio: true,
      metadata: {
        start_time_unix_secs: listed?.start_time_unix_secs,
        call_duration_secs: expect.any(Number),
      },
    });
    const { transcript } = body as { transcript: unknown[] };
    expect(transcript[0]).toEqual({ role: 'agent', message: expect.any(String), time_in_call_secs: 1 });
  });

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

describe("GET a conversation's audio", () => {
  async function audio(hasAudio: boolean, withToken = true) {
    const { backend } = await start();
    const name = hasAudio ? 'a conversation with audio' : 'a conversation without audio';
    const { companyId, agentId, conversationId, accessToken } = await backend.scenario(name);
    const path = `/api/companies/${companyId}/xiagents/${agentId}/conversations/${conversationId}/audio`;
    const headers = new Headers(withToken ? { Authorization: `Bearer ${accessToken}` } : {});
    const response = await backend.respond(new Request(`http://api.test${path}`, { headers }));
    if (!response) throw new Error('There is no such call');
    return response;
  }

  it("returns an MP3 of the conversation's length", async () => {
    const response = await audio(true);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    const bytes = await response.bytes();
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect([bytes[0], bytes[1]]).toEqual([0xff, 0xf3]);
  });

  it('rejects signed-out users', async () => {
    expect((await audio(true, false)).status).toBe(401);
  });

  it('returns 404 if there is no recording', async () => {
    const response = await audio(false);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'This conversation has no audio' });
  });
});
