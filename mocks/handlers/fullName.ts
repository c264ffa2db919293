import type { UserRow } from '../db/tables.ts';

/** What a person is called where only the name is told. */
export const fullName = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`;
