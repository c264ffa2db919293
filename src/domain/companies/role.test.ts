import { describe, expect, it } from 'vitest';
import { mayAdminister } from './role.ts';

describe('administering a company', () => {
  it.each(['owner', 'admin', 'Owner'])('is open to the role %s', (role) => {
    expect(mayAdminister(role)).toBe(true);
  });
  it.each(['manager', 'staff', 'auditor', ''])('is closed to the role "%s"', (role) => {
    expect(mayAdminister(role)).toBe(false);
  });
});
