import { describe, expect, it } from 'vitest';
import { passwordChangeProblem } from './passwordChange.ts';

const change = { currentPassword: 'tableside', newPassword: 'new-secret', confirmPassword: 'new-secret' };

describe('A password change', () => {
  it('is valid if both new passwords match and are long enough', () => {
    expect(passwordChangeProblem(change)).toBeUndefined();
    expect(
      passwordChangeProblem({ ...change, newPassword: '12345678', confirmPassword: '12345678' }),
    ).toBeUndefined();
  });
  it('requires the current password', () => {
    expect(passwordChangeProblem({ ...change, currentPassword: '' })).toBe('no-current-password');
  });
  it('requires matching new passwords', () => {
    expect(passwordChangeProblem({ ...change, confirmPassword: 'new-secreT' })).toBe('mismatch');
  });
  it('requires at least 8 characters', () => {
    expect(passwordChangeProblem({ ...change, newPassword: '1234567', confirmPassword: '1234567' })).toBe(
      'too-short',
    );
  });
  it('reports a mismatch before a short password', () => {
    expect(passwordChangeProblem({ ...change, newPassword: 'short' })).toBe('mismatch');
  });
});
