import { describe, expect, it } from 'vitest';
import { passwordChangeProblem } from './passwordChange.ts';

const change = { currentPassword: 'tableside', newPassword: 'new-secret', confirmPassword: 'new-secret' };

describe('a change of password', () => {
  it('may be sent when both new passwords match and are long enough', () => {
    expect(passwordChangeProblem(change)).toBeUndefined();
    expect(
      passwordChangeProblem({ ...change, newPassword: '12345678', confirmPassword: '12345678' }),
    ).toBeUndefined();
  });
  it('needs the current password', () => {
    expect(passwordChangeProblem({ ...change, currentPassword: '' })).toBe('no-current-password');
  });
  it('needs the new password twice', () => {
    expect(passwordChangeProblem({ ...change, confirmPassword: 'new-secreT' })).toBe('mismatch');
  });
  it('needs at least 8 characters', () => {
    expect(passwordChangeProblem({ ...change, newPassword: '1234567', confirmPassword: '1234567' })).toBe(
      'too-short',
    );
  });
  it('says that the passwords differ before it says that one is short', () => {
    expect(passwordChangeProblem({ ...change, newPassword: 'short' })).toBe('mismatch');
  });
});
