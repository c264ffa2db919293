import { brand } from '../texts/brand.ts';
import { useSiteAddresses } from './siteAddresses.ts';

/** Makes the address of a mail to the team, which says what it is about. */
export function useSupportMail(): (about: string) => string {
  const { supportEmail } = useSiteAddresses();
  return (about) => `mailto:${supportEmail}?subject=${encodeURIComponent(`${brand.name}: ${about}`)}`;
}
