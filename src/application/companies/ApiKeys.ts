import { port } from '../port.ts';

/** The key with which a company's own systems call the host. */
export interface ApiKeys {
  /** The key; none when the company has none. Rejected for who may not administer the company. */
  apiKey(companyId: string, signal?: AbortSignal): Promise<string | undefined>;
}
export const ApiKeys = port<ApiKeys>('ApiKeys');
