import type { Problems } from '#domain/shared/problems.ts';

/** The names that a person may change on My Profile. */
export interface UserNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** What keeps names from being saved: both are needed. (rule: profile) */
export function userNameProblems({ firstName, lastName }: UserNames): Problems<keyof UserNames, 'required'> {
  return {
    ...(!firstName.trim() && { firstName: 'required' }),
    ...(!lastName.trim() && { lastName: 'required' }),
  };
}
