import { port } from '../port.ts';

/** The key a company's own software uses to call the API. */
export interface ApiKeys {
  /** Returns the key, or undefined if the company has none. Rejected for users who are not owner or admin. */
  apiKey(companyId: string, signal?: AbortSignal): Promise<string | undefined>;
}
export const ApiKeys = port<ApiKeys>('ApiKeys');
