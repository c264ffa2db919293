import { createContext, useContext } from 'react';
import { brand } from '../../texts/brand.ts';

/** URLs that screens link to. They are set at build time. */
export interface SiteAddresses {
  readonly supportEmail: string;
  readonly contactEmail: string;
  /** URL at which visitors book a call with the sales team. */
  readonly schedulingUrl: string;
  /** The separate website for diners. */
  readonly consumerUrl: string;
}

export const SiteAddressesContext = createContext<SiteAddresses>(brand);

export function useSiteAddresses(): SiteAddresses {
  return useContext(SiteAddressesContext);
}
