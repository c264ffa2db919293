/** First names of callers and guests. */
export const guestFirstNames =
  'Dana Priya Marco Wei Amara Jonas Lucía Tom Aisha Kenji Rosa Ben Mei Omar Ida Luis Grace Samir Elena Paul'.split(
    ' ',
  );
