import { createContext, useContext } from 'react';
import { brand } from '../texts/brand.ts';

/** The addresses of this build that screens link to. */
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

/** Makes the address of a mail to the team, which says what it is about. */
export function useSupportMail(): (about: string) => string {
  const { supportEmail } = useSiteAddresses();
  return (about) => `mailto:${supportEmail}?subject=${encodeURIComponent(`${brand.name}: ${about}`)}`;
}
