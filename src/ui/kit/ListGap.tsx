/**
 * In a list, in place of the rows that are not in the page. It is an element of its own: a browser does not hold still what
 * is being read where a margin around it changes.
 */
export function ListGap({ height }: { readonly height: number }) {
  return height > 0 && <li aria-hidden style={{ height }} />;
}
