/** What a file of a restaurant is called, in small letters and without its ending: "giulia-s-trattoria-menu". */
export function downloadFileName(restaurantName: string, what: string): string {
  const words = restaurantName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, what].join('-');
}
