import type { CallsOfNumber } from '#domain/companies/call.ts';
import type { Company, CompanySummary, CompanyUser } from '#domain/companies/company.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { port } from '../port.ts';

/** The restaurants of the signed-in user. Aborting the signal cancels a read. */
export interface Companies {
  list(signal?: AbortSignal): Promise<Rows<CompanySummary>>;
  /** Returns one company. @throws Failure `not-found` if it is missing or the user has no access to it. */
  detail(companyId: string, signal?: AbortSignal): Promise<Company>;
  users(companyId: string, signal?: AbortSignal): Promise<Rows<CompanyUser>>;
  /** Returns the calls of each phone number, sorted as the host sends them. */
  calls(companyId: string, signal?: AbortSignal): Promise<Rows<CallsOfNumber>>;
}
export const Companies = port<Companies>('Companies');
