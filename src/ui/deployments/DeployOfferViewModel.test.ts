import { describe, expect, it, vi } from 'vitest';
import { DeployChanges } from '#application/deployments/DeployChanges.ts';
import { Failure } from '#application/Failure.ts';
import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import { aCategory, anItem } from '#tests/support/builders/menu.ts';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { aSession, aUser } from '#tests/support/builders.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { SettingsAuthors } from '../forms/SettingsAuthors.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { DeployOfferViewModel } from './DeployOfferViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';

const others = aPendingChange({ id: 'others', type: 'menu', author: 'Marcus Webb' });
const own = (id: string, changes: Partial<PendingChange> = {}) =>
  aPendingChange({ id, type: 'menu', author: 'Giulia Ferraro', description: 'Menu updated', ...changes });

const off = (item: Item): Item => ({ ...item, availability: { ...item.availability, isAvailable: false } });
const menu = (...items: readonly Item[]): Menu => ({ categories: [aCategory('antipasti', items)] });
const ofItems = (id: string, before: Menu, after: Menu) =>
  own(id, { fields: [{ path: 'categories', values: { before, after }, menus: { before, after } }] });

async function setUp({ role }: { readonly role?: string } = {}) {
  const deployments = new FakeDeployments();
  deployments.waiting = [others];
  const { events, writes } = savingFakes();
  const pending = new PendingChangesViewModel(deployments, events, new SettingsAuthors());
  const restaurant = new OpenRestaurantViewModel(
    { detail: () => new Promise(() => undefined) } as never,
    events,
  );
  if (role !== undefined) restaurant.company.set({ role } as never);
  const toasts = new ToastsViewModel();
  const vm = new DeployOfferViewModel(
    pending,
    new DeployChanges(deployments, events, writes),
    new FakeSessionStore(aSession({ user: aUser({ firstName: 'Giulia', lastName: 'Ferraro' }) })),
    restaurant,
    toasts,
  );
  const leave = vm.start('aurora', 'menu');
  pending.open('aurora');
  await flushPromises();
  /** Saves settings, after which the host lists these pending changes. */
  async function save(waiting: readonly PendingChange[], area: SettingsArea = 'menu') {
    deployments.waiting = waiting;
    events.publish({ kind: 'saved', area, restaurantId: 'aurora' });
    await flushPromises();
  }
  return { vm, deployments, pending, toasts, save, leave };
}

/** Returns the offer's text. */
const textOf = ({ savedText = '', statusText }: DeployOfferViewModel) => statusText && savedText + statusText;

// (rule: changes of a save)
describe('The offer to deploy what was saved', () => {
  it('is absent before a save, and after a save without a change to deploy', async () => {
    const { vm, save } = await setUp();
    expect([textOf(vm), vm.deployLabel]).toEqual([undefined, undefined]);
    await save([others]);
    expect([textOf(vm), vm.deployLabel]).toEqual([undefined, undefined]);
  });

  // (action: Deploy a change right after saving it)
  it("deploys only the user's own change", async () => {
    const { vm, deployments, save } = await setUp();
    await save([own('mine'), others]);
    expect([textOf(vm), vm.deployLabel]).toEqual(['Menu updated. Not live yet.', 'Deploy this change']);
    vm.deploy();
    vm.deploy();
    await flushPromises();
    expect(deployments.calls).toEqual(['deploy mine']);
    expect(textOf(vm)).toBeUndefined();
    expect(vm.notice.message).toEqual({
      text: 'Deployment successful! Deployment ID: deployment-1',
      id: 'deployment-1',
      tone: 'success',
    });
  });

  it('names the changed menu items', async () => {
    const { vm, save } = await setUp();
    const [burrata, arancini] = [anItem('b', { name: 'Burrata' }), anItem('a', { name: 'Arancini' })];
    await save([ofItems('1', menu(burrata, arancini), menu(off(burrata), arancini)), others]);
    expect(textOf(vm)).toBe('Burrata unavailable. Not live yet.');
    const next = menu(off(burrata), { ...arancini, price: 9 });
    await save([
      ofItems('2', menu(off(burrata), arancini), next),
      ofItems('1', menu(burrata, arancini), menu(off(burrata), arancini)),
      others,
    ]);
    expect([textOf(vm), vm.deployLabel]).toEqual([
      'Burrata unavailable, Arancini changed. Not live yet.',
      'Deploy these 2 changes',
    ]);
  });

  it('counts the changes of more than three items', async () => {
    const { vm, save } = await setUp();
    const items = ['a', 'b', 'c', 'd'].map((id) => anItem(id));
    await save([ofItems('1', menu(...items), menu(...items.map(off)))]);
    expect(textOf(vm)).toBe('Menu updated. Not live yet.');
    await save([ofItems('1', menu(...items), menu(...items.map(off))), own('2')]);
    expect(textOf(vm)).toBe('2 changes saved. Not live yet.');
  });

  // (rule: undone changes)
  it('disappears when a dish is marked unavailable and available again', async () => {
    const { vm, pending, save } = await setUp();
    const burrata = anItem('b');
    const away = ofItems('1', menu(burrata), menu(off(burrata)));
    await save([away]);
    await save([ofItems('2', menu(off(burrata)), menu(burrata)), away]);
    expect([textOf(vm), vm.deployLabel, pending.count]).toEqual([undefined, undefined, 0]);
  });

  it('disappears when the change is deployed elsewhere, and returns after the next save', async () => {
    const { vm, save, deployments, pending } = await setUp();
    await save([own('mine'), others]);
    deployments.waiting = [others];
    pending.reload();
    await flushPromises();
    expect(textOf(vm)).toBeUndefined();
    await save([own('next'), own('twin'), others]);
    expect(vm.deployLabel).toBeUndefined();
  });

  it('links to the list of changes if the saved changes cannot be identified', async () => {
    const { vm, save, deployments } = await setUp();
    await save([own('mine'), own('twin'), others]);
    expect(textOf(vm)).toBe(
      'Not live yet. There are also other new changes, so choose which changes to deploy.',
    );
    expect(vm.deployLabel).toBeUndefined();
    vm.deploy();
    await flushPromises();
    expect(deployments.calls).toEqual([]);
  });

  it('links to the list of changes if the list cannot be loaded', async () => {
    const { vm, save, deployments } = await setUp();
    deployments.trouble = new Failure('unreachable');
    await save([own('mine')]);
    expect(textOf(vm)).toBe("Saved. We couldn't check for changes to deploy.");
    expect(vm.deployLabel).toBeUndefined();
  });

  it('covers only its own settings area', async () => {
    const { vm, save } = await setUp();
    await save([own('mine', { type: 'voice' }), others], 'voice');
    expect(textOf(vm)).toBeUndefined();
  });

  it.each([
    ['owner', true],
    ['staff', false],
  ])('is for roles that may deploy (%s)', async (role, expected) => {
    const { vm, save, deployments } = await setUp({ role });
    await save([own('mine')]);
    expect(vm.mayDeploy).toBe(expected);
    vm.deploy();
    await flushPromises();
    expect(deployments.calls).toHaveLength(expected ? 1 : 0);
  });

  it('can be hidden until the next save', async () => {
    const { vm, save } = await setUp();
    await save([own('mine')]);
    vm.hide();
    expect(textOf(vm)).toBeUndefined();
    await save([own('next'), own('mine')]);
    expect(vm.deployLabel).toBe('Deploy this change');
  });

  it.each([
    ['refuses for a reason', { refusal: { reason: 'Busy' } }, 'Deployment failed: Busy'],
    ['refuses', { refusal: {} }, 'Failed to deploy changes'],
    ['fails', { trouble: new Failure('unreachable') }, 'Failed to deploy changes'],
  ])('stays when the host %s', async (_, fault, text) => {
    const { vm, save, deployments } = await setUp();
    await save([own('mine')]);
    Object.assign(deployments, fault);
    vm.deploy();
    await flushPromises();
    expect(vm.notice.message).toEqual({ text, tone: 'error' });
    expect(vm.deployLabel).toBe('Deploy this change');
  });

  // (rule: unknown outcomes)
  it('stays when the response is lost, and shows a message', async () => {
    const { vm, save, deployments } = await setUp();
    await save([own('mine')]);
    vi.spyOn(deployments, 'deploy').mockRejectedValueOnce(new Failure('unreachable'));
    vm.deploy();
    await flushPromises();
    const text = "We couldn't confirm the deployment. If it isn't in the history, deploy again.";
    expect(vm.notice.message).toEqual({ text, tone: 'error' });
    expect(vm.deployLabel).toBe('Deploy this change');
  });

  it('shows its result in a toast after the panel has closed', async () => {
    const { vm, save, toasts, leave } = await setUp();
    await save([own('mine')]);
    vm.deploy();
    leave();
    expect(vm.keepAlive).toBe(true);
    await flushPromises();
    expect(vm.keepAlive).toBe(false);
    expect(toasts.notice.message?.text).toBe('Deployment successful! Deployment ID: deployment-1');
  });

  it('is absent on the next visit', async () => {
    const { vm, save, pending } = await setUp();
    await save([own('mine')]);
    pending.open('aurora', {});
    pending.open('aurora', {});
    await flushPromises();
    expect(textOf(vm)).toBeUndefined();
  });
});
