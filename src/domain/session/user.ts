/** The person who is signed in, as the host tells and as local storage keeps. */
export interface User {
  readonly id?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** First and last name with one space between, or the e-mail of a nameless user. */
export function fullName(user: User): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}

/** Up to two capitals that stand for the user where there is no room for the name. */
export function initials(user: User): string {
  const letters = [user.firstName, user.lastName].map((name) => name.trim().charAt(0)).join('');
  return (letters || user.email.charAt(0)).toUpperCase();
}

export function isSameUser(one: User, other: User): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}
