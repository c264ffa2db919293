import { describe, expect, it, vi } from 'vitest';
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
  it('finds a row by its id, and rows by their lookup columns', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await db.users.insert(user('b'));
    expect(db.users.find('a')).toEqual(user('a'));
    expect(db.users.find('c')).toBeUndefined();
    expect(db.users.where({ email: 'b@tableside.example' })).toEqual([user('b')]);
    expect(db.users.where({ email: 'c@tableside.example' })).toEqual([]);
  });

  it('looks rows up by all columns that are given', async () => {
    const db = createDb();
    const membership = {
      role: 'staff',
      isActive: true,
      accessCreatedAt: '2026-01-15T18:30:00.000Z',
    } as const;
    await db.memberships.insert({ id: 'm1', companyId: 'c1', userId: 'u1', ...membership });
    await db.memberships.insert({ id: 'm2', companyId: 'c1', userId: 'u2', ...membership });
    expect(db.memberships.where({ companyId: 'c1', userId: 'u2' }).map(({ id }) => id)).toEqual(['m2']);
  });

  it('keeps the order of insertion through an update', async () => {
    const db = createDb();
    for (const id of ['a', 'b', 'c']) await db.users.insert(user(id));
    await db.users.update('b', { firstName: 'Sam' });
    expect(db.users.all().map(({ id, firstName }) => [id, firstName])).toEqual([
      ['a', 'Noor'],
      ['b', 'Sam'],
      ['c', 'Noor'],
    ]);
  });

  it('can be looked up by what an update has changed', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await db.users.update('a', { email: 'new@tableside.example' });
    expect(db.users.where({ email: 'new@tableside.example' })).toHaveLength(1);
    expect(db.users.where({ email: 'a@tableside.example' })).toHaveLength(0);
  });

  it('updates nested values', async () => {
    const db = createDb();
    await db.agents.insert({
      id: 'host',
      companyId: 'c1',
      provider: 'openai',
      name: 'Host',
      createdAt: '2026-01-15T18:30:00.000Z',
      phoneNumbers: [{ label: null, phoneNumber: '+1' }],
    });
    await db.agents.update('host', { phoneNumbers: [] });
    expect(db.agents.find('host')?.phoneNumbers).toEqual([]);
  });

  it('gives rows that cannot be changed, and keeps none that its caller can change', async () => {
    const db = createDb();
    const mine = { ...user('a') };
    await db.users.insert(mine);
    Object.assign(mine, { firstName: 'Mallory' });
    expect(db.users.find('a')?.firstName).toBe('Noor');
    expect(Object.isFrozen(db.users.find('a'))).toBe(true);
    expect(Object.isFrozen(await db.users.update('a', {}))).toBe(true);
  });

  it('gives the same object until the row is changed', async () => {
    const db = createDb();
    for (const id of ['a', 'b']) await db.users.insert(user(id));
    const [a, b] = db.users.all();
    await db.users.update('b', { firstName: 'Sam' });
    expect(db.users.find('a')).toBe(a);
    expect(db.users.find('b')).not.toBe(b);
  });

  it('refuses a second row with the same id, and an update of no row', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await expect(db.users.insert(user('a'))).rejects.toThrow('already exists');
    await expect(db.users.update('b', {})).rejects.toThrow('no row b');
  });

  it('refuses what is no row of it', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const db = createDb();
    const { email, ...withoutEmail } = user('a');
    await expect(db.users.insert(withoutEmail as UserRow)).rejects.toThrow('does not match the schema');
    await expect(db.users.insert({ ...user('a'), nickname: email } as UserRow)).rejects.toThrow();
    await db.users.insert(user('a'));
    // what the types forbid is what the schema is asked about
    await expect(db.users.update('a', { firstName: 7 as unknown as string })).rejects.toThrow('schema');
    expect(db.users.all()).toEqual([user('a')]);
    expect(complaints).toHaveBeenCalledTimes(3);
    complaints.mockRestore();
  });

  it('can be asked by a test of a column, and by one of the row', async () => {
    const db = createDb();
    for (const id of ['a', 'b', 'c']) await db.users.insert(user(id));
    expect(db.users.where({ firstName: 'Noor', email: (email) => email > 'b' })).toEqual([
      user('b'),
      user('c'),
    ]);
    expect(db.users.where(({ id }) => id !== 'b')).toEqual([user('a'), user('c')]);
  });

  it('removes a row, and does nothing where there is none', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    db.users.remove('a');
    db.users.remove('a');
    expect(db.users.all()).toEqual([]);
  });
});

describe('a database', () => {
  it('tells which tables were changed, once, in a form that restores them', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    const changes = db.takeChanges();
    expect(Object.keys(changes)).toEqual(['users']);
    expect(db.takeChanges()).toEqual({});

    const other = createDb();
    await other.restore(changes);
    expect(other.users.all()).toEqual([user('a')]);
    expect(other.takeChanges()).toEqual({});
  });

  it('restores a table in place of what it held, and leaves the others', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await db.phoneNumbers.insert({ id: 'p1', companyId: 'c1', phoneNumber: '+1' });
    await db.restore({ users: JSON.stringify([user('b')]) });
    expect(db.users.all()).toEqual([user('b')]);
    expect(db.phoneNumbers.all()).toHaveLength(1);
  });

  it('puts rows in place of all that there was, as a change', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await db.phoneNumbers.insert({ id: 'p1', companyId: 'c1', phoneNumber: '+1' });
    db.takeChanges();
    await db.replace({ users: [user('b')] });
    expect(db.users.all()).toEqual([user('b')]);
    expect(db.phoneNumbers.all()).toEqual([]);
    expect(db.takeChanges()).toMatchObject({ users: JSON.stringify([user('b')]), phoneNumbers: '[]' });
  });
});
