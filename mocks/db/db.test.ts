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

describe('Table', () => {
  it('finds rows by ID and by lookup column', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await db.users.insert(user('b'));
    expect(db.users.find('a')).toEqual(user('a'));
    expect(db.users.find('c')).toBeUndefined();
    expect(db.users.where({ email: 'b@tableside.example' })).toEqual([user('b')]);
    expect(db.users.where({ email: 'c@tableside.example' })).toEqual([]);
  });

  it('returns rows that match every given column', async () => {
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

  it('keeps insertion order after an update', async () => {
    const db = createDb();
    for (const id of ['a', 'b', 'c']) await db.users.insert(user(id));
    await db.users.update('b', { firstName: 'Sam' });
    expect(db.users.all().map(({ id, firstName }) => [id, firstName])).toEqual([
      ['a', 'Noor'],
      ['b', 'Sam'],
      ['c', 'Noor'],
    ]);
  });

  it('finds an updated row by its new values', async () => {
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

  it('returns frozen rows, and copies a row before storing it', async () => {
    const db = createDb();
    const mine = { ...user('a') };
    await db.users.insert(mine);
    Object.assign(mine, { firstName: 'Mallory' });
    expect(db.users.find('a')?.firstName).toBe('Noor');
    expect(Object.isFrozen(db.users.find('a'))).toBe(true);
    expect(Object.isFrozen(await db.users.update('a', {}))).toBe(true);
  });

  it('returns the same object until the row changes', async () => {
    const db = createDb();
    for (const id of ['a', 'b']) await db.users.insert(user(id));
    const [a, b] = db.users.all();
    await db.users.update('b', { firstName: 'Sam' });
    expect(db.users.find('a')).toBe(a);
    expect(db.users.find('b')).not.toBe(b);
  });

  it('rejects a duplicate ID and an update of a missing row', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await expect(db.users.insert(user('a'))).rejects.toThrow('already exists');
    await expect(db.users.update('b', {})).rejects.toThrow('no row b');
  });

  it("rejects a row that doesn't match the schema", async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const db = createDb();
    const { email, ...withoutEmail } = user('a');
    await expect(db.users.insert(withoutEmail as UserRow)).rejects.toThrow('does not match the schema');
    await expect(db.users.insert({ ...user('a'), nickname: email } as UserRow)).rejects.toThrow();
    await db.users.insert(user('a'));
    // bypasses the types to reach the schema check
    await expect(db.users.update('a', { firstName: 7 as unknown as string })).rejects.toThrow('schema');
    expect(db.users.all()).toEqual([user('a')]);
    expect(complaints).toHaveBeenCalledTimes(3);
    complaints.mockRestore();
  });

  it('filters by a column test and by a row test', async () => {
    const db = createDb();
    for (const id of ['a', 'b', 'c']) await db.users.insert(user(id));
    expect(db.users.where({ firstName: 'Noor', email: (email) => email > 'b' })).toEqual([
      user('b'),
      user('c'),
    ]);
    expect(db.users.where(({ id }) => id !== 'b')).toEqual([user('a'), user('c')]);
  });

  it('removes a row and ignores a missing one', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    db.users.remove('a');
    db.users.remove('a');
    expect(db.users.all()).toEqual([]);
  });
});

describe('createDb', () => {
  it('reports changed tables once, as restorable snapshots', async () => {
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

  it('restores one table without changing any other table', async () => {
    const db = createDb();
    await db.users.insert(user('a'));
    await db.phoneNumbers.insert({ id: 'p1', companyId: 'c1', phoneNumber: '+1' });
    await db.restore({ users: JSON.stringify([user('b')]) });
    expect(db.users.all()).toEqual([user('b')]);
    expect(db.phoneNumbers.all()).toHaveLength(1);
  });

  it('replaces all rows and reports that as a change', async () => {
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
