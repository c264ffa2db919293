import { describe, expect, it, vi } from 'vitest';
import { makeAutoObservable } from 'mobx';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

class Work {
  dirty = true;
  constructor() {
    makeAutoObservable(this);
  }
  edit() {
    this.dirty = true;
  }
  reset() {
    this.dirty = false;
  }
}

function setUp() {
  const vm = new UnsavedWorkViewModel();
  const work = new Work();
  const forget = vm.watch('Menu Builder', work);
  return { vm, work, forget, leave: vi.fn<() => void>(), stay: vi.fn<() => void>() };
}

describe('Unsaved work', () => {
  it('is asked about before it is left', () => {
    const { vm, leave } = setUp();
    vm.leave(leave);
    expect(vm.question?.names).toEqual(['Menu Builder']);
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
});
