/**
 * Formats a number for the US, with up to three decimals: "12,345.5". Doesn't use `Intl`, whose first use
 * adds 10 ms to a page's start.
 */
export function formatNumber(value: number): string {
  const [whole = '', ...fraction] = String(Math.round(value * 1000) / 1000).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Formats dollars, with two decimals unless whole: "$1,039", "$39.50". */
export function formatDollars(cents: number): string {
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  return `$${formatNumber(whole)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Formats a count like "1 call" or "1,200 calls". */
export const countWithNoun = (count: number, noun: string) =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Formats an ordinal like "1st", "2nd", "3rd", or "11th". */
export function ordinal(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  const suffix = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[count % 10];
  return `${formatNumber(count)}${suffix ?? 'th'}`;
}
