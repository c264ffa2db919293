import { describe, expect, it, vi } from 'vitest';
import { makeAutoObservable } from 'mobx';
import { aSession, aUser } from '#tests/support/builders.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { Notice } from '../Notice.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import type { Edits } from '../form/Draft.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

const EDITS = { greeting: { was: 'Hello', is: 'Good evening' } };
const PLACE = { path: '/company/company-1', name: 'Menu Builder' };

class Work {
  dirty = true;
  edits: Edits = EDITS;
  readonly saving = { running: false, inFlight: false };
  readonly notice = new Notice();
  readonly resume = vi.fn<(edits: Edits) => void>();
  constructor() {
    makeAutoObservable(this, { edits: false, resume: false, notice: false });
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
  it('is asked about before it is left', () => {
    const { vm, leave } = setUp();
    vm.leave(leave);
    expect(vm.question).toBeDefined();
    expect(vm.names).toEqual(['Menu Builder']);
    expect(leave).not.toHaveBeenCalled();
  });

  it('stays when the person does', () => {
    const { vm, work, leave, stay } = setUp();
    vm.leave(leave, stay);
    vm.question?.stay();
    expect(stay).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
    expect(work.dirty).toBe(true);
    expect(vm.question).toBeUndefined();
  });

  it('is given up when the person leaves it', () => {
    const { vm, work, leave } = setUp();
    vm.leave(leave);
    vm.question?.leave();
    expect(work.dirty).toBe(false);
    expect(leave).toHaveBeenCalledOnce();
    expect(vm.question).toBeUndefined();
  });

  it('is awaited while it is being saved, and outstanding once nobody waits for that', () => {
    const { vm, work } = setUp();
    expect(vm.saveState).toBe('unsaved');
    work.save();
    expect(vm.saveState).toBe('awaited');
    work.stopWaiting();
    expect(vm.saveState).toBe('outstanding');
    work.reset();
    expect(vm.saveState).toBe('unsaved');
  });

  it('that is discarded tells in its place how an outstanding save ended', () => {
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

  it('that is left while it is being saved tells beside the page how that ended', () => {
    const { vm, work, toasts, leave } = setUp();
    work.save();
    vm.leave(leave);
    vm.question?.leave();
    work.notice.success('Menu saved');
    expect(work.notice.message).toBeUndefined();
    expect(toasts.notice.message?.text).toBe('Menu saved');
  });

  it('is no question once it is saved, or gone', () => {
    const { vm, work, forget, leave } = setUp();
    work.reset();
    vm.leave(leave);
    expect(leave).toHaveBeenCalledOnce();
    work.edit();
    expect(vm.any).toBe(true);
    forget();
    expect(vm.any).toBe(false);
  });

  describe('of a session that ended', () => {
    /** The page is left with the session, and somebody signs in. */
    function comeBack(email: string, { isDirty = true } = {}) {
      const { sessions, vm, work, forget } = setUp();
      if (!isDirty) work.reset();
      sessions.clear();
      forget();
      sessions.save(sessionOf(email));
      return vm;
    }

    it('is taken up, once, by who comes back to its page', () => {
      const vm = comeBack('nina@aurora.example');
      const again = new Work();
      const another = new Work();
      vm.watch(PLACE, again);
      vm.watch(PLACE, another);
      expect(again.resume).toHaveBeenCalledExactlyOnceWith(EDITS);
      expect(another.resume).not.toHaveBeenCalled();
    });

    it.each([
      ['path', { ...PLACE, path: '/company/company-2' }],
      ['name', { ...PLACE, name: 'Voice Configuration' }],
    ])('is no matter at another place (%s)', (_, place) => {
      const again = new Work();
      comeBack('nina@aurora.example').watch(place, again);
      expect(again.resume).not.toHaveBeenCalled();
    });

    it('is nobody else’s', () => {
      const again = new Work();
      comeBack('luca@aurora.example').watch(PLACE, again);
      expect(again.resume).not.toHaveBeenCalled();
    });

    it('is named until somebody has signed in, and lost with the tab until then', () => {
      const { sessions, vm, forget } = setUp();
      expect(vm.keptNames).toEqual([]);
      sessions.clear();
      forget();
      expect(vm).toMatchObject({ keptNames: ['Menu Builder'], any: false, isLostWithTab: true });
      sessions.save(sessionOf('nina@aurora.example'));
      expect(vm).toMatchObject({ keptNames: [], isLostWithTab: false });
    });

    it('is nothing where there is nothing that may be kept, as of a password', () => {
      const { sessions, vm, work } = setUp();
      work.edits = {};
      sessions.clear();
      expect(vm.keptNames).toEqual([]);
    });

    it('is nothing where everything was saved', () => {
      const again = new Work();
      comeBack('nina@aurora.example', { isDirty: false }).watch(PLACE, again);
      expect(again.resume).not.toHaveBeenCalled();
    });
  });
});
