import { describe, expect, it } from 'vitest';
import { fullName, initials, isSameUser } from './user.ts';

const ada = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example' };
const nameless = { firstName: '', lastName: '', email: 'desk@tableside.example' };

describe('a user', () => {
  it('is called by first and last name', () => expect(fullName(ada)).toBe('Ada Rossi'));
  it('is called by e-mail when there is no name', () => expect(fullName(nameless)).toBe(nameless.email));
  it('has the initials of both names', () => expect(initials(ada)).toBe('AR'));
  it('has the initial of the e-mail when there is no name', () => expect(initials(nameless)).toBe('D'));
  it('is the same person whatever the case of the e-mail', () => {
    expect(isSameUser(ada, { ...nameless, email: 'ADA@tableside.example' })).toBe(true);
    expect(isSameUser(ada, nameless)).toBe(false);
  });
});
