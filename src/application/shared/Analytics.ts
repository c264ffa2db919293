import { port } from '../port.ts';

/** A tracked event. */
export interface VisitEvent {
  readonly name: 'get_started_click' | 'book_demo_click' | 'booking_completed';
  /** Where on the page it happened. */
  readonly label?: string;
}

/**
 * Counts what visitors do. Without a service, nothing is counted and nothing fails. Reported URLs have no
 * query, because a confirmed booking's query names a guest. A service also reads the page's URL on its own, so
 * with a service that query never stays in the URL. (rule: analytics)
 */
export interface Analytics {
  /** Whether there is a service, which counts now or once the visitor agrees. */
  readonly hasService: boolean;
  /** Whether visitors must agree before anything is loaded or sent. */
  readonly asksFirst: boolean;
  /** Reports a visitor's action. */
  report(event: VisitEvent): void;
  /** Reports a booked meeting as an advertising conversion. */
  conversion(): void;
  /** Stops automatic tracking until the next report, because the visitor left the public site. */
  pause(): void;
  /** Like {@link pause}, and also deletes the stored visitor ids, because the visitor withdrew consent. */
  forget(): void;
}
export const Analytics = port<Analytics>('Analytics');
