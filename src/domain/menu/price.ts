/** A typed or imported price: at least 0, at most two decimals, dollar sign optional. */
const PRICE = /^\$?\s*(\d+(?:\.\d{0,2})?|\.\d{1,2})$/;

/** Parses a price, or returns undefined. (see rule: menu price) */
export function parsePrice(text: string): number | undefined {
  const digits = PRICE.exec(text.trim())?.[1];
  const price = Number(digits ?? NaN);
  return Number.isFinite(price) ? price : undefined;
}

/** A price is at least 0 and in whole cents. (rule: menu price) */
export function isValidPrice(price: number): boolean {
  return price >= 0 && Number.isFinite(price) && Number(price.toFixed(2)) === price;
}

/** Formats a price with two decimals, without a dollar sign. */
export function priceText(price: number): string {
  return price.toFixed(2);
}
