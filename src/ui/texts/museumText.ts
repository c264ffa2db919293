import { countWithNoun } from './numbers.ts';

export const museumText = {
  // fixed by the specification
  heading: 'Voice-Powered Museum Experience',
  chat: 'Chat with us',
  searchHint: 'Search museums by name, location, or city...',
  allCities: 'All Cities',
  noMatch: 'No museums found matching your criteria.',
  talk: 'Click to talk to Curator',
  helper: 'Please ensure your microphone is enabled and your device volume is turned up.',
  duration:
    'This demo lasts 1 minute due to demo purposes. You can restart the conversation at any time by clicking the button again.',
  notFoundTitle: 'Museum Not Found',
  notFound: 'The requested museum could not be found.',
  // not fixed by the specification
  intro:
    "Pick a museum and ask its virtual curator about one exhibit, out loud and in your own words. The curator answers only from the text on the museum's page.",
  showAll: 'Show all museums',
  /** Offers further services to the museum. Shown on the page of each museum. */
  offer:
    "We can also replace a museum's phone menu (IVR) with a conversational agent that handles calls. The agent can know the whole collection, not just one exhibit.",
} as const;

/** Formats a number like "12 museums". */
export const museumCount = (count: number) => countWithNoun(count, 'museum');
