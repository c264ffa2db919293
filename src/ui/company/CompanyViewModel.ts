import { makeAutoObservable } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { Company } from '#domain/companies/company.ts';
import { Loadable } from '../kit/Loadable.ts';

/** The company of the page; its sections load what else they need by themselves. */
export class CompanyViewModel {
  static readonly needs = [Companies] as const;
  readonly company = new Loadable<Company>();

  constructor(private readonly companies: Companies) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string): () => void {
    void this.company.load((signal) => this.companies.detail(companyId, signal));
    return this.company.stop;
  }
}
