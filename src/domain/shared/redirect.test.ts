import { describe, expect, it } from 'vitest';
import { redirectOf } from './redirect.ts';

// (rule: redirects)
describe('redirectOf', () => {
  it('allows HTTPS, and HTTP on this machine', () => {
    for (const url of [
      'https://pay.example/checkout?session=1',
      'https://pay.example:8443/',
      'http://localhost:4010/pages/checkout.html',
      'http://127.0.0.1:4010/',
      'http://[::1]:4010/',
    ])
      expect(redirectOf(url), url).toEqual({ kind: 'allowed', url });
  });

  it('rejects other URLs', () => {
    for (const url of [
      'http://pay.example/checkout',
      'http://localhost.pay.example/',
      'https://pay.example@evil.example/',
      'https://:secret@pay.example/',
      'javascript://localhost/%0aalert(1)',
      'data:text/html,x',
      '//pay.example/checkout',
      '/checkout',
      'pay.example',
      '',
      undefined,
    ])
      expect(redirectOf(url), JSON.stringify(url)).toEqual({ kind: 'none' });
  });

  it('allows only the listed hosts and ports if there is a list', () => {
    const allowed = ['pay.example', 'localhost:4010'];
    expect(redirectOf('https://PAY.example/checkout', allowed).kind).toBe('allowed');
    expect(redirectOf('http://localhost:4010/', allowed).kind).toBe('allowed');
    for (const [url, host] of [
      ['https://evil.example/?pay.example', 'evil.example'],
      ['https://pay.example.evil.example/', 'pay.example.evil.example'],
      ['https://pay.example.evil.test/', 'pay.example.evil.test'],
      ['https://sub.pay.example/', 'sub.pay.example'],
      ['https://pay.example:8443/', 'pay.example:8443'],
      ['http://localhost:4011/', 'localhost:4011'],
    ] as const) {
      expect(redirectOf(url, allowed)).toEqual({ kind: 'foreign', host });
    }
  });
  it('rejects everything when the list is empty', () =>
    expect(redirectOf('https://pay.example/', [])).toEqual({ kind: 'foreign', host: 'pay.example' }));
});
