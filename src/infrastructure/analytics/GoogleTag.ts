import { port } from '#application/port.ts';

/** The Google tag of this build. */
export interface GoogleTag {
  /** Undefined disables all reporting. */
  readonly id: string | undefined;
  /** Whether visitors must agree first. */
  readonly asksFirst?: boolean | undefined;
  /**
   * The conversion to report for a booking: a label of the tag, or an account with a label. Defaults to the
   * tag itself.
   */
  readonly conversion?: string | undefined;
}
export const GoogleTag = port<GoogleTag>('GoogleTag');
