import { makeAutoObservable } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { CompanyUser } from '#domain/companies/company.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';

export class CompanyUsersViewModel {
  static readonly needs = [Companies] as const;
  readonly users = new Loadable<Rows<CompanyUser>>(logFailure);
  readonly refresh = this.users.refresh;

  constructor(private readonly companies: Companies) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string): () => void {
    void this.users.load((signal) => this.companies.users(companyId, signal));
    return this.users.stop;
  }
}
