import type { Analytics, VisitEvent } from '#application/shared/Analytics.ts';

/** Records reported events. */
export class FakeAnalytics implements Analytics {
  readonly reported: VisitEvent[] = [];
  hasService = false;
  asksFirst = false;
  conversions = 0;
  resting = false;
  forgotten = false;

  report(event: VisitEvent) {
    this.resting = false;
    this.reported.push(event);
  }

  conversion() {
    this.conversions += 1;
  }

  pause() {
    this.resting = true;
  }

  forget() {
    this.pause();
    this.forgotten = true;
  }
}
