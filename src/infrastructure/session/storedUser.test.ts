import { describe, expect, it } from 'vitest';
import { readUser } from './storedUser.ts';

const ada = { id: 'u1', firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };

describe('A stored user', () => {
  it('is read without unknown fields', () => {
    expect(readUser(JSON.stringify({ ...ada, role: 'owner' }))).toEqual(ada);
  });

  it('can lack an id and names', () => {
    expect(readUser('{"email":"ada@tableside.example","id":null}')).toEqual({
      firstName: '',
      lastName: '',
      email: 'ada@tableside.example',
    });
  });

  it('is ignored when unreadable', () => {
    for (const stored of [
      undefined,
      '',
      'undefined',
      '[]',
      '"ada"',
      'null',
      '{"firstName":"Ada"}',
      '{"email":7}',
    ])
      expect(readUser(stored), JSON.stringify(stored)).toBeUndefined();
  });
});
