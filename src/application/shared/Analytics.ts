import { port } from '../port.ts';

/** What the business wants to know about visits. */
export interface VisitEvent {
  readonly name: 'get_started_click' | 'book_demo_click' | 'booking_completed';
  /** Where on the page it happened. */
  readonly label?: string;
}

/** The service that counts what visitors do. Without one, nothing is counted and nothing fails. */
export interface Analytics {
  /** Reports that a visitor did something. */
  report(event: VisitEvent): void;
  /** Reports to the advertising side that a visit has led to a meeting. */
  conversion(): void;
}
export const Analytics = port<Analytics>('Analytics');
