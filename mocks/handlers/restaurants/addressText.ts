import type { Address } from '../../db/rows.ts';

/** Formats an address as one line, as in the restaurant forms. */
export function addressText(address: Address | null): string {
  if (!address) return '';
  const { street, city, state, zipCode, country } = address;
  return [street, city, `${state} ${zipCode}`.trim(), country].filter(Boolean).join(', ');
}

/** Parses a one-line address. If the parts are unclear, the whole line becomes the street. */
export function addressOf(text: string): Address {
  const line = text.trim();
  const [, street, city, state, zipCode, country] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}), ([^,]+)$/.exec(line) ?? [];
  if (!street || !city || !state || !zipCode || !country) {
    return { street: line, city: '', state: '', zipCode: '', country: '' };
  }
  return { street, city, state, zipCode, country };
}
