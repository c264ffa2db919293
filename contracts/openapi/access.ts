import { createBackend } from '../../mocks/backend.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { apiCalls, type Call } from '../support/calls.ts';

/** Who may make a call. */
export type Access = 'everyone' | 'user' | 'member' | 'administrator';

/** Asks the mock backend who may make each call: without a token and as staff. */
export async function accessByMethod(): Promise<ReadonlyMap<string, Access>> {
  const access = new Map<string, Access>();
  for (const call of apiCalls) access.set(call.by, await accessOf(call));
  return access;
}

async function accessOf({ method, path }: Call): Promise<Access> {
  const backend = createBackend({ seed: emptySeed() });
  const staff = await backend.scenario('a signed-in staff member of a company');
  const statusWith = async (headers: Readonly<Record<string, string>>) => {
    const filled = path
      .replace(':companyId', staff['companyId'] ?? '')
      .replace(':provider', 'square')
      .replaceAll(':', '');
    const request = new Request(`http://localhost${filled}`, { method, headers });
    const response = await backend.respond(request);
    return response?.status;
  };
  if ((await statusWith({})) !== 401) return 'everyone';
  if ((await statusWith({ Authorization: `Bearer ${staff['accessToken']}` })) === 403) return 'administrator';
  return path.includes(':companyId') ? 'member' : 'user';
}
