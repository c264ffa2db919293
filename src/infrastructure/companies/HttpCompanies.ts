import type { Companies } from '#application/companies/Companies.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { CallsReply, CompanyListReply, CompanyReply, CompanyUsersReply } from './wire.ts';

/** URLs of the read requests. */
export const companyReads = {
  list: () => '/api/companies/restaurants',
  detail: (companyId: string) => path`/api/companies/${companyId}`,
  users: (companyId: string) => path`/api/companies/${companyId}/users`,
  calls: (companyId: string) => path`/api/companies/${companyId}/calls`,
};

export class HttpCompanies implements Companies {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  list(signal?: AbortSignal) {
    return this.api.get(companyReads.list(), CompanyListReply, signal);
  }

  detail(companyId: string, signal?: AbortSignal) {
    return this.api.get(companyReads.detail(companyId), CompanyReply, signal);
  }

  users(companyId: string, signal?: AbortSignal) {
    return this.api.get(companyReads.users(companyId), CompanyUsersReply, signal);
  }

  calls(companyId: string, signal?: AbortSignal) {
    return this.api.get(companyReads.calls(companyId), CallsReply, signal);
  }
}
