import { describe, expect, it } from 'vitest';
import { isSameSite } from './isSameSite.ts';

describe('The site of two addresses', () => {
  it('is the same for hosts under one registrable domain', () => {
    for (const [page, api] of [
      ['https://app.tableside.example/login', 'https://api.tableside.example'],
      ['https://tableside.example', 'https://api.eu.tableside.example:8443'],
      ['http://localhost:5173', 'http://localhost:4000'],
      ['http://192.168.1.7:5173', 'http://192.168.1.7:4000'],
      ['https://app.tableside.co.uk', 'https://api.tableside.co.uk'],
    ] as const)
      expect(isSameSite(page, api), page).toBe(true);
  });

  it('differs for other hosts', () => {
    for (const [page, api] of [
      ['https://tableside.example', 'https://tableside-api.example'],
      ['http://localhost:5173', 'http://127.0.0.1:4000'],
      ['http://app.tableside.example', 'https://api.tableside.example'],
      ['http://192.168.1.7', 'http://192.168.1.8'],
      ['https://aurora.co.uk', 'https://tableside.co.uk'],
      ['http://[::1]:5173', 'http://localhost:4000'],
    ] as const)
      expect(isSameSite(page, api), page).toBe(false);
  });
});
