import { port } from '../port.ts';

/** The API key that a company's own software uses. */
export interface ApiKeys {
  /** Returns the key, or undefined if the company has none. Rejected unless the user is an owner or admin. */
  apiKey(companyId: string, signal?: AbortSignal): Promise<string | undefined>;
}
export const ApiKeys = port<ApiKeys>('ApiKeys');
