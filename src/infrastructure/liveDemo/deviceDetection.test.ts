import { describe, expect, it } from 'vitest';
import { isHeadphoneLabel } from './deviceDetection.ts';

describe('a device for sound', () => {
  it.each(["Ada's AirPods Pro", 'Headphones (USB)', 'Bluetooth headphone', 'Wired Earphones'])(
    'is worn on the head when its label says so: %s',
    (label) => expect(isHeadphoneLabel(label)).toBe(true),
  );

  it.each(['', 'iPhone Microphone', 'Built-in', 'Car'])('is not when it does not: "%s"', (label) =>
    expect(isHeadphoneLabel(label)).toBe(false),
  );
});
