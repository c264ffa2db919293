import { describe, expect, it } from 'vitest';
import { serverMessageOf } from './serverMessageOf.ts';

describe('serverMessageOf', () => {
  it('finds the message in any common format', () => {
    for (const body of [
      { message: 'Busy' },
      { error: 'Busy' },
      { error: { message: 'Busy' } },
      { message: '  Busy ', error: 'other' },
      { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Busy' },
    ])
      expect(serverMessageOf(body), JSON.stringify(body)).toBe('Busy');
  });

  it('finds no message in anything else', () => {
    for (const body of [
      undefined,
      null,
      'Busy',
      {},
      { message: '' },
      { message: 7 },
      { error: {} },
      { title: 'Conflict' },
    ])
      expect(serverMessageOf(body), JSON.stringify(body)).toBeUndefined();
  });
});
