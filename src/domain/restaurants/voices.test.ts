import { describe, expect, it } from 'vitest';
import { DEFAULT_VOICE, RESTAURANT_VOICES } from './voices.ts';

describe('The restaurant voices', () => {
  it('are ten, with Elliot first', () => {
    expect(RESTAURANT_VOICES).toEqual([
      'Elliot',
      'Rohan',
      'Lily',
      'Savannah',
      'Hana',
      'Neha',
      'Cole',
      'Harry',
      'Paige',
      'Spencer',
    ]);
    expect(DEFAULT_VOICE).toBe('Elliot');
  });
});
