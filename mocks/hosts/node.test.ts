import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNodeBackend } from './node.ts';

const { backend, close } = startNodeBackend();
beforeEach(() => backend.reset());
afterAll(close);

const post = (path: string, body?: unknown) =>
  fetch(`https://api.test/api/users/${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('the backend inside Node', () => {
  it('answers fetch, whatever the host', async () => {
    const { accessToken, companyId } = await backend.scenario('a company with calls');
    const response = await fetch(`https://api.test/api/companies/${companyId}/calls`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('phoneNumbers');
  });

  it('keeps the refresh cookie as a browser does', async () => {
    const { email, password } = await backend.scenario('a user with a password');
    await post('login', { email, password });
    expect((await post('refresh-token')).status).toBe(200);
    await post('logout');
    expect((await post('refresh-token')).status).toBe(401);
  });

  it('can be unreachable', async () => {
    backend.faults.next('offline');
    await expect(post('refresh-token')).rejects.toThrow('fetch failed');
  });

  it('fails a request that no handler answers', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    await expect(fetch('https://api.test/api/nothing')).rejects.toThrow();
    await expect(fetch('https://elsewhere.test/')).rejects.toThrow();
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });
});
