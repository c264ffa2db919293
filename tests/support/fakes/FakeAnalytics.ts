import type { Analytics, VisitEvent } from '#application/shared/Analytics.ts';

/** Remembers what was reported. */
export class FakeAnalytics implements Analytics {
  readonly reported: VisitEvent[] = [];
  conversions = 0;

  report(event: VisitEvent) {
    this.reported.push(event);
  }

  conversion() {
    this.conversions += 1;
  }
}
