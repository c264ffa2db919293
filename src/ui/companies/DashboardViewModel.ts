import { makeAutoObservable } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import { MIN_COMPANIES_FOR_FILTER, findCompanies } from '#domain/companies/findCompanies.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Loadable } from '../kit/state/Loadable.ts';

/** The signed-in user's restaurants. */
export class DashboardViewModel {
  static readonly needs = [Companies] as const;
  readonly companies = new Loadable<Rows<CompanySummary>>();
  readonly refresh = this.companies.refresh;
  filter = '';

  constructor(private readonly source: Companies) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    void this.companies.load((signal) => this.source.list(signal));
    return this.companies.stop;
  }

  get canFilter(): boolean {
    return (this.companies.value?.length ?? 0) >= MIN_COMPANIES_FOR_FILTER;
  }

  get shown(): readonly CompanySummary[] {
    return findCompanies(this.companies.value ?? [], this.filter);
  }

  setFilter(text: string): void {
    this.filter = text;
  }
}
