import { describe, expect, it } from 'vitest';
import { isHeadphoneLabel } from './deviceDetection.ts';

describe('A sound device', () => {
  it('is headphones if its label says so', () => {
    for (const label of ["Ada's AirPods Pro", 'Headphones (USB)', 'Bluetooth headphone', 'Wired Earphones'])
      expect(isHeadphoneLabel(label), label).toBe(true);
  });

  it('is not headphones with any other label', () => {
    for (const label of ['', 'iPhone Microphone', 'Built-in', 'Car'])
      expect(isHeadphoneLabel(label), JSON.stringify(label)).toBe(false);
  });
});
