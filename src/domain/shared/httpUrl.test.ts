import { describe, expect, it } from 'vitest';
import { httpUrl } from './httpUrl.ts';

describe('a URL from outside', () => {
  it.each(['https://trattoria.example/', 'http://trattoria.example/menu?a=1'])('may be used: %s', (url) => {
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
  ])('may not be used: %s', (url) => expect(httpUrl(url)).toBeUndefined());
});
