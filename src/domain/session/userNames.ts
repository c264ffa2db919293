import type { Problems } from '#domain/shared/problems.ts';

export interface UserNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** Both names are required. (rule: profile) */
export function userNameProblems({ firstName, lastName }: UserNames): Problems<keyof UserNames, 'required'> {
  return {
    ...(!firstName.trim() && { firstName: 'required' }),
    ...(!lastName.trim() && { lastName: 'required' }),
  };
}
