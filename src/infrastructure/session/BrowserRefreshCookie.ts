import type { RefreshCookie } from '#application/session/RefreshCookie.ts';
import { HttpHost } from '../http/HttpHost.ts';
import { isSameSite } from './isSameSite.ts';

export class BrowserRefreshCookie implements RefreshCookie {
  static readonly needs = [HttpHost] as const;
  readonly isThirdParty: boolean;
  #isReported = false;

  constructor(private readonly host: HttpHost) {
    this.isThirdParty =
      host.origin !== '' && typeof location === 'object' && !isSameSite(location.href, host.origin);
  }

  reportBlocked(): void {
    if (this.#isReported) return;
    this.#isReported = true;
    console.warn(
      `Sign-ins do not last in this browser. It probably sends no refresh cookie to ${this.host.origin}, because ` +
        `that is another site than ${location.origin}, and browsers block third-party cookies. ` +
        'Serve the page and the API from the same site, such as app.example.com and api.example.com. ' +
        'Until then, users have to sign in again when their access token expires.',
    );
  }
}
