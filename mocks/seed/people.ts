import { faker } from '@faker-js/faker/locale/en';
import type { MembershipRow, Role, UserRow } from '../db/tables.ts';
import { DEMO_PASSWORD, personas } from './personas.ts';
import type { Restaurant } from './restaurants.ts';

export const personaRows: readonly UserRow[] = personas.map(
  ({ email, password, firstName, lastName }, index) => ({
    id: `user-${index + 1}`,
    email,
    password,
    firstName,
    lastName,
  }),
);

/** Generates a restaurant's people other than the personas. */
export function colleaguesOf({ company, people }: Restaurant, firstNumber: number): UserRow[] {
  return Array.from({ length: people }, (_, index) => {
    const firstName = faker.person.firstName();
    const lastName = faker.person.lastName();
    return {
      id: `user-${firstNumber + index}`,
      email: faker.internet.email({ firstName, lastName, provider: `${company.id}.example` }).toLowerCase(),
      password: DEMO_PASSWORD,
      firstName,
      lastName,
    };
  });
}

/** Returns a restaurant's memberships: the demo's personas with their roles, then its own owner and staff. */
export function membershipsOf(
  { company }: Restaurant,
  colleagues: readonly UserRow[],
  writtenFor: number,
): MembershipRow[] {
  const membership = (userId: string, role: Role, isActive = true): MembershipRow => ({
    id: `${company.id}-${userId}`,
    companyId: company.id,
    userId,
    role,
    isActive,
    accessCreatedAt: faker.date.between({ from: company.createdAt, to: writtenFor }).toISOString(),
  });

  const known = personas.flatMap(({ roles }, index) => {
    const role = roles[company.id];
    return role ? [membership(personaRows[index]?.id ?? '', role)] : [];
  });
  const isOwned = known.some(({ role }) => role === 'owner');
  const own = colleagues.map(({ id }, index) => {
    if (index === 0 && !isOwned) return membership(id, 'owner');
    return membership(id, roleAt(index), index % 6 !== 5);
  });
  return [...known, ...own].map((row) =>
    row.role === 'owner' ? { ...row, accessCreatedAt: company.createdAt } : row,
  );
}

function roleAt(index: number): Role {
  if (index === 1) return 'admin';
  return index % 5 === 2 ? 'manager' : 'staff';
}
