import { createBackend } from '../../mocks/backend.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { apiCalls } from '../support/calls.ts';

/** Who may make a call. */
export type Access = 'everyone' | 'user' | 'member' | 'administrator';

/** Asks the mock backend who may make each call: without a token and as staff. */
export async function accessByMethod(): Promise<ReadonlyMap<string, Access>> {
  const backend = createBackend({ seed: emptySeed() });
  const { accessToken: staff = '', companyId = '' } = await backend.scenario(
    'a signed-in staff member of a company',
  );
  const statusOf = async (method: string, path: string, company: string, token?: string) => {
    const filled = path.replace(':companyId', company).replace(':provider', 'square').replaceAll(':', '');
    const headers = new Headers(token === undefined ? {} : { Authorization: `Bearer ${token}` });
    const response = await backend.respond(new Request(`http://localhost${filled}`, { method, headers }));
    return response?.status;
  };
  const entries = apiCalls.map(async ({ by, method, path }) => {
    if ((await statusOf(method, path, companyId)) !== 401) return [by, 'everyone'] as const;
    if ((await statusOf(method, path, companyId, staff)) === 403) return [by, 'administrator'] as const;
    return [by, path.includes(':companyId') ? 'member' : 'user'] as const;
  });
  return new Map(await Promise.all(entries));
}
