import type { UserRow } from '../db/tables.ts';

export const fullName = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`;
