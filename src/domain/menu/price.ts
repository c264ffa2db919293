/** A menu price as it is typed or written in a file: at least 0, at most two decimals, with or without the dollar sign. */
const PRICE = /^\$?\s*(\d+(?:\.\d{0,2})?|\.\d{1,2})$/;

/** The price that a text says, none when it says none. (see rule: menu price) */
export function parsePrice(text: string): number | undefined {
  const digits = PRICE.exec(text.trim())?.[1];
  const price = Number(digits ?? NaN);
  return Number.isFinite(price) ? price : undefined;
}

/** Whether a number may stand on the menu as a price: at least 0, in whole cents. (rule: menu price) */
export function isValidPrice(price: number): boolean {
  return price >= 0 && Number.isFinite(price) && Number(price.toFixed(2)) === price;
}

/** As it stands on the menu, and as it is typed: with two decimals and without the dollar sign. */
export function priceText(price: number): string {
  return price.toFixed(2);
}
