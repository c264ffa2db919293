import { describe, expect, it } from 'vitest';
import { userNameProblems } from './userNames.ts';

describe('the names of a user', () => {
  it('are both needed, and blanks are none', () => {
    expect(userNameProblems({ firstName: '', lastName: '  ' })).toEqual({
      firstName: 'required',
      lastName: 'required',
    });
    expect(userNameProblems({ firstName: 'Ada', lastName: '' })).toEqual({ lastName: 'required' });
  });

  it('may be anything else', () => {
    expect(userNameProblems({ firstName: 'Ada', lastName: 'Rossi' })).toEqual({});
  });
});
