/** In a table body, in place of the rows that are not in the page. */
export function RowGap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden className="gap" style={{ height }} />;
}
