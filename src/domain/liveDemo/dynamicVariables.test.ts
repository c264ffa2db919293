import { describe, expect, it } from 'vitest';
import { CURATOR_VARIABLES, landingVariables } from './dynamicVariables.ts';

describe('landingVariables', () => {
  it('includes the platform, the time in New York and in UTC, and that no phone number is known', () => {
    const { current_time, ...rest } = landingVariables(new Date('2026-03-08T03:30:00Z'));
    expect(rest).toEqual({ platform: 'web', phone_number: 'not on file' });
    expect(current_time?.replace(/\s/g, ' ')).toBe(
      'Saturday, March 7, 2026 at 10:30 PM (America/New_York), Sunday, March 8, 2026 at 3:30 AM (UTC)',
    );
  });
});

describe('CURATOR_VARIABLES', () => {
  it('includes only the platform', () => {
    expect(CURATOR_VARIABLES).toEqual({ platform: 'web' });
  });
});
