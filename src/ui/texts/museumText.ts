import { counted } from './numbers.ts';

export const museumText = {
  // given
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
  // added
  intro:
    'Pick a museum and ask its virtual curator about one exhibit, aloud and in your own words. The curator answers from the text that the museum page shows you, and from nothing else.',
  showAll: 'Show all museums',
  /** What else a museum could have of it, on the page of each. (rule: museum demo copy) */
  offer:
    "We could also replace a museum's phone menu (IVR) with a conversational solution that handles its calls, and load the whole collection instead of one exhibit.",
} as const;

/** How many museums are shown: "12 museums". */
export const museumCount = (count: number) => counted(count, 'museum');
