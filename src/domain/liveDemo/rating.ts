/** Which response of the agent was heard last, and which was rated last. */
export interface Rating {
  /** Id of the newest audio. */
  readonly heard?: number;
  readonly rated?: number;
}

export const NOTHING_HEARD: Rating = {};

/** A response can be rated once, as soon as audio has arrived since the last rating. (rule: feedback) */
export const canRate = ({ heard, rated }: Rating) => heard !== undefined && heard !== rated;

export const hear = (rating: Rating, eventId: number): Rating => ({ ...rating, heard: eventId });

export const rate = ({ heard }: Rating): Rating => (heard === undefined ? {} : { heard, rated: heard });
