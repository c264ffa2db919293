import type { SiteAddresses } from '#ui/kit/browser/siteAddresses.ts';
import type { Settings } from './settings.ts';

/** Returns the addresses that screens link to. */
export function siteAddressesFrom(settings: Settings): SiteAddresses {
  return {
    supportEmail: settings.VITE_SUPPORT_EMAIL,
    contactEmail: settings.VITE_CONTACT_EMAIL,
    schedulingUrl: settings.VITE_SCHEDULING_URL,
    consumerUrl: settings.VITE_CONSUMER_URL,
  };
}
