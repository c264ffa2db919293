import type { PosProvider, PosStatus } from '#domain/integrations/pointOfSale.ts';
import { port } from '../port.ts';

/** A company's connections to point-of-sale providers. */
export interface PointOfSale {
  status(provider: PosProvider, companyId: string, signal?: AbortSignal): Promise<PosStatus>;
  /**
   * Returns the URL where the restaurant authorizes the connection, or undefined if the host sent no
   * http(s) URL.
   */
  authorizationUrl(provider: PosProvider, companyId: string): Promise<string | undefined>;
}
export const PointOfSale = port<PointOfSale>('PointOfSale');
