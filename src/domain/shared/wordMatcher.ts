/** Lower case without accents. Only the letters that may have one are looked at, as that takes most of the time. */
const plain = (text: string) =>
  text.replace(/[^ -~\s]+/g, (letters) => letters.normalize('NFD').replace(/\p{M}+/gu, '')).toLowerCase();

/**
 * Whether a text has all of the words that are sought, whatever the case and the accents; undefined when nothing is
 * sought.
 */
export function wordMatcher(sought: string): ((text: string) => boolean) | undefined {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const read = plain(text);
    return words.every((word) => read.includes(word));
  };
}
