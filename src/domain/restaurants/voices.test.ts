import { describe, expect, it } from 'vitest';
import { DEFAULT_VOICE, RESTAURANT_VOICES } from './voices.ts';

describe('the voices of a restaurant', () => {
  it('are ten, Elliot first', () => {
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
