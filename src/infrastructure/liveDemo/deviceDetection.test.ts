import { describe, expect, it } from 'vitest';
import { isHeadphoneLabel } from './deviceDetection.ts';

describe('A sound device', () => {
  it('counts as headphones by its label', () => {
    for (const label of ["Ada's AirPods Pro", 'Headphones (USB)', 'Bluetooth headphone', 'Wired Earphones'])
      expect(isHeadphoneLabel(label), label).toBe(true);
  });

  it('does not count as headphones otherwise', () => {
    for (const label of ['', 'iPhone Microphone', 'Built-in', 'Car'])
      expect(isHeadphoneLabel(label), JSON.stringify(label)).toBe(false);
  });
});
