import { describe, expect, it } from 'vitest';
import { httpUrl } from './httpUrl.ts';

describe('httpUrl', () => {
  it.each(['https://trattoria.example/', 'http://trattoria.example/menu?a=1'])('accepts %s', (url) => {
    expect(httpUrl(url)).toBe(url);
  });
  it.each([
    undefined,
    '',
    'trattoria.example',
    '/menu',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x.example',
  ])('rejects %s', (url) => expect(httpUrl(url)).toBeUndefined());
});
