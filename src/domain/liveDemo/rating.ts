/** How far the agent's responses were heard and rated. */
export interface Rating {
  /** How many responses there have been. */
  readonly responses: number;
  /** Audio has arrived since the last rating. */
  readonly hasNewAudio: boolean;
  /** Which response was rated last, counted from 1; 0 for none. */
  readonly rated: number;
  /** Whether that one was liked. */
  readonly liked?: boolean;
}

export const INITIAL_RATING: Rating = { responses: 0, hasNewAudio: false, rated: 0 };

/** A response can be rated once, and only when audio has arrived since the last rating. (rule: feedback) */
export const canRate = ({ responses, hasNewAudio, rated }: Rating) => hasNewAudio && rated < responses;

export const withResponse = (rating: Rating): Rating => ({ ...rating, responses: rating.responses + 1 });

export const withNewAudio = (rating: Rating): Rating => ({ ...rating, hasNewAudio: true });

export const withRating = (rating: Rating, liked: boolean): Rating => ({
  ...rating,
  hasNewAudio: false,
  rated: rating.responses,
  liked,
});

/** Whether the latest response was liked; undefined until it is rated. */
export const isLiked = ({ responses, rated, liked }: Rating): boolean | undefined =>
  rated === responses ? liked : undefined;
