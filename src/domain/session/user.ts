import { initialOf } from '#domain/shared/graphemes.ts';

/** The signed-in user, as sent by the host and kept in local storage. */
export interface User {
  readonly id?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Returns the first and last name, or the email if the user has no name. */
export function fullName(user: User): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}

/** Returns up to two initials, for small spaces. */
export function initials(user: User): string {
  return [user.firstName, user.lastName].map(initialOf).join('') || initialOf(user.email);
}

export function isSameUser(one: User, other: User): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}
