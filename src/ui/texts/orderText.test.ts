import { describe, expect, it } from 'vitest';
import { orderText } from './orderText.ts';

describe('The order total text', () => {
  it.each([
    [{ cents: 3900, unknown: 0 }, 'Total $39'],
    [{ cents: 103_905, unknown: 0 }, 'Total $1,039.05'],
    [{ cents: 0, unknown: 1 }, 'Total $0, 1 has no total'],
    [{ cents: 50, unknown: 3 }, 'Total $0.50, 3 have no total'],
    [{ cents: undefined, unknown: 2 }, 'Total unavailable'],
  ])('of %j is "%s"', (sum, text) => expect(orderText.sum(sum)).toBe(text));
});
