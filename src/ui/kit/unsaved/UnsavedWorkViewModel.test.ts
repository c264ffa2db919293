import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeAutoObservable } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { aSession, aUser } from '#tests/support/builders.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { Notice } from '../state/Notice.ts';
import { NeverSavedText } from './NeverSavedText.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import type { Edits } from './UnsavedWork.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

const EDITS = { greeting: { was: 'Hello', is: 'Good evening' } };
const PLACE = { path: '/company/company-1', name: 'Menu Builder' };

class Work {
  dirty = true;
  edits: Edits = EDITS;
  readonly saving = { running: false, inFlight: false };
  readonly notice = new Notice();
  readonly restore = vi.fn<(edits: Edits) => void>();
  constructor() {
    makeAutoObservable(this, { edits: false, restore: false, notice: false });
  }
  edit() {
    this.dirty = true;
  }
  save() {
    Object.assign(this.saving, { running: true, inFlight: true });
  }
  stopWaiting() {
    this.saving.running = false;
  }
  reset() {
    this.dirty = false;
  }
}

function setUp(storage = new FakeTabStorage()) {
  const sessions = new FakeSessionStore(sessionOf('nina@aurora.example'));
  const toasts = new ToastsViewModel();
  const { writes, openWrites } = savingFakes(sessions);
  const vm = new UnsavedWorkViewModel(sessions, toasts, storage, openWrites);
  const work = new Work();
  const forget = vm.watch(PLACE, work);
  return {
    storage,
    sessions,
    toasts,
    writes,
    vm,
    work,
    forget,
    leave: vi.fn<() => void>(),
    stay: vi.fn<() => void>(),
  };
}

const sessionOf = (email: string) => aSession({ user: aUser({ email }) });

describe('Unsaved work', () => {
  it('prompts before the user leaves', () => {
    const { vm, leave } = setUp();
    vm.leave(leave);
    expect(vm.question).toBeDefined();
    expect(vm.names).toEqual(['Menu Builder']);
    expect(leave).not.toHaveBeenCalled();
  });

  it('is kept when the user chooses to stay', () => {
    const { vm, work, leave, stay } = setUp();
    vm.leave(leave, stay);
    vm.question?.stay();
    expect(stay).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
    expect(work.dirty).toBe(true);
    expect(vm.question).toBeUndefined();
  });

  it('is discarded when the user confirms leaving', () => {
    const { vm, work, leave } = setUp();
    vm.leave(leave);
    vm.question?.leave();
    expect(work.dirty).toBe(false);
    expect(leave).toHaveBeenCalledOnce();
    expect(vm.question).toBeUndefined();
  });

  it('can be restored after leaving, when its form opens again', () => {
    const { vm, forget, leave, stay } = setUp();
    const restores: (() => void)[] = [];
    vm.leave(leave, stay, (restore) => void restores.push(restore));
    vm.question?.leave();
    forget();
    restores[0]?.();
    const reopened = new Work();
    vm.watch(PLACE, reopened);
    expect(reopened.restore).toHaveBeenCalledExactlyOnceWith(EDITS);
  });

  it.each([
    ['must not be kept, like a password', (work: Work) => (work.edits = {})],
    ['may be saved even if', (work: Work) => work.save()],
  ])('cannot be restored if it %s', (_, change) => {
    const { vm, work, leave, stay } = setUp();
    change(work);
    const discarded = vi.fn<(restore: () => void) => void>();
    vm.leave(leave, stay, discarded);
    vm.question?.leave();
    expect(leave).toHaveBeenCalledOnce();
    expect(discarded).not.toHaveBeenCalled();
  });

  it("has the save state 'awaited' during a save, and 'outstanding' once the user stops waiting", () => {
    const { vm, work } = setUp();
    expect(vm.saveState).toBe('unsaved');
    work.save();
    expect(vm.saveState).toBe('awaited');
    work.stopWaiting();
    expect(vm.saveState).toBe('outstanding');
    work.reset();
    expect(vm.saveState).toBe('unsaved');
  });

  it('reports the result of an outstanding save in its form after discarding', () => {
    const { vm, work, toasts } = setUp();
    work.save();
    work.stopWaiting();
    vm.discard();
    vm.question?.leave();
    expect(work.dirty).toBe(false);
    work.notice.success('Menu saved');
    expect(work.notice.message?.text).toBe('Menu saved');
    expect(toasts.notice.message).toBeUndefined();
  });

  it('reports the result of a save in flight in a toast after leaving', () => {
    const { vm, work, toasts, leave } = setUp();
    work.save();
    vm.leave(leave);
    vm.question?.leave();
    work.notice.success('Menu saved');
    expect(work.notice.message).toBeUndefined();
    expect(toasts.notice.message?.text).toBe('Menu saved');
  });

  it("does not show the next user the result of the previous user's save", () => {
    for (const email of ['nina@aurora.example', 'luca@aurora.example']) {
      const { vm, work, sessions, toasts, leave } = setUp();
      work.save();
      vm.leave(leave);
      vm.question?.leave();
      toasts.notice.success('Item saved');
      sessions.clear();
      sessions.save(sessionOf(email));
      const isSameUser = email === 'nina@aurora.example';
      expect(toasts.notice.message?.text, email).toBe(isSameUser ? 'Item saved' : undefined);
      work.notice.error('Something went wrong');
      expect(toasts.notice.message?.text, email).toBe(isSameUser ? 'Something went wrong' : undefined);
    }
  });

  it('can be restored after it was discarded, immediately or when its form opens again', () => {
    const { vm, work, forget } = setUp();
    const restores: (() => void)[] = [];
    const discard = () => {
      vm.discard((restore) => void restores.push(restore));
      vm.question?.leave();
    };
    discard();
    expect(work.dirty).toBe(false);
    restores[0]?.();
    expect(work.restore).toHaveBeenCalledExactlyOnceWith(EDITS);

    work.edit();
    discard();
    forget();
    restores[1]?.();
    const reopened = new Work();
    vm.watch(PLACE, reopened);
    expect(reopened.restore).toHaveBeenCalledExactlyOnceWith(EDITS);
  });

  it('does not prompt once it is saved or its form is closed', () => {
    const { vm, work, forget, leave } = setUp();
    work.reset();
    vm.leave(leave);
    expect(leave).toHaveBeenCalledOnce();
    work.edit();
    expect(vm.any).toBe(true);
    forget();
    expect(vm.any).toBe(false);
  });

  it('closes the question once it is saved', () => {
    const { vm, work, leave } = setUp();
    vm.leave(leave);
    expect(vm.isAnswered).toBe(false);
    work.reset();
    expect(vm.isAnswered).toBe(true);
  });

  describe('after the session ended', () => {
    /** Ends the session, then signs in a user. */
    function comeBack(email: string, { isDirty = true } = {}) {
      const { sessions, vm, work, forget } = setUp();
      if (!isDirty) work.reset();
      sessions.clear();
      forget();
      sessions.save(sessionOf(email));
      return vm;
    }

    it('is restored once when the user returns to its page', () => {
      const vm = comeBack('nina@aurora.example');
      const again = new Work();
      const another = new Work();
      vm.watch(PLACE, again);
      vm.watch(PLACE, another);
      expect(again.restore).toHaveBeenCalledExactlyOnceWith(EDITS);
      expect(another.restore).not.toHaveBeenCalled();
    });

    it.each([
      ['path', { ...PLACE, path: '/company/company-2' }],
      ['name', { ...PLACE, name: 'Voice Configuration' }],
    ])('is not restored in a form with another %s', (_, place) => {
      const again = new Work();
      comeBack('nina@aurora.example').watch(place, again);
      expect(again.restore).not.toHaveBeenCalled();
    });

    it('is not restored for another user', () => {
      const again = new Work();
      comeBack('luca@aurora.example').watch(PLACE, again);
      expect(again.restore).not.toHaveBeenCalled();
    });

    it('is listed by name until a user signs in, and is lost when the tab closes', () => {
      const { sessions, vm, forget } = setUp();
      expect(vm.keptNames).toEqual([]);
      sessions.clear();
      forget();
      expect(vm).toMatchObject({ keptNames: ['Menu Builder'], any: false, isLostWithTab: true });
      sessions.save(sessionOf('nina@aurora.example'));
      expect(vm).toMatchObject({ keptNames: [], isLostWithTab: false });
    });

    it('is not kept if it is secret, like a password', () => {
      const { sessions, vm, work } = setUp();
      work.edits = {};
      sessions.clear();
      expect(vm.keptNames).toEqual([]);
    });

    it('is not kept if everything was saved', () => {
      const again = new Work();
      comeBack('nina@aurora.example', { isDirty: false }).watch(PLACE, again);
      expect(again.restore).not.toHaveBeenCalled();
    });
  });

  describe('after a reload', () => {
    /** Reloads the page, and signs in another user if given. */
    function reload(storage: FakeTabStorage, email = 'nina@aurora.example') {
      const sessions = new FakeSessionStore(sessionOf(email));
      return new UnsavedWorkViewModel(
        sessions,
        new ToastsViewModel(),
        storage,
        savingFakes(sessions).openWrites,
      );
    }

    const restoredIn = (vm: UnsavedWorkViewModel) => {
      const work = new Work();
      vm.watch(PLACE, work);
      return work.restore.mock.calls.map(([edits]) => edits);
    };

    it('is restored, even if the page crashed first', () => {
      for (const crashes of [false, true]) {
        const { storage, vm, forget } = setUp();
        if (crashes) forget();
        vm.store();
        expect(restoredIn(reload(storage))).toEqual([EDITS]);
      }
    });

    it('is restored, even if its user signed in after the page loaded', () => {
      const [storage, sessions] = [new FakeTabStorage(), new FakeSessionStore()];
      const { openWrites } = savingFakes(sessions);
      const vm = new UnsavedWorkViewModel(sessions, new ToastsViewModel(), storage, openWrites);
      sessions.save(sessionOf('nina@aurora.example'));
      vm.watch(PLACE, new Work());
      vm.store();
      expect(restoredIn(reload(storage))).toEqual([EDITS]);
    });

    it('is restored once', () => {
      const { storage, vm } = setUp();
      vm.store();
      const next = reload(storage);
      expect([restoredIn(next), restoredIn(next)]).toEqual([[EDITS], []]);
    });

    it('is not restored if it was saved or discarded', () => {
      const { storage, vm, work, leave } = setUp();
      vm.store();
      vm.leave(leave);
      vm.question?.leave();
      expect(work.dirty).toBe(false);
      vm.store();
      expect(storage.texts.size).toBe(0);
    });

    it('is not restored for another user', () => {
      const { storage, vm } = setUp();
      vm.store();
      const other = reload(storage, 'luca@aurora.example');
      expect(restoredIn(other)).toEqual([]);
      other.store();
      expect(storage.texts.get('unsavedWork')).not.toContain('nina@aurora.example');
    });

    it('is restored when its user signs in again after a session ended', () => {
      const { storage, sessions, vm, forget } = setUp();
      sessions.clear();
      forget();
      vm.store();
      const signedOut = new FakeSessionStore();
      const { openWrites } = savingFakes(signedOut);
      const next = new UnsavedWorkViewModel(signedOut, new ToastsViewModel(), storage, openWrites);
      expect(next.keptNames).toEqual(['Menu Builder']);
      signedOut.save(sessionOf('nina@aurora.example'));
      expect(restoredIn(next)).toEqual([EDITS]);
    });

    it('is not restored from unreadable storage', () => {
      for (const text of ['[1,', '{"user":"nina@aurora.example"}', '{"kept":{}}']) {
        const storage = new FakeTabStorage();
        storage.write('unsavedWork', text);
        expect(restoredIn(reload(storage)), text).toEqual([]);
      }
    });

    it('is restored without a prompt on leaving if it is the text of a test', () => {
      const { storage, vm, work, leave } = setUp();
      work.reset();
      const text = new NeverSavedText();
      text.type('A table for two');
      const place = { path: PLACE.path, name: 'Test message' };
      vm.watch(place, text);
      vm.leave(leave);
      expect(leave).toHaveBeenCalledOnce();
      expect(vm).toMatchObject({ any: false, isLostWithTab: false });
      vm.store();
      const again = new NeverSavedText();
      reload(storage).watch(place, again);
      expect(again.text).toBe('A table for two');
    });

    it('is stored shortly after each edit', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { storage, work } = setUp();
      work.reset();
      work.edit();
      await vi.advanceTimersByTimeAsync(500);
      expect(storage.texts.get('unsavedWork')).toContain('Good evening');
    });
  });
});

// (rule: writes)
describe('A write without an outcome', () => {
  /** Signs in a user without edits, and starts a write as the tab's last action. */
  function setUpWrite() {
    const all = setUp();
    const { vm, work, writes } = all;
    work.reset();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const write = () =>
      void writes.run({ restaurantId: 'aurora', area: 'orders' }, () => promise).catch(Failure.from);
    const end = vi.fn<() => void>();
    const endWrite = async () => {
      resolve();
      await flushPromises();
    };
    const failWrite = async () => {
      reject(unreachable());
      await flushPromises();
    };
    return { ...all, write, endWrite, failWrite, end, finish: (last = write) => vm.finish(last, end) };
  }

  it('is lost when the tab closes, but does not prompt when the user leaves the page', async () => {
    const { vm, write, endWrite, leave } = setUpWrite();
    write();
    expect(vm).toMatchObject({ openWrites: ['orders'], isUnfinished: true, isLostWithTab: true, any: false });
    vm.leave(leave);
    expect(leave).toHaveBeenCalledOnce();
    await endWrite();
    expect(vm).toMatchObject({ openWrites: [], isUnfinished: false, isLostWithTab: false });
  });

  it('lists its area once, even with several writes', () => {
    const { vm, write } = setUpWrite();
    write();
    write();
    expect(vm.openWrites).toEqual(['orders']);
  });

  it('delays signing out until it has an outcome', async () => {
    const { vm, endWrite, end, finish } = setUpWrite();
    finish();
    expect(end).not.toHaveBeenCalled();
    expect([vm.question?.about, vm.isAnswered]).toEqual(['writes', false]);
    await endWrite();
    // the guard then closes the question
    expect(vm.isAnswered).toBe(true);
    vm.question?.leave();
    expect(end).toHaveBeenCalledOnce();
    expect([vm.question, vm.isAnswered]).toEqual([undefined, false]);
  });

  it('prevents signing out when it fails, until the user tries again', async () => {
    const { vm, failWrite, end, finish } = setUpWrite();
    finish();
    await failWrite();
    expect([vm.question, vm.openWrites, end.mock.calls]).toEqual([undefined, [], []]);
    finish(() => undefined);
    expect(end).toHaveBeenCalledOnce();
  });

  it('does not delay signing out if the user leaves anyway, and prevents it if the user stays', () => {
    const { vm, end, finish } = setUpWrite();
    finish();
    vm.question?.stay();
    expect([vm.question, end.mock.calls]).toEqual([undefined, []]);
    finish();
    vm.question?.leave();
    expect(end).toHaveBeenCalledOnce();
  });

  it('starts only once the edits are discarded, and then delays signing out', () => {
    const { vm, work, end, finish } = setUpWrite();
    work.edit();
    finish();
    expect([vm.question?.about, vm.openWrites]).toEqual(['edits', []]);
    vm.question?.leave();
    expect([vm.question?.about, vm.openWrites]).toEqual(['writes', ['orders']]);
    expect(work.dirty).toBe(false);
    expect(end).not.toHaveBeenCalled();
  });

  it('does not prompt again if the user has just chosen to leave during the save', () => {
    const { vm, work, write, end, finish } = setUpWrite();
    work.edit();
    work.save();
    write();
    finish(() => undefined);
    vm.question?.leave();
    expect([vm.question, end.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('does not delay signing out if no write is in flight', () => {
    const { vm, end, finish } = setUpWrite();
    finish(() => undefined);
    expect(end).toHaveBeenCalledOnce();
    expect(vm.question).toBeUndefined();
  });
});
