/** Returns a lower-case file name without extension: "giulia-s-trattoria-menu". */
export function downloadFileName(restaurantName: string, what: string): string {
  const words = restaurantName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, what].join('-');
}
