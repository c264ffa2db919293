import type { UserRow } from '../db/tables.ts';

/** First and last name. */
export const fullName = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`;
