import type { CallsOfNumber } from '#domain/companies/call.ts';
import type { Company, CompanySummary, CompanyUser } from '#domain/companies/company.ts';
import { port } from '../port.ts';

/** The restaurants that the signed-in user belongs to. A read is cancelled by its signal. */
export interface Companies {
  list(signal?: AbortSignal): Promise<readonly CompanySummary[]>;
  /** One company; `not-found` when it does not exist or is not the user's. */
  detail(companyId: string, signal?: AbortSignal): Promise<Company>;
  users(companyId: string, signal?: AbortSignal): Promise<readonly CompanyUser[]>;
  /** The calls of each phone number, in the order of the host. */
  calls(companyId: string, signal?: AbortSignal): Promise<readonly CallsOfNumber[]>;
}
export const Companies = port<Companies>('Companies');
