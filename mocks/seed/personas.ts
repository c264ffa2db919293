import type { Role } from '../db/tables.ts';

export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** For whoever chooses among them. */
  readonly summary: string;
  /** By company id. */
  readonly roles: Readonly<Record<string, Role>>;
}

/** Of everybody who can sign in, in the demo and in the named states. */
export const PASSWORD = 'tableside';

/** The sign-ins of the demo seed, for the panel and for whoever reads a README. */
export const personas: readonly Persona[] = [
  {
    email: 'owner@tableside.example',
    password: PASSWORD,
    firstName: 'Giulia',
    lastName: 'Ferraro',
    summary: 'Owner, admin and staff of three restaurants',
    roles: { 'trattoria-aurora': 'owner', 'saffron-house': 'admin', 'blue-door-diner': 'staff' },
  },
  {
    email: 'admin@tableside.example',
    password: PASSWORD,
    firstName: 'Marcus',
    lastName: 'Webb',
    summary: 'Admin of Trattoria Aurora',
    roles: { 'trattoria-aurora': 'admin' },
  },
  {
    email: 'staff@tableside.example',
    password: PASSWORD,
    firstName: 'Noor',
    lastName: 'Haddad',
    summary: 'Staff of Trattoria Aurora',
    roles: { 'trattoria-aurora': 'staff' },
  },
  {
    email: 'new@tableside.example',
    password: PASSWORD,
    firstName: 'Sam',
    lastName: 'Okafor',
    summary: 'No restaurants yet',
    roles: {},
  },
];
