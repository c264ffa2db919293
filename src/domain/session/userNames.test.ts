import { describe, expect, it } from 'vitest';
import { userNameProblems } from './userNames.ts';

describe('User names', () => {
  it('are both required and cannot be blank', () => {
    expect(userNameProblems({ firstName: '', lastName: '  ' })).toEqual({
      firstName: 'required',
      lastName: 'required',
    });
    expect(userNameProblems({ firstName: 'Ada', lastName: '' })).toEqual({ lastName: 'required' });
  });

  it('can be any other text', () => {
    expect(userNameProblems({ firstName: 'Ada', lastName: 'Rossi' })).toEqual({});
  });
});
