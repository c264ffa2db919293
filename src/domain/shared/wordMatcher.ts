/** Lower-cases and removes accents. Only non-ASCII text is normalized, which is the slow part. */
const plain = (text: string) =>
  text.replace(/[^ -~\s]+/g, (letters) => letters.normalize('NFD').replace(/\p{M}+/gu, '')).toLowerCase();

/**
 * Returns a predicate for texts that contain every search word, ignoring case and accents. Returns
 * undefined for an empty search.
 */
export function wordMatcher(sought: string): ((text: string) => boolean) | undefined {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const read = plain(text);
    return words.every((word) => read.includes(word));
  };
}
