import { describe, expect, it } from 'vitest';
import { serverMessageOf } from './serverMessageOf.ts';

describe('serverMessageOf', () => {
  it.each([
    [{ message: 'Busy' }],
    [{ error: 'Busy' }],
    [{ error: { message: 'Busy' } }],
    [{ message: '  Busy ', error: 'other' }],
    [{ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Busy' }],
  ])('finds the message in %j', (body) => expect(serverMessageOf(body)).toBe('Busy'));

  it.each([
    [undefined],
    [null],
    ['Busy'],
    [{}],
    [{ message: '' }],
    [{ message: 7 }],
    [{ error: {} }],
    [{ title: 'Conflict' }],
  ])('finds no message in %j', (body) => expect(serverMessageOf(body)).toBeUndefined());
});
