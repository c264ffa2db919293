import type { Companies } from '#application/companies/Companies.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { CallsReply, CompanyListReply, CompanyReply, CompanyUsersReply } from './wire.ts';

export class HttpCompanies implements Companies {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  list(signal?: AbortSignal) {
    return this.api.get('/api/companies/restaurants', CompanyListReply, signal);
  }

  detail(companyId: string, signal?: AbortSignal) {
    return this.api.get(path`/api/companies/${companyId}`, CompanyReply, signal);
  }

  users(companyId: string, signal?: AbortSignal) {
    return this.api.get(path`/api/companies/${companyId}/users`, CompanyUsersReply, signal);
  }

  calls(companyId: string, signal?: AbortSignal) {
    return this.api.get(path`/api/companies/${companyId}/calls`, CallsReply, signal);
  }
}
