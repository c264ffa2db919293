import type { RefreshCookie } from '#application/session/RefreshCookie.ts';

/** Counts reports of a blocked cookie. Set `isThirdParty` for a host on another site. */
export class FakeRefreshCookie implements RefreshCookie {
  isThirdParty = false;
  reports = 0;

  reportBlocked(): void {
    this.reports += 1;
  }
}
