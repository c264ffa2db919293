import { describe, expect, it } from 'vitest';
import { mayAdminister } from './role.ts';

describe('Administering a company', () => {
  it('is allowed to owners and admins', () => {
    for (const role of ['owner', 'admin', 'Owner']) expect(mayAdminister(role), role).toBe(true);
  });
  it('is not allowed to other roles', () => {
    for (const role of ['manager', 'staff', 'auditor', ''])
      expect(mayAdminister(role), JSON.stringify(role)).toBe(false);
  });
});
