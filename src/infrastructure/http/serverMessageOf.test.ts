import { describe, expect, it } from 'vitest';
import { serverMessageOf } from './serverMessageOf.ts';

describe('the message of the server', () => {
  it.each([
    [{ message: 'Busy' }],
    [{ error: 'Busy' }],
    [{ error: { message: 'Busy' } }],
    [{ message: '  Busy ', error: 'other' }],
  ])('is found in %j', (body) => expect(serverMessageOf(body)).toBe('Busy'));

  it.each([[undefined], [null], ['Busy'], [{}], [{ message: '' }], [{ message: 7 }], [{ error: {} }]])(
    'is none in %j',
    (body) => expect(serverMessageOf(body)).toBeUndefined(),
  );
});
