import { createContext, useContext } from 'react';
import { brand } from '../../texts/brand.ts';

/** Addresses of this build that screens link to. */
export interface SiteAddresses {
  readonly supportEmail: string;
  readonly contactEmail: string;
  /** Where visitors book a call with the team. */
  readonly schedulingUrl: string;
  /** The separate site for diners. */
  readonly consumerUrl: string;
}

export const SiteAddressesContext = createContext<SiteAddresses>(brand);

export function useSiteAddresses(): SiteAddresses {
  return useContext(SiteAddressesContext);
}
