import type { PosProvider, PosStatus } from '#domain/integrations/pointOfSale.ts';
import { port } from '../port.ts';

/** The connections of a company to the providers of its point of sale. */
export interface PointOfSale {
  status(provider: PosProvider, companyId: string, signal?: AbortSignal): Promise<PosStatus>;
  /** Address at which the restaurant allows the connection; none when the host sent no http(s) URL. */
  authorisationUrl(provider: PosProvider, companyId: string): Promise<string | undefined>;
}
export const PointOfSale = port<PointOfSale>('PointOfSale');
