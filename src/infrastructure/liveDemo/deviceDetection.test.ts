import { describe, expect, it } from 'vitest';
import { isHeadphoneLabel } from './deviceDetection.ts';

describe('A sound device', () => {
  it.each(["Ada's AirPods Pro", 'Headphones (USB)', 'Bluetooth headphone', 'Wired Earphones'])(
    'counts as headphones by its label: %s',
    (label) => expect(isHeadphoneLabel(label)).toBe(true),
  );

  it.each(['', 'iPhone Microphone', 'Built-in', 'Car'])('does not count as headphones: "%s"', (label) =>
    expect(isHeadphoneLabel(label)).toBe(false),
  );
});
