import { describe, expect, it } from 'vitest';
import { createDb } from './db.ts';
import type { UserRow } from './tables.ts';

const user = (id: string, email = `${id}@tableside.example`): UserRow => ({
  id,
  email,
  password: 'tableside',
  firstName: 'Noor',
  lastName: 'Haddad',
});

describe('a table', () => {
  it('finds a row by its id, and rows by their lookup columns', () => {
    const db = createDb();
    db.users.insert(user('a'));
    db.users.insert(user('b'));
    expect(db.users.find('a')).toEqual(user('a'));
    expect(db.users.find('c')).toBeUndefined();
    expect(db.users.where({ email: 'b@tableside.example' })).toEqual([user('b')]);
    expect(db.users.where({ email: 'c@tableside.example' })).toEqual([]);
  });

  it('looks rows up by all columns that are given', () => {
    const db = createDb();
    const membership = {
      role: 'staff',
      isActive: true,
      accessCreatedAt: '2026-01-15T18:30:00.000Z',
    } as const;
    db.memberships.insert({ id: 'm1', companyId: 'c1', userId: 'u1', ...membership });
    db.memberships.insert({ id: 'm2', companyId: 'c1', userId: 'u2', ...membership });
    expect(db.memberships.where({ companyId: 'c1', userId: 'u2' }).map(({ id }) => id)).toEqual(['m2']);
  });

  it('keeps the order of insertion through an update', () => {
    const db = createDb();
    ['a', 'b', 'c'].forEach((id) => db.users.insert(user(id)));
    db.users.update('b', { firstName: 'Sam' });
    expect(db.users.all().map(({ id, firstName }) => [id, firstName])).toEqual([
      ['a', 'Noor'],
      ['b', 'Sam'],
      ['c', 'Noor'],
    ]);
  });

  it('can be looked up by what an update has changed', () => {
    const db = createDb();
    db.users.insert(user('a'));
    db.users.update('a', { email: 'new@tableside.example' });
    expect(db.users.where({ email: 'new@tableside.example' })).toHaveLength(1);
    expect(db.users.where({ email: 'a@tableside.example' })).toHaveLength(0);
  });

  it('updates nested values', () => {
    const db = createDb();
    db.agents.insert({
      id: 'host',
      companyId: 'c1',
      provider: 'openai',
      name: 'Host',
      createdAt: '2026-01-15T18:30:00.000Z',
      phoneNumbers: [{ label: null, phoneNumber: '+1' }],
    });
    db.agents.update('host', { phoneNumbers: [] });
    expect(db.agents.find('host')?.phoneNumbers).toEqual([]);
  });

  it('gives rows that cannot be changed, and keeps none that its caller can change', () => {
    const db = createDb();
    const mine = { ...user('a') };
    db.users.insert(mine);
    Object.assign(mine, { firstName: 'Mallory' });
    expect(db.users.find('a')?.firstName).toBe('Noor');
    expect(Object.isFrozen(db.users.find('a'))).toBe(true);
    expect(Object.isFrozen(db.users.update('a', {}))).toBe(true);
  });

  it('gives the same object until the row is changed', () => {
    const db = createDb();
    ['a', 'b'].forEach((id) => db.users.insert(user(id)));
    const [a, b] = db.users.all();
    db.users.update('b', { firstName: 'Sam' });
    expect(db.users.find('a')).toBe(a);
    expect(db.users.find('b')).not.toBe(b);
  });

  it('refuses a second row with the same id, and an update of no row', () => {
    const db = createDb();
    db.users.insert(user('a'));
    expect(() => db.users.insert(user('a'))).toThrow('already exists');
    expect(() => db.users.update('b', {})).toThrow('no row b');
  });

  it('removes a row, and does nothing where there is none', () => {
    const db = createDb();
    db.users.insert(user('a'));
    db.users.remove('a');
    db.users.remove('a');
    expect(db.users.all()).toEqual([]);
  });
});

describe('a database', () => {
  it('tells which tables were changed, once, in a form that restores them', () => {
    const db = createDb();
    db.users.insert(user('a'));
    const changes = db.takeChanges();
    expect(Object.keys(changes)).toEqual(['users']);
    expect(db.takeChanges()).toEqual({});

    const other = createDb();
    other.restore(changes);
    expect(other.users.all()).toEqual([user('a')]);
    expect(other.takeChanges()).toEqual({});
  });

  it('restores a table in place of what it held, and leaves the others', () => {
    const db = createDb();
    db.users.insert(user('a'));
    db.phoneNumbers.insert({ id: 'p1', companyId: 'c1', phoneNumber: '+1' });
    db.restore({ users: JSON.stringify([user('b')]) });
    expect(db.users.all()).toEqual([user('b')]);
    expect(db.phoneNumbers.all()).toHaveLength(1);
  });

  it('reads a restored table when it is first touched', () => {
    const db = createDb();
    let reads = 0;
    db.restore({ users: () => (reads++, JSON.stringify([user('a')])) });
    expect(reads).toBe(0);
    db.users.all();
    db.users.all();
    expect(reads).toBe(1);
  });

  it('puts whole tables in place as a change, without reading them', () => {
    const db = createDb();
    db.users.insert(user('a'));
    db.takeChanges();
    const users = JSON.stringify([user('b')]);
    db.replace({ users });
    expect(db.takeChanges()).toEqual({ users });
    expect(db.users.all()).toEqual([user('b')]);
  });

  it('reports emptied tables as changes', () => {
    const db = createDb();
    db.users.insert(user('a'));
    db.clear();
    expect(db.users.all()).toEqual([]);
    expect(db.takeChanges().users).toBe('[]');
  });
});
