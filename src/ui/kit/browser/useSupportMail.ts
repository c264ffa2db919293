import { brand } from '../../texts/brand.ts';
import { useSiteAddresses } from './siteAddresses.ts';

/** Returns a function that creates a mailto link to support with a given subject. */
export function useSupportMail(): (about: string) => string {
  const { supportEmail } = useSiteAddresses();
  return (about) => `mailto:${supportEmail}?subject=${encodeURIComponent(`${brand.name}: ${about}`)}`;
}
