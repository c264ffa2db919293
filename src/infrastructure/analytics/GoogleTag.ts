import { port } from '#application/port.ts';

/** Which Google tag this build reports to. */
export interface GoogleTag {
  /** None: no event leaves the browser. */
  readonly id: string | undefined;
}
export const GoogleTag = port<GoogleTag>('GoogleTag');
