import { describe, expect, it } from 'vitest';
import { createDb } from '../db/db.ts';
import { openHandoff } from './handoffs.ts';

async function opened(headers: Record<string, string>, appUrl?: string) {
  const db = createDb();
  const request = new Request('http://api.test:4010/api/companies/c/billing-portal', { headers });
  const url = await openHandoff({ db, appUrl }, request, { kind: 'billing', companyId: 'c' });
  return { url, returnsTo: db.handoffs.all()[0]?.appUrl };
}

describe('openHandoff', () => {
  it('returns to the page that made the request', async () => {
    for (const [headers, returnsTo] of [
      [{ Origin: 'http://localhost:5173' }, 'http://localhost:5173/'],
      [{ Referer: 'https://app.test/company/c' }, 'https://app.test/'],
      [{ Origin: 'null', Referer: 'https://app.test/company/c' }, 'https://app.test/'],
      [{ Origin: 'javascript:alert(1)' }, 'http://api.test:4010/'],
      [{ Referer: 'about:client' }, 'http://api.test:4010/'],
      [{}, 'http://api.test:4010/'],
    ] as const) {
      expect((await opened(headers)).returnsTo, JSON.stringify(headers)).toBe(returnsTo);
    }
  });

  it('serves the page next to the API', async () => {
    expect((await opened({ Origin: 'http://localhost:5173' })).url).toMatch(
      /^http:\/\/api\.test:4010\/__backend\/pages\/billing\.html\?session=\w{32}$/,
    );
  });

  it('serves the page next to the app and returns to the app if its address is configured', async () => {
    const { url, returnsTo } = await opened({ Origin: 'https://other.test' }, 'https://app.test/demo/');
    expect(url).toMatch(/^https:\/\/app\.test\/demo\/__backend\/pages\/billing\.html\?session=\w{32}$/);
    expect(returnsTo).toBe('https://app.test/demo/');
  });
});
