import type { Address } from '../../db/rows.ts';

/** An address on one line, as the forms of restaurants have it. */
export function addressText(address: Address | null): string {
  if (!address) return '';
  const { street, city, state, zipCode, country } = address;
  return [street, city, `${state} ${zipCode}`.trim(), country].filter(Boolean).join(', ');
}

/** The parts of an address that stands on one line; all of it is the street when the parts cannot be told. */
export function addressOf(text: string): Address {
  const line = text.trim();
  const [, street, city, state, zipCode, country] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}), ([^,]+)$/.exec(line) ?? [];
  if (!street || !city || !state || !zipCode || !country) {
    return { street: line, city: '', state: '', zipCode: '', country: '' };
  }
  return { street, city, state, zipCode, country };
}
