import { describe, expect, it } from 'vitest';
import { mayAdminister } from './role.ts';

describe('Administering a company', () => {
  it.each(['owner', 'admin', 'Owner'])('is allowed for the role %s', (role) => {
    expect(mayAdminister(role)).toBe(true);
  });
  it.each(['manager', 'staff', 'auditor', ''])('is not allowed for the role "%s"', (role) => {
    expect(mayAdminister(role)).toBe(false);
  });
});
