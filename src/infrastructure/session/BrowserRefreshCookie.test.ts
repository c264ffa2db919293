import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserRefreshCookie } from './BrowserRefreshCookie.ts';

afterEach(() => void vi.restoreAllMocks());

function cookieOf(page: string, origin: string): BrowserRefreshCookie {
  vi.stubGlobal('location', new URL(page));
  return new BrowserRefreshCookie({ origin, fetch });
}

describe('The refresh cookie', () => {
  it('belongs to another site only if the domain differs', () => {
    for (const [page, origin, isThirdParty] of [
      ['https://app.tableside.example/login', 'https://tableside-api.example', true],
      ['https://app.tableside.example/login', 'https://api.tableside.example', false],
      ['https://app.tableside.example/login', '', false],
    ] as const)
      expect(cookieOf(page, origin).isThirdParty, page).toBe(isThirdParty);
  });

  it('counts as same-site outside a web page', () => {
    expect(new BrowserRefreshCookie({ origin: 'https://api.example', fetch }).isThirdParty).toBe(false);
  });

  it('logs the two sites once for operators', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cookie = cookieOf('https://tableside.example/login', 'https://api.example');
    cookie.reportBlocked();
    cookie.reportBlocked();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.join()).toMatch(/https:\/\/api\.example.*https:\/\/tableside\.example/);
  });
});
