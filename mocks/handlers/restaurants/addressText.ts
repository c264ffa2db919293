import type { Address } from '../../db/rows.ts';

/** Formats an address as the single line restaurant forms use. */
export function addressText(address: Address | null): string {
  if (!address) return '';
  const { street, city, state, zipCode, country } = address;
  return [street, city, `${state} ${zipCode}`.trim(), country].filter(Boolean).join(', ');
}

/** Parses a one-line address. Everything becomes the street if the parts are unclear. */
export function addressOf(text: string): Address {
  const line = text.trim();
  const [, street, city, state, zipCode, country] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}), ([^,]+)$/.exec(line) ?? [];
  if (!street || !city || !state || !zipCode || !country) {
    return { street: line, city: '', state: '', zipCode: '', country: '' };
  }
  return { street, city, state, zipCode, country };
}
