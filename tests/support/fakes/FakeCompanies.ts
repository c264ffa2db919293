import { Failure } from '#application/Failure.ts';
import type { Companies } from '#application/companies/Companies.ts';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import type { CallSpan } from '#domain/companies/callMinutes.ts';
import type { Company, CompanySummary, CompanyUser } from '#domain/companies/company.ts';

/** Companies in memory. `trouble` makes every read fail, and `lastSignal` is the latest read's signal. */
export class FakeCompanies implements Companies {
  summaries: readonly CompanySummary[] = [];
  company: Company | undefined;
  callsOf: Readonly<Record<string, readonly CallSpan[]>> = {};
  /** The phone numbers of each company. By default, a company has one number with its `callsOf`. */
  linesOf: Readonly<Record<string, readonly CallsOfNumber[]>> = {};
  trouble: Failure | undefined;
  lastSignal: AbortSignal | undefined;

  async list(signal?: AbortSignal) {
    return this.answer(this.summaries, signal);
  }

  async detail(_companyId: string, signal?: AbortSignal) {
    return this.answer(this.company, signal);
  }

  async users(_companyId: string, signal?: AbortSignal) {
    return this.answer<readonly CompanyUser[]>([], signal);
  }

  async calls(companyId: string, signal?: AbortSignal) {
    const calls = this.callsOf[companyId]?.map((call) => ({ ...call, lines: [] }));
    const lines = calls && [{ id: 'p1', number: '+16075550100', calls }];
    return this.answer<readonly CallsOfNumber[]>(this.linesOf[companyId] ?? lines, signal);
  }

  private answer<T>(found: T | undefined, signal: AbortSignal | undefined): T {
    this.lastSignal = signal;
    if (this.trouble) throw this.trouble;
    if (found === undefined) throw new Failure('not-found', { status: 404 });
    return found;
  }
}
