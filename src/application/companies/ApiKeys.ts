import { port } from '../port.ts';

/** The API key for a company's own software. */
export interface ApiKeys {
  /** Returns the key, or undefined if the company has none. Rejected for users who are not owner or admin. */
  apiKey(companyId: string, signal?: AbortSignal): Promise<string | undefined>;
}
export const ApiKeys = port<ApiKeys>('ApiKeys');
