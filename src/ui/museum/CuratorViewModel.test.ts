import { describe, expect, it } from 'vitest';
import { CuratorViewModel } from './CuratorViewModel.ts';

describe('CuratorViewModel', () => {
  it('emphasises the helper text when a conversation cannot start, and not before', () => {
    const vm = new CuratorViewModel();
    expect(vm.helperEmphasised).toBe(false);
    vm.talk();
    expect(vm.helperEmphasised).toBe(true);
  });

  it('is as new for the next visitor once the panel is left', () => {
    const vm = new CuratorViewModel();
    const leave = vm.start();
    vm.talk();
    leave();
    expect(vm.helperEmphasised).toBe(false);
  });
});
