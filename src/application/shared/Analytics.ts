import { port } from '../port.ts';

/** What the business wants to know about visits. */
export interface VisitEvent {
  readonly name: 'get_started_click' | 'book_demo_click' | 'booking_completed';
  /** Where on the page it happened. */
  readonly label?: string;
}

/**
 * The service that counts what visitors do. Without one, nothing is counted and nothing fails. No address that it is told
 * has a query: that of a confirmed booking names a guest (rule: analytics).
 */
export interface Analytics {
  /** Whether nothing is loaded or sent before the visitor agreed. */
  readonly asksFirst: boolean;
  /** Reports that a visitor did something. */
  report(event: VisitEvent): void;
  /** Reports to the advertising side that a visit has led to a meeting. */
  conversion(): void;
  /** Counts nothing by itself any more, until the next report: the visitor has left the public site. */
  rest(): void;
  /** As {@link rest}, and takes away what was stored in this browser to know the visitor again: they agree no longer. */
  forget(): void;
}
export const Analytics = port<Analytics>('Analytics');
