import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { FakeKitchenScreen } from '#tests/support/fakes/FakeKitchenScreen.ts';
import { PrintOrderViewModel } from './PrintOrderViewModel.ts';

describe('PrintOrderViewModel', () => {
  it('prints an order once it is rendered, and removes it afterwards', () => {
    const screen = new FakeKitchenScreen();
    const vm = new PrintOrderViewModel(screen);
    vm.drawn();
    expect(screen.prints).toBe(0);

    vm.print(anOrder('1'));
    expect(vm.order?.number).toBe('1');
    vm.drawn();
    expect(screen.prints).toBe(1);
    vm.end();
    expect(vm.order).toBeUndefined();
  });
});
