import type { Failure } from '#application/Failure.ts';
import type { PosProvider } from '#domain/integrations/pointOfSale.ts';

const noValidUrl = 'Backend did not return a valid URL';

/** Texts of point-of-sale connections, as in the product's error catalog. */
export const integrationText = {
  connected: 'Connected',
  notConnected: 'Not connected',
  unknown: 'Status unknown',
  notAuthenticated: 'Not Authenticated',
  notSignedIn: 'User not authenticated. Please log in again.',
  noValidUrl,
  cloverConnected: 'Clover integration connected successfully!',
  cloverFailed: (error: string) => `Clover connection failed: ${error}`,
  /** Says why the connection could not be started. */
  connect: { square, clover } satisfies Record<PosProvider, (failure: Failure) => string>,
};

function square({ serverMessage }: Failure): string {
  return serverMessage ?? 'Failed to start connection. Please try again.';
}

function clover({ kind, status, serverMessage = 'Unknown error' }: Failure): string {
  if (kind === 'unauthenticated') return 'Authentication failed. Please log in again.';
  if (kind === 'malformed') return noValidUrl;
  if (status === undefined) return 'Network error: Unable to reach the server';
  if (status === 500) return `Server error (500): ${serverMessage}`;
  return `Request failed (${status}): ${serverMessage}`;
}
