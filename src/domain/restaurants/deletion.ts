/**
 * Compares the typed name with the restaurant's, ignoring case and surrounding white space. (see rule:
 * delete restaurant)
 */
export function confirmsDeletion(name: string, typed: string): boolean {
  return plain(typed) === plain(name);
}

const plain = (text: string) => text.trim().toLowerCase();
