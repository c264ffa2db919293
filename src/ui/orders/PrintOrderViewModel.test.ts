import { describe, expect, it } from 'vitest';
import { orderKey } from '#domain/orders/order.ts';
import { anOrder } from '#tests/support/builders.ts';
import { FakeKitchenScreen } from '#tests/support/fakes/FakeKitchenScreen.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { PrintOrderViewModel } from './PrintOrderViewModel.ts';

function setUp() {
  const [screen, toasts] = [new FakeKitchenScreen(), new ToastsViewModel()];
  return { screen, toasts, vm: new PrintOrderViewModel(screen, toasts) };
}

describe('PrintOrderViewModel', () => {
  it('prints an order once its ticket is rendered, and keeps the ticket until it is removed', () => {
    const { screen, vm } = setUp();
    vm.drawn();
    expect(screen.prints).toBe(0);

    const order = anOrder('1');
    vm.print(order);
    expect(vm.job?.order.number).toBe('1');
    expect(vm.pressedAt.size).toBe(0);
    vm.drawn();
    expect(screen.prints).toBe(1);
    expect(vm.pressedAt.has(orderKey(order))).toBe(true);
    expect(vm.job?.order.number).toBe('1');
    vm.end();
    expect(vm.job).toBeUndefined();
  });

  it('can print the same order again', () => {
    const { vm } = setUp();
    const order = anOrder('1');
    vm.print(order);
    const first = vm.job?.id;
    vm.print(order);
    expect(vm.job?.id).not.toBe(first);
  });

  it('shows a message if the browser cannot print, and removes the ticket', () => {
    const { screen, toasts, vm } = setUp();
    screen.canPrint = false;
    vm.print(anOrder('1'));
    vm.drawn();
    expect(vm.job).toBeUndefined();
    expect(vm.pressedAt.size).toBe(0);
    expect(toasts.notice.message?.text).toBe("This browser can't print. Open this page in another browser.");
  });
});
