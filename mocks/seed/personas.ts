import type { Role } from '../db/tables.ts';

export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A description for choosing a persona. */
  readonly summary: string;
  /** Roles by company ID. */
  readonly roles: Readonly<Record<string, Role>>;
}

/** The password of every user in the demo and in scenarios. */
export const DEMO_PASSWORD = 'tableside';

/** The users to sign in as in the demo. The panel and the README list them. */
export const personas: readonly Persona[] = [
  {
    email: 'owner@tableside.example',
    password: DEMO_PASSWORD,
    firstName: 'Giulia',
    lastName: 'Ferraro',
    summary: 'Owner, admin and staff of three restaurants',
    roles: { 'trattoria-aurora': 'owner', 'saffron-house': 'admin', 'blue-door-diner': 'staff' },
  },
  {
    email: 'admin@tableside.example',
    password: DEMO_PASSWORD,
    firstName: 'Marcus',
    lastName: 'Webb',
    summary: 'Admin of Trattoria Aurora',
    roles: { 'trattoria-aurora': 'admin' },
  },
  {
    email: 'staff@tableside.example',
    password: DEMO_PASSWORD,
    firstName: 'Noor',
    lastName: 'Haddad',
    summary: 'Staff of Trattoria Aurora',
    roles: { 'trattoria-aurora': 'staff' },
  },
  {
    email: 'new@tableside.example',
    password: DEMO_PASSWORD,
    firstName: 'Sam',
    lastName: 'Okafor',
    summary: 'No restaurants yet',
    roles: {},
  },
];
