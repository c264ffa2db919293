import { describe, expect, it } from 'vitest';
import { fullName, initials, isSameUser } from './user.ts';

const ada = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };
const nameless = { firstName: '', lastName: '', email: 'desk@tableside.example' };

describe('A user', () => {
  it('is shown by first and last name', () => expect(fullName(ada)).toBe('Ada Rossi'));
  it('is shown by email without a name', () => expect(fullName(nameless)).toBe(nameless.email));
  it('has the initials of both names', () => expect(initials(ada)).toBe('AR'));
  it("has the email's first letter as initial without a name", () => expect(initials(nameless)).toBe('D'));
  it('matches by email in any case', () => {
    expect(isSameUser(ada, { ...nameless, email: 'ADA@tableside.example' })).toBe(true);
    expect(isSameUser(ada, nameless)).toBe(false);
  });
});
