export const POS_PROVIDERS = ['square', 'clover'] as const;

export type PosProvider = (typeof POS_PROVIDERS)[number];

export interface PosStatus {
  readonly isConnected: boolean;
  readonly merchantId?: string | undefined;
}

/** How a Clover connection came back to the page of a company. */
export type CloverReturn =
  { readonly outcome: 'connected' } | { readonly outcome: 'failed'; readonly error: string };

/**
 * Reads the query that Clover comes back with: connected only when it names this very company, failed with the error as
 * it came. None when the query says nothing of Clover (rule: Clover callback).
 */
export function cloverReturn(query: URLSearchParams, companyId: string): CloverReturn | undefined {
  if (query.get('clover_connected') === 'true' && query.get('company_id') === companyId) {
    return { outcome: 'connected' };
  }
  const error = query.get('clover_error');
  return error ? { outcome: 'failed', error } : undefined;
}

/** The query without what Clover put there. */
export function withoutCloverReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['clover_connected', 'clover_error', 'company_id']) rest.delete(name);
  return rest;
}
