export const POS_PROVIDERS = ['square', 'clover'] as const;

export type PosProvider = (typeof POS_PROVIDERS)[number];

export interface PosStatus {
  readonly isConnected: boolean;
  readonly merchantId?: string | undefined;
}

/** The codes by which an authorisation can fail, as OAuth 2.0 names them (RFC 6749, 4.1.2.1 and 5.2). */
const CLOVER_ERRORS = [
  'access_denied',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
] as const;

export type CloverError = (typeof CLOVER_ERRORS)[number] | 'unknown';

/** How a Clover connection came back to the page of a company. */
export type CloverReturn =
  | { readonly outcome: 'connected' }
  | { readonly outcome: 'not-begun-here' }
  | { readonly outcome: 'failed'; readonly error: CloverError };

/**
 * Reads the query that Clover comes back with: connected only when it names this very company and its person has left
 * from here, failed with the error if its code is a known one; anybody can write an address. None when the query says
 * nothing of Clover (rule: Clover callback).
 */
export function cloverReturn(
  query: URLSearchParams,
  companyId: string,
  wasBegunHere: boolean,
): CloverReturn | undefined {
  if (query.get('clover_connected') === 'true' && query.get('company_id') === companyId) {
    return { outcome: wasBegunHere ? 'connected' : 'not-begun-here' };
  }
  const error = query.get('clover_error');
  if (!error) return undefined;
  return { outcome: 'failed', error: CLOVER_ERRORS.find((code) => code === error) ?? 'unknown' };
}

/** The query without what Clover put there. */
export function withoutCloverReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['clover_connected', 'clover_error', 'company_id']) rest.delete(name);
  return rest;
}
