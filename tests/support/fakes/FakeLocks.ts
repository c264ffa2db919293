import type { Locks } from '#application/writes/Locks.ts';

/** Locks in memory, which several tabs can share. */
export class FakeLocks implements Locks {
  private readonly turns = new Map<string, Promise<unknown>>();

  run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const done = Promise.all(names.flatMap((name) => this.turns.get(name) ?? [])).then(work);
    const ended = done.catch(() => undefined);
    for (const name of names) this.turns.set(name, ended);
    return done;
  }
}
