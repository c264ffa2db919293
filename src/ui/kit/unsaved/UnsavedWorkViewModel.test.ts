import { describe, expect, it, vi } from 'vitest';
import { makeAutoObservable } from 'mobx';
import { aSession, aUser } from '#tests/support/builders.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { Notice } from '../Notice.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import { UnsavedWorkViewModel, type Edits } from './UnsavedWorkViewModel.ts';

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

function setUp() {
  const sessions = new FakeSessionStore(sessionOf('nina@aurora.example'));
  const toasts = new ToastsViewModel();
  const vm = new UnsavedWorkViewModel(sessions, toasts);
  const work = new Work();
  const forget = vm.watch(PLACE, work);
  return { sessions, toasts, vm, work, forget, leave: vi.fn<() => void>(), stay: vi.fn<() => void>() };
}

const sessionOf = (email: string) => aSession({ user: aUser({ email }) });

describe('Unsaved work', () => {
  it('is asked about before leaving', () => {
    const { vm, leave } = setUp();
    vm.leave(leave);
    expect(vm.question).toBeDefined();
    expect(vm.names).toEqual(['Menu Builder']);
    expect(leave).not.toHaveBeenCalled();
  });

  it('stays when the user stays', () => {
    const { vm, work, leave, stay } = setUp();
    vm.leave(leave, stay);
    vm.question?.stay();
    expect(stay).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
    expect(work.dirty).toBe(true);
    expect(vm.question).toBeUndefined();
  });

  it('is discarded when the user leaves', () => {
    const { vm, work, leave } = setUp();
    vm.leave(leave);
    vm.question?.leave();
    expect(work.dirty).toBe(false);
    expect(leave).toHaveBeenCalledOnce();
    expect(vm.question).toBeUndefined();
  });

  it('is awaited during a save, and outstanding once the user stops waiting', () => {
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

  it('asks nothing once it is saved or gone', () => {
    const { vm, work, forget, leave } = setUp();
    work.reset();
    vm.leave(leave);
    expect(leave).toHaveBeenCalledOnce();
    work.edit();
    expect(vm.any).toBe(true);
    forget();
    expect(vm.any).toBe(false);
  });

  describe('after the session ended', () => {
    /** Ends the session, then signs a user in. */
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
    ])('is not restored elsewhere (%s)', (_, place) => {
      const again = new Work();
      comeBack('nina@aurora.example').watch(place, again);
      expect(again.restore).not.toHaveBeenCalled();
    });

    it('is not restored for another user', () => {
      const again = new Work();
      comeBack('luca@aurora.example').watch(PLACE, again);
      expect(again.restore).not.toHaveBeenCalled();
    });

    it('is named until a user signs in, and lost with the tab', () => {
      const { sessions, vm, forget } = setUp();
      expect(vm.keptNames).toEqual([]);
      sessions.clear();
      forget();
      expect(vm).toMatchObject({ keptNames: ['Menu Builder'], any: false, isLostWithTab: true });
      sessions.save(sessionOf('nina@aurora.example'));
      expect(vm).toMatchObject({ keptNames: [], isLostWithTab: false });
    });

    it('is not kept if it must not be, like a password', () => {
      const { sessions, vm, work } = setUp();
      work.edits = {};
      sessions.clear();
      expect(vm.keptNames).toEqual([]);
    });

    it('is not kept when everything was saved', () => {
      const again = new Work();
      comeBack('nina@aurora.example', { isDirty: false }).watch(PLACE, again);
      expect(again.restore).not.toHaveBeenCalled();
    });
  });
});
