import { describe, expect, it } from 'vitest';
import { httpUrl } from './httpUrl.ts';

describe('httpUrl', () => {
  it('accepts HTTP URLs', () => {
    for (const url of ['https://trattoria.example/', 'http://trattoria.example/menu?a=1'])
      expect(httpUrl(url), url).toBe(url);
  });
  it('rejects anything else', () => {
    for (const url of [
      undefined,
      '',
      'trattoria.example',
      '/menu',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://x.example',
    ])
      expect(httpUrl(url), JSON.stringify(url)).toBeUndefined();
  });
});
