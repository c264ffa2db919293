/** How many responses the visitor heard and rated. */
export interface Rating {
  readonly responses: number;
  /** Whether audio arrived since the last rating. */
  readonly hasNewAudio: boolean;
  /** Number of the last rated response, from 1. 0 if none was rated. */
  readonly rated: number;
  /** Whether the last rated response was liked. */
  readonly liked?: boolean;
}

export const INITIAL_RATING: Rating = { responses: 0, hasNewAudio: false, rated: 0 };

/** A response can be rated once, and only if audio arrived since the last rating. (rule: feedback) */
export const canRate = ({ responses, hasNewAudio, rated }: Rating) => hasNewAudio && rated < responses;

export const ratingAfterResponse = (rating: Rating): Rating => ({
  ...rating,
  responses: rating.responses + 1,
});

export const ratingAfterNewAudio = (rating: Rating): Rating => ({ ...rating, hasNewAudio: true });

export const ratingAfterVote = (rating: Rating, liked: boolean): Rating => ({
  ...rating,
  hasNewAudio: false,
  rated: rating.responses,
  liked,
});

/** Returns whether the latest response was liked, or undefined until it is rated. */
export const isLiked = ({ responses, rated, liked }: Rating): boolean | undefined =>
  rated === responses ? liked : undefined;
