import { port } from '#application/port.ts';

/** Which Google tag this build reports to. */
export interface GoogleTag {
  /** None: no event leaves the browser. */
  readonly id: string | undefined;
  /** Asks each visitor first. */
  readonly asksFirst?: boolean | undefined;
  /** Where a booking is reported as a conversion: a label of the tag, or an account with its label. The tag itself without it. */
  readonly conversion?: string | undefined;
}
export const GoogleTag = port<GoogleTag>('GoogleTag');
