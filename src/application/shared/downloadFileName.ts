import { comparable } from '#domain/shared/comparable.ts';

/** Returns a lower-case file name without extension: "giulia-s-trattoria-menu". */
export function downloadFileName(restaurantName: string, what: string): string {
  const words = comparable(restaurantName).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, what].join('-');
}
