import { describe, expect, it } from 'vitest';
import { ConnectPointOfSale } from '#application/integrations/ConnectPointOfSale.ts';
import type { PosProvider } from '#domain/integrations/pointOfSale.ts';
import { aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakePendingConnect } from '#tests/support/fakes/FakePendingConnect.ts';
import { FakePointOfSale } from '#tests/support/fakes/FakePointOfSale.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { IntegrationViewModel } from './IntegrationViewModel.ts';

function setUp(signedIn = true) {
  const { store: sessions, vm: session } = sessionFakes(signedIn ? aSession() : undefined);
  const pointOfSale = new FakePointOfSale();
  const browser = new FakeBrowser();
  const hosts: { allowed: readonly string[] | undefined } = { allowed: undefined };
  const connect = new ConnectPointOfSale(pointOfSale, sessions, new FakePendingConnect(), browser, hosts);
  const { openWrites } = savingFakes(sessions);
  const unsaved = new UnsavedWorkViewModel(sessions, new ToastsViewModel(), new FakeTabStorage(), openWrites);
  const vm = new IntegrationViewModel(pointOfSale, connect, sessions, session, unsaved);
  return { unsaved, hosts, pointOfSale, browser, sessions, session, vm };
}

async function connected(provider: PosProvider, prepare: (parts: ReturnType<typeof setUp>) => void) {
  const parts = setUp();
  prepare(parts);
  parts.vm.connect('aurora', provider);
  await flushPromises();
  return parts;
}

describe('IntegrationViewModel', () => {
  // (action: View the point of sale connection)
  it('shows the merchant of a connected provider', async () => {
    const { vm, pointOfSale } = setUp();
    pointOfSale.connections.square = { isConnected: true, merchantId: 'ML7' };
    vm.start('aurora', 'square');
    await flushPromises();
    expect(vm.status.value).toEqual({ isConnected: true, merchantId: 'ML7' });
  });

  it('sends no request to Clover without a stored session', async () => {
    const { vm, pointOfSale } = setUp(false);
    vm.start('aurora', 'clover');
    await flushPromises();
    expect(vm.hasSession).toBe(false);
    expect(vm.mayConnect).toBe(false);
    expect(pointOfSale.calls).toEqual([]);
  });

  it("requests Square's status without a stored session, and Clover's with one", async () => {
    const square = setUp(false);
    square.vm.start('aurora', 'square');
    const clover = setUp();
    clover.vm.start('aurora', 'clover');
    await flushPromises();
    expect([square.vm.hasSession, clover.vm.hasSession]).toEqual([true, true]);
    expect([...square.pointOfSale.calls, ...clover.pointOfSale.calls]).toEqual([
      'status square aurora',
      'status clover aurora',
    ]);
  });

  it('offers to connect only when the provider is known to be disconnected', async () => {
    const { vm } = setUp();
    vm.start('aurora', 'square');
    expect(vm.mayConnect).toBe(false);
    await flushPromises();
    expect(vm.mayConnect).toBe(true);
    const other = setUp();
    other.pointOfSale.connections.square = { isConnected: true };
    other.vm.start('aurora', 'square');
    await flushPromises();
    expect(other.vm.mayConnect).toBe(false);
  });

  it('does not offer to connect Clover after the session has ended', async () => {
    const { vm, sessions } = setUp();
    vm.start('aurora', 'clover');
    await flushPromises();
    sessions.clear();
    vm.connect('aurora', 'clover');
    await flushPromises();
    expect(vm.mayConnect).toBe(false);
  });

  it('stops loading the status when the user leaves the page', () => {
    const { vm, pointOfSale } = setUp();
    let given: AbortSignal | undefined;
    pointOfSale.status = (_provider?: PosProvider, _companyId?: string, signal?: AbortSignal) => {
      given = signal;
      return Promise.withResolvers<never>().promise;
    };
    vm.start('aurora', 'square')();
    expect(given?.aborted).toBe(true);
  });

  it('clears the previous failure when connecting again', async () => {
    const { vm } = await connected('square', (parts) => (parts.pointOfSale.trouble = unreachable()));
    expect(vm.notice.message).toBeDefined();
    vm.connect('aurora', 'square');
    expect(vm.notice.message).toBeUndefined();
    await flushPromises();
  });

  // (action: Connect the point of sale)
  it('is busy until the browser leaves the page, and not busy on return', async () => {
    const { vm, browser, pointOfSale } = await connected('square', () => undefined);
    expect(browser.address).toBe('https://pos.example/authorize');
    expect(vm.connecting.running).toBe(true);
    vm.connect('aurora', 'square');
    expect(pointOfSale.calls).toEqual(['authorize square aurora']);
    vm.stay();
    expect(vm.connecting.running).toBe(false);
  });

  it('does not redirect after the user has stopped waiting', async () => {
    const { vm, browser } = setUp();
    vm.connect('aurora', 'square');
    vm.stay();
    expect(vm.connecting.running).toBe(false);
    await flushPromises();
    expect(browser.address).toBeUndefined();
    expect(vm.notice.message).toBeUndefined();
  });

  it.each([
    ['the page is unavailable', (parts: ReturnType<typeof setUp>) => (parts.pointOfSale.url = undefined)],
    ['the user stops waiting', ({ vm }: ReturnType<typeof setUp>) => queueMicrotask(vm.stay)],
  ])('does not prompt about unsaved work if %s', async (_when, prepare) => {
    const { unsaved, browser } = await connected('square', (parts) => {
      const work = { dirty: true, reset: () => (work.dirty = false) };
      parts.unsaved.watch({ path: '/company/aurora', name: 'Menu Builder' }, work);
      prepare(parts);
    });
    expect(unsaved.question).toBeUndefined();
    expect(unsaved.any).toBe(true);
    expect(browser.address).toBeUndefined();
  });

  // (see rule: unsaved changes)
  it('prompts before unsaved work is lost, and does not redirect if the user stays', async () => {
    const { vm, browser, unsaved } = await connected('square', (parts) => {
      const work = { dirty: true, reset: () => (work.dirty = false) };
      parts.unsaved.watch({ path: '/company/aurora', name: 'Menu Builder' }, work);
    });
    expect(unsaved.question).toBeDefined();
    expect(unsaved.names).toEqual(['Menu Builder']);
    unsaved.question?.stay();
    await flushPromises();
    expect(vm.connecting.running).toBe(false);
    expect(browser.address).toBeUndefined();

    vm.connect('aurora', 'square');
    await flushPromises();
    unsaved.question?.leave();
    await flushPromises();
    expect(browser.address).toBe('https://pos.example/authorize');
    expect(unsaved.any).toBe(false);
  });

  it.each([
    ['square', refused(503, 'Square is down'), 'Square is down'],
    ['square', refused(503), 'Failed to start connection. Please try again.'],
    ['square', unreachable(), 'Failed to start connection. Please try again.'],
    ['square', refused(401), 'Failed to start connection. Please try again.'],
    ['clover', refused(500, 'Busy'), 'Server error (500): Busy'],
    ['clover', refused(500), 'Server error (500): Unknown error'],
    ['clover', refused(403, 'Not yours'), 'Request failed (403): Not yours'],
    ['clover', refused(502), 'Request failed (502): Unknown error'],
    ['clover', unreachable(), 'Network error: Unable to reach the server'],
  ] as const)('says why %s cannot be connected: %s', async (provider, trouble, text) => {
    const { vm, session } = await connected(provider, (parts) => (parts.pointOfSale.trouble = trouble));
    expect(vm.notice.message).toEqual({ text, tone: 'error' });
    expect(session.error).toBeUndefined();
    expect(vm.connecting.running).toBe(false);
  });

  it.each(['square', 'clover'] as const)('says that %s returned no valid URL', async (provider) => {
    const { vm } = await connected(provider, (parts) => (parts.pointOfSale.url = undefined));
    expect(vm.notice.message?.text).toBe('Backend did not return a valid URL');
  });

  it.each(['square', 'clover'] as const)(
    'names the host that %s would have redirected to',
    async (provider) => {
      const { vm, browser } = await connected(provider, ({ hosts }) => (hosts.allowed = ['connect.example']));
      expect(vm.notice.message).toEqual({
        text: expect.stringContaining('leads to pos.example'),
        tone: 'error',
      });
      expect(browser.address).toBeUndefined();
      expect(vm.connecting.running).toBe(false);
    },
  );

  it('shows a message when the session has ended', async () => {
    const { vm } = await connected('clover', ({ sessions }) => sessions.clear());
    expect(vm.notice.message?.text).toBe('User not authenticated. Please log in again.');
    expect(vm.hasSession).toBe(false);
  });

  it('ends the session on a 401 from Clover and shows a message on the sign-in form', async () => {
    const { session, sessions } = await connected('clover', ({ pointOfSale, sessions: stored, vm }) => {
      pointOfSale.trouble = refused(401);
      const leave = vm.start('aurora', 'clover');
      stored.subscribe(leave);
    });
    expect(sessions.read()).toBeUndefined();
    expect(session.error).toBe('Authentication failed. Please log in again.');
  });

  it('does not redirect after the user has left the page', async () => {
    const { vm, browser } = setUp();
    const leave = vm.start('aurora', 'square');
    vm.connect('aurora', 'square');
    leave();
    await flushPromises();
    expect(browser.address).toBeUndefined();
    expect(vm.connecting.running).toBe(false);
  });
});
