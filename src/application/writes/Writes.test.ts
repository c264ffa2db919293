import { describe, expect, it } from 'vitest';
import { addedSince } from '#domain/shared/addedSince.ts';
import { aSession, aUser } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeLocks } from '#tests/support/fakes/FakeLocks.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { Failure } from '../Failure.ts';
import { WritesInFlight, type WriteArea } from './WritesInFlight.ts';
import { Writes, type Addition, type Removal } from './Writes.ts';

interface Dish {
  readonly id: string;
  readonly name: string;
}

const target = { restaurantId: 'aurora', area: 'menu' } as const;

/** The dishes on a host, and the requests that the host received. */
class HostedDishes {
  dishes: readonly Dish[] | undefined = [];
  readonly requests: string[] = [];
  /** Called during each request. */
  during: (request: string) => void = () => undefined;

  async read() {
    this.begin('read');
    return this.dishes;
  }

  async add(name: string) {
    this.begin(`add ${name}`);
    return this.serve(name);
  }

  async remove(id: string) {
    this.begin(`remove ${id}`);
    this.dishes = this.dishes?.filter((dish) => dish.id !== id);
  }

  serve(name: string): Dish {
    const { dishes = [] } = this;
    const dish = { id: `dish-${dishes.length + 1}`, name };
    this.dishes = [...dishes, dish];
    return dish;
  }

  /** Makes the next write fail before the host does anything. */
  failNext(failure: Failure) {
    this.during = (request) => {
      if (request === 'read') return;
      this.during = () => undefined;
      throw failure;
    };
  }

  private begin(request: string) {
    this.requests.push(request);
    this.during(request);
  }
}

function setUp() {
  const sessions = new FakeSessionStore(aSession());
  const locks = new FakeLocks();
  const open = new WritesInFlight();
  const writes = new Writes(sessions, locks, open);
  const host = new HostedDishes();

  const begun: string[] = [];
  /** Starts a write that ends on demand, and records its start. */
  const write = (
    name: string,
    area: WriteArea = 'menu',
    { restaurantId = 'aurora', queue = writes } = {},
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const written = queue.run({ restaurantId, area }, () => {
      begun.push(name);
      return promise;
    });
    return { written, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };

  const add = (name: string, key = 'form') => {
    const addition: Addition<readonly Dish[], Dish> = {
      target,
      key,
      read: () => host.read(),
      send: () => host.add(name),
      find: (before, now) => addedSince(before, now).find((dish) => dish.name === name),
    };
    return writes.add(addition);
  };
  const remove = (id: string, isClosing = false) => {
    const removal: Removal<{ readonly id: string }> = {
      target,
      known: { id },
      find: async () => (await host.read())?.find((dish) => dish.id === id) ?? 'gone',
      remove: (dish) => host.remove(dish.id),
    };
    return writes.remove(removal, isClosing);
  };
  return { open, sessions, locks, writes, host, begun, write, add, remove };
}

const LOST: readonly (readonly [string, Failure])[] = [
  ['a lost connection', unreachable()],
  ...[502, 503, 504].map((status) => [`a ${status}`, refused(status)] as const),
  ['an unreadable success response', new Failure('malformed', { status: 200 })],
];

// (rule: writes)
describe('The queue of writes', () => {
  it('runs writes to one area one after another, and continues after a failure', async () => {
    const { begun, write } = setUp();
    const [first, second] = [write('first'), write('second')];
    write('third');
    await flushPromises();
    expect(begun).toEqual(['first']);
    first.fail();
    await expect(first.written).rejects.toThrow('first');
    await flushPromises();
    expect(begun).toEqual(['first', 'second']);
    second.end();
    expect(await second.written).toBe('second');
    await flushPromises();
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('runs details after the voice and the menu, because details include both', async () => {
    const { begun, write } = setUp();
    const [voice, menu, details] = [write('voice', 'voice'), write('menu'), write('details', 'details')];
    write('later voice', 'voice');
    write('later menu');
    voice.end();
    await flushPromises();
    expect(begun).toEqual(['voice', 'menu']);
    menu.end();
    await flushPromises();
    expect(begun).toEqual(['voice', 'menu', 'details']);
    details.end();
    await flushPromises();
    expect(begun).toEqual(['voice', 'menu', 'details', 'later voice', 'later menu']);
  });

  it('runs writes to different areas or restaurants at the same time', async () => {
    const { begun, write } = setUp();
    write('menu');
    write('voice', 'voice');
    write('orders', 'orders');
    write('other menu', 'menu', { restaurantId: 'saffron' });
    await flushPromises();
    expect(begun).toEqual(['menu', 'voice', 'orders', 'other menu']);
  });

  it('waits for the writes of other tabs', async () => {
    const { sessions, locks, begun, write } = setUp();
    write('here');
    write('there', 'menu', { queue: new Writes(sessions, locks, new WritesInFlight()) });
    await flushPromises();
    expect(begun).toEqual(['here']);
  });

  it('lists writes in progress, oldest first, and notifies of each change of the list', async () => {
    const { open, write } = setUp();
    const lists: (readonly WriteArea[])[] = [];
    const unsubscribe = open.subscribe(() => lists.push(open.list.map(({ area }) => area)));
    const [menu, voice] = [write('menu'), write('voice', 'voice')];
    menu.end();
    await menu.written;
    voice.fail();
    await expect(voice.written).rejects.toThrow('voice');
    expect(lists).toEqual([['menu'], ['menu', 'voice'], ['voice'], []]);
    unsubscribe();
    write('menu');
    expect([lists.length, open.list]).toEqual([4, [target]]);
  });

  it('counts writes that fail or need a decision from the user', async () => {
    const { open, writes, host, add, remove, write } = setUp();
    await add('Flan');
    await remove('dish-1');
    await remove('dish-1');
    expect(open.failures).toBe(0);

    const menu = write('menu');
    menu.fail();
    await expect(menu.written).rejects.toThrow('menu');
    host.dishes = undefined;
    await add('Crema');
    const find = async () => 'other' as const;
    await writes.remove({ target, known: {}, find, remove: () => host.remove('dish-1') });
    const isDone = (result: string) => result !== 'conflict';
    await writes.run(target, async () => 'conflict', isDone);
    expect(open.failures).toBe(4);
  });
});

// (rule: writes)
describe('A write of the user who started it', () => {
  const colleague = aSession({ user: aUser({ id: 'u2', email: 'ben@tableside.example' }) });
  const CHANGES: readonly (readonly [string, (sessions: FakeSessionStore) => void])[] = [
    ['another user signed in', (sessions) => sessions.save(colleague)],
    ['a sign-out', (sessions) => sessions.clear()],
  ];

  it.each(CHANGES)('is not sent after %s during its wait', async (_change, change) => {
    const { sessions, host, write, add, remove } = setUp();
    const earlier = write('earlier');
    const waiting = [add('Flan'), remove('dish-1')];
    change(sessions);
    earlier.end();
    for (const each of waiting) await expect(each).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(host.requests).toEqual([]);
  });

  it.each(CHANGES)('is not sent after %s during its read', async (_change, change) => {
    const { sessions, host, add, remove } = setUp();
    host.serve('Pie');
    host.during = () => change(sessions);
    for (const start of [() => add('Flan'), () => remove('dish-1')]) {
      sessions.save(aSession());
      await expect(start()).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
    expect(host.requests).toEqual(['read', 'read']);
  });

  it.each(CHANGES)('has an unknown outcome if its response is lost after %s', async (_change, change) => {
    const { sessions, host, add } = setUp();
    loseResponse(host, 'add');
    host.during = (request) => void (request === 'read' || change(sessions));
    expect(await add('Flan')).toEqual({ outcome: 'unknown' });
    expect(host.requests).toEqual(['read', 'add Flan']);
  });

  it('is not sent if another user is signed in', async () => {
    const { sessions, write, add } = setUp();
    sessions.clear();
    const earlier = write('earlier');
    const attempt = add('Flan');
    sessions.save(aSession());
    earlier.end();
    await expect(attempt).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it("is sent with the user's new token", async () => {
    const { sessions, add } = setUp();
    const attempt = add('Flan');
    sessions.save(aSession({ accessToken: 'renewed' }));
    expect(await attempt).toMatchObject({ outcome: 'added' });
  });
});

// (rule: unknown outcomes)
describe('An addition', () => {
  const flan = { outcome: 'added', answer: { id: 'dish-1', name: 'Flan' } };

  it('is sent once', async () => {
    const { host, add } = setUp();
    expect(await add('Flan')).toEqual(flan);
    expect(host.requests).toEqual(['read', 'add Flan']);
  });

  it.each(LOST)('succeeds after %s if a read finds it', async (_lost, failure) => {
    const { host, add } = setUp();
    loseResponse(host, 'add', failure);
    expect(await add('Flan')).toEqual(flan);
    expect(host.requests).toEqual(['read', 'add Flan', 'read']);
  });

  it.each(LOST)('has an unknown outcome after %s if a read does not find it', async (_lost, failure) => {
    const { host, add } = setUp();
    host.serve('Flan');
    host.failNext(failure);
    expect(await add('Flan')).toEqual({ outcome: 'unknown' });
  });

  it('has an unknown outcome if the host cannot be read', async () => {
    const { host, add } = setUp();
    loseResponse(host, 'add');
    host.during = () => {
      if (host.requests.length > 2) throw unreachable();
    };
    expect(await add('Flan')).toEqual({ outcome: 'unknown' });
    await expect(add('Flan')).rejects.toMatchObject({ kind: 'unreachable' });
    host.during = () => undefined;
    expect(await add('Flan')).toEqual(flan);
    expect(host.dishes).toHaveLength(1);
  });

  it('is not sent again on the next press if the host has added it since then', async () => {
    const { host, add } = setUp();
    host.failNext(unreachable());
    await add('Flan');
    host.serve('Flan');
    expect(await add('Flan, edited')).toEqual(flan);
    expect(host.requests).toEqual(['read', 'add Flan', 'read', 'read']);
  });

  it('is sent again on the next press if the host never added it', async () => {
    const { host, add } = setUp();
    host.failNext(unreachable());
    await add('Flan');
    expect(await add('Flan')).toEqual(flan);
    expect(host.dishes).toHaveLength(1);
  });

  it('is found even if the host adds it many presses later', async () => {
    const { host, add } = setUp();
    host.failNext(unreachable());
    await add('Flan');
    host.failNext(unreachable());
    await add('Flan, edited');
    host.failNext(refused(400));
    await expect(add('Flan, refused')).rejects.toMatchObject({ status: 400 });
    host.serve('Flan');
    expect(await add('Flan, edited')).toEqual(flan);
    expect(host.dishes).toHaveLength(1);
  });

  it('is sent again by another form, and by the same form once the outcome is known', async () => {
    const { host, add } = setUp();
    host.failNext(unreachable());
    await add('Flan');
    host.serve('Flan');
    await add('Flan', 'another form');
    await add('Flan');
    expect(host.dishes).toHaveLength(2);
    await add('Flan');
    expect(host.dishes).toHaveLength(3);
  });

  it('rejects if the host refuses it, and is sent again on the next press', async () => {
    const { host, add } = setUp();
    const failure = refused(400);
    host.failNext(failure);
    await expect(add('Flan')).rejects.toBe(failure);
    expect(host.requests).toEqual(['read', 'add Flan']);
    expect(await add('Flan')).toEqual(flan);
  });

  it('is not sent if its list was deleted', async () => {
    const { host, add } = setUp();
    host.dishes = undefined;
    expect(await add('Flan')).toEqual({ outcome: 'deleted' });
    expect(host.requests).toEqual(['read']);
  });
});

describe('A removal', () => {
  function setUpDish() {
    const all = setUp();
    all.host.serve('Flan');
    return all;
  }

  it('reads the host first, and deletes the item in its current category', async () => {
    const { host, remove } = setUpDish();
    expect(await remove('dish-1')).toBe('removed');
    expect(host.requests).toEqual(['read', 'remove dish-1']);
  });

  it('sends nothing if someone else deleted the item first', async () => {
    const { host, remove } = setUpDish();
    expect(await remove('dish-2')).toBe('gone');
    expect(host.requests).toEqual(['read']);
  });

  it('sends nothing if it would also delete another item', async () => {
    const { writes, host } = setUpDish();
    const removal = {
      target,
      known: {},
      find: async () => 'other' as const,
      remove: () => host.remove('dish-1'),
    };
    expect(await writes.remove(removal)).toBe('other');
    expect(host.requests).toEqual([]);
  });

  it('treats a 404 as deleted by someone else', async () => {
    const { host, remove } = setUpDish();
    host.failNext(new Failure('not-found', { status: 404 }));
    expect(await remove('dish-1')).toBe('gone');
  });

  it.each(LOST)('succeeds after %s if the item is gone', async (_lost, failure) => {
    const { host, remove } = setUpDish();
    loseResponse(host, 'remove', failure);
    expect(await remove('dish-1')).toBe('removed');
    expect(host.requests).toEqual(['read', 'remove dish-1', 'read']);
  });

  it.each([...LOST, ['a refusal', refused(403)] as const])(
    'fails after %s if the item is still there',
    async (_lost, failure) => {
      const { host, remove } = setUpDish();
      host.failNext(failure);
      await expect(remove('dish-1')).rejects.toBe(failure);
    },
  );

  it('fails if the response is lost and the host cannot be read', async () => {
    const { host, remove } = setUpDish();
    const failure = refused(504);
    loseResponse(host, 'remove', failure);
    host.during = () => {
      if (host.requests.length > 2) throw unreachable();
    };
    await expect(remove('dish-1')).rejects.toBe(failure);
  });

  it('is sent at once when the page closes, without a read or a wait', async () => {
    const { open, host, write, remove } = setUpDish();
    write('earlier');
    const removed = remove('dish-1', true);
    expect(host.requests).toEqual(['remove dish-1']);
    expect(open.list).toHaveLength(2);
    expect(await removed).toBe('removed');
    expect(open.list).toHaveLength(1);
  });
});
