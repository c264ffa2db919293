export const POS_PROVIDERS = ['square', 'clover'] as const;

export type PosProvider = (typeof POS_PROVIDERS)[number];

export interface PosStatus {
  readonly isConnected: boolean;
  readonly merchantId?: string | undefined;
}

/** The result of connecting to Clover, read from the URL. */
export type CloverReturn =
  { readonly outcome: 'connected' } | { readonly outcome: 'failed'; readonly error: string };

/**
 * Parses the query of the Clover callback: `connected` only if the query names this company, or `failed` with
 * the error unchanged. Returns undefined for any other query, so a success for another restaurant shows no
 * message. (rule: Clover callback)
 */
export function cloverReturn(query: URLSearchParams, companyId: string): CloverReturn | undefined {
  if (query.get('clover_connected') === 'true' && query.get('company_id') === companyId) {
    return { outcome: 'connected' };
  }
  const error = query.get('clover_error');
  return error ? { outcome: 'failed', error } : undefined;
}

/** Removes the Clover parameters from a query. */
export function withoutCloverReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['clover_connected', 'clover_error', 'company_id']) rest.delete(name);
  return rest;
}
