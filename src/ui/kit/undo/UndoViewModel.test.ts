import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aSession, aUser } from '#tests/support/builders.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { flushMicrotasks, flushPromises } from '#tests/support/flushPromises.ts';
import { UndoViewModel } from './UndoViewModel.ts';

function setUp() {
  const clock = new FakeClock();
  const sessions = new FakeSessionStore(aSession());
  const vm = new UndoViewModel(clock, sessions);
  const told: string[] = [];
  /** Starts an undoable action whose request `send` answers. */
  const offer = (name: string, send: () => Promise<unknown> = () => Promise.resolve()) =>
    vm.offer({
      key: name,
      text: `${name} deleted`,
      restored: `${name} is back.`,
      send: (isClosing) => {
        told.push(`send ${name}${isClosing ? ', closing' : ''}`);
        return send();
      },
      done: () => void told.push(`done ${name}`),
      failed: ({ kind }) => void told.push(`failed ${name}: ${kind}`),
      undone: () => void told.push(`undone ${name}`),
    });
  const texts = () => vm.offers.map(({ action }) => action.text);
  return { clock, sessions, vm, told, offer, texts };
}

// (rule: undo)
describe('An action that can be undone', () => {
  it('hides its row immediately, and is sent after ten seconds', async () => {
    const { clock, vm, told, offer, texts } = setUp();
    offer('soup');
    expect(texts()).toEqual(['soup deleted']);
    clock.advance(9999);
    expect([...vm.hidden]).toEqual(['soup']);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toEqual(['send soup']);
    expect(texts()).toEqual([]);
    expect([...vm.hidden]).toEqual(['soup']);
    await flushPromises();
    expect(told).toEqual(['send soup', 'done soup']);
    expect([...vm.hidden]).toEqual([]);
  });

  it('is never sent once undone', async () => {
    const { clock, vm, told, offer } = setUp();
    offer('soup');
    vm.undoLatest();
    expect(told).toEqual(['undone soup']);
    expect([...vm.hidden]).toEqual([]);
    clock.advance(60_000);
    vm.sendNow();
    await flushPromises();
    expect(told).toEqual(['undone soup']);
  });

  it('is sent ten seconds after its own click, even in a suspended tab', () => {
    const { clock, told, offer } = setUp();
    offer('soup');
    clock.advance(9000);
    offer('wine');
    clock.advance(1000);
    expect(told).toEqual(['send soup']);
    clock.suspend(60_000);
    clock.advance(0);
    expect(told).toEqual(['send soup', 'send wine']);
  });

  it('is undone without undoing other pending actions', () => {
    const { clock, vm, told, offer, texts } = setUp();
    offer('soup');
    offer('wine');
    offer('cake');
    const [, wine] = vm.offers;
    if (wine) vm.undo(wine);
    expect(texts()).toEqual(['soup deleted', 'cake deleted']);
    clock.advance(10_000);
    expect(told).toEqual(['undone wine', 'send soup', 'send cake']);
  });

  it('is sent immediately, and once, when the user leaves the console', async () => {
    const { clock, vm, told, offer } = setUp();
    offer('menu/soup');
    offer('orders/1');
    expect(vm.isPending('menu/')).toBe(true);
    vm.sendNow('menu/');
    vm.sendNow('menu/');
    expect(told).toEqual(['send menu/soup']);
    vm.sendNow();
    clock.advance(10_000);
    await flushPromises();
    expect(told).toEqual(['send menu/soup', 'send orders/1', 'done menu/soup', 'done orders/1']);
    expect(vm.isPending('menu/')).toBe(false);
  });

  it('is sent synchronously when the page closes', () => {
    const { vm, told, offer } = setUp();
    offer('soup');
    offer('wine');
    vm.sendNow('', true);
    expect(told).toEqual(['send soup, closing', 'send wine, closing']);
  });

  it('shows its row again and reports a failure', async () => {
    const { clock, vm, told, offer } = setUp();
    offer('soup', () => Promise.reject(unreachable()));
    clock.advance(10_000);
    await flushPromises();
    expect(told).toEqual(['send soup', 'failed soup: unreachable']);
    expect([...vm.hidden]).toEqual([]);
  });

  it('is not started twice while it is pending or waits for a response', () => {
    const { clock, told, offer, texts } = setUp();
    const waiting = () => new Promise(() => undefined);
    offer('soup', waiting);
    offer('soup', waiting);
    expect(texts()).toHaveLength(1);
    clock.advance(10_000);
    offer('soup', waiting);
    expect(texts()).toHaveLength(0);
    expect(told).toEqual(['send soup']);
  });

  it('shows its row again after 15 s without a response, and still reports the response', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { clock, vm, told, offer } = setUp();
    const response = Promise.withResolvers<void>();
    const wait = () => response.promise;
    offer('soup', wait);
    clock.advance(10_000);
    vi.advanceTimersByTime(14_999);
    expect([...vm.hidden]).toEqual(['soup']);
    vi.advanceTimersByTime(1);
    expect([...vm.hidden]).toEqual([]);
    const [slow] = vm.slow;
    expect(slow?.action.restored).toBe('soup is back.');
    slow?.task.detach();
    expect(vm.slow).toEqual([]);

    // joins the first request
    offer('soup', wait);
    clock.advance(10_000);
    expect([...vm.hidden]).toEqual(['soup']);
    response.resolve();
    await flushMicrotasks();
    expect(told).toEqual(['send soup', 'done soup']);
    expect([...vm.hidden]).toEqual([]);
  });

  it('is not sent if an earlier attempt succeeds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { clock, told, offer, texts } = setUp();
    const response = Promise.withResolvers<void>();
    offer('soup', () => response.promise);
    clock.advance(10_000);
    vi.advanceTimersByTime(15_000);
    offer('soup');
    response.resolve();
    await flushMicrotasks();
    expect(texts()).toEqual([]);
    clock.advance(10_000);
    expect(told).toEqual(['send soup', 'done soup']);
  });

  it.each([
    ['signed out', undefined],
    ['became another user', aSession({ user: aUser({ email: 'other@tableside.example' }) })],
  ])('fails without being sent when the session has %s in another tab', async (_, session) => {
    const { clock, sessions, told, offer } = setUp();
    offer('soup');
    sessions.session = session;
    clock.advance(10_000);
    await flushPromises();
    expect(told).toEqual(['failed soup: unauthenticated']);
  });

  it('is announced once, even while an earlier action can still be undone', () => {
    const { clock, vm, offer } = setUp();
    offer('soup');
    clock.advance(5000);
    offer('wine');
    expect(vm.announced).toBe('wine deleted');
    vm.undoLatest();
    expect(vm.announced).toBe('wine deleted');
    clock.advance(5000);
    expect(vm.announced).toBe('');
  });
});
