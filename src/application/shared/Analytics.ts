import { port } from '../port.ts';

export interface VisitEvent {
  readonly name: 'get_started_click' | 'book_demo_click' | 'booking_completed';
  /** Where on the page the event happened. */
  readonly label?: string;
}

/**
 * Counts visitors' actions. Does nothing if this build has no analytics service. Reported URLs have no query,
 * because the query of a confirmed booking names a guest. A service also reads the page's URL itself, so with
 * a service, the app removes that query from the URL. (rule: analytics)
 */
export interface Analytics {
  /** Whether this build has an analytics service, even if the visitor hasn't agreed yet. */
  readonly hasService: boolean;
  /** Whether visitors must agree before anything is loaded or sent. */
  readonly asksFirst: boolean;
  report(event: VisitEvent): void;
  /** Reports a booked meeting as an advertising conversion. */
  conversion(): void;
  /** Stops automatic tracking until the next report, because the visitor left the public site. */
  pause(): void;
  /** Like {@link pause}, but also deletes the stored visitor ids, because the visitor withdrew consent. */
  forget(): void;
}
export const Analytics = port<Analytics>('Analytics');
