import { describe, expect, it } from 'vitest';
import { readUser } from './storedUser.ts';

const ada = { id: 'u1', firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };

describe('a stored user', () => {
  it('is read as it was stored, without fields that are not known', () => {
    expect(readUser(JSON.stringify({ ...ada, role: 'owner' }))).toEqual(ada);
  });

  it('may lack an id and names', () => {
    expect(readUser('{"email":"ada@tableside.example","id":null}')).toEqual({
      firstName: '',
      lastName: '',
      email: 'ada@tableside.example',
    });
  });

  it.each([null, '', 'undefined', '[]', '"ada"', 'null', '{"firstName":"Ada"}', '{"email":7}'])(
    'is none when it cannot be read (%s)',
    (stored) => {
      expect(readUser(stored)).toBeUndefined();
    },
  );
});
