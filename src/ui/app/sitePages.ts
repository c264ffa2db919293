import type { ComponentType } from 'react';

interface SitePage {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** Every page of the public site that stands in its frame, each in a chunk of its own. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    load: async () => (await import('../site/home/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/booking',
    load: async () => {
      // fetched beside the page, which does without it for a moment and says itself when it does not come
      import('../booking/MonthCalendar.tsx').catch(() => undefined);
      return (await import('../booking/BookingScreen.tsx')).BookingScreen;
    },
  },
  {
    path: '/bookingconfirmed',
    load: async () => (await import('../booking/BookingConfirmedScreen.tsx')).BookingConfirmedScreen,
  },
  {
    path: '/privacy-policy',
    load: async () => (await import('../legal/PrivacyPolicyScreen.tsx')).PrivacyPolicyScreen,
  },
  {
    path: '/terms-of-service',
    load: async () => (await import('../legal/TermsOfServiceScreen.tsx')).TermsOfServiceScreen,
  },
  {
    path: '/demos',
    load: async () => (await import('../demos/DemosScreen.tsx')).DemosScreen,
  },
  {
    path: '/demos/museum',
    load: async () => (await import('../museums/MuseumsScreen.tsx')).MuseumsScreen,
  },
  {
    path: '/demos/museum/:museumId',
    load: async () => (await import('../museum/MuseumScreen.tsx')).MuseumScreen,
  },
  {
    path: '*',
    load: async () => (await import('../notFound/PageNotFound.tsx')).PageNotFound,
  },
];
