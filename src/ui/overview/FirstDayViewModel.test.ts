import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { aTelephonyConfig } from '#tests/support/builders/telephony.ts';
import { aVoiceConfig } from '#tests/support/builders/voice.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { FakeTelephony } from '#tests/support/fakes/FakeTelephony.ts';
import { FakeVoiceSettings } from '#tests/support/fakes/FakeVoiceSettings.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { SettingsAuthors } from '../forms/SettingsAuthors.ts';
import { PendingChangesViewModel } from '../deployments/PendingChangesViewModel.ts';
import { FirstDayViewModel } from './FirstDayViewModel.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A restaurant without any settings. */
function aNewRestaurant() {
  const menus = new FakeMenus(aMenu());
  const voice = new FakeVoiceSettings();
  voice.stored = aVoiceConfig({ firstMessage: '' });
  const instructions = new FakeInstructions();
  instructions.stored = undefined;
  const telephony = new FakeTelephony();
  telephony.stored = aTelephonyConfig({ phoneNumber: '' });
  const deployments = new FakeDeployments();
  const events = new FakeRestaurantEvents();
  const changes = new PendingChangesViewModel(deployments, events, new SettingsAuthors());
  const vm = new FirstDayViewModel(menus, voice, instructions, telephony, deployments, changes, events);
  return { vm, menus, voice, instructions, telephony, deployments, changes, events };
}

// (action: View the setup checklist)
describe('The setup checklist', () => {
  it('lists all steps for a restaurant without settings', async () => {
    const { vm } = aNewRestaurant();
    vm.start('aurora');
    expect(vm.left).toBeUndefined();
    await flushPromises();
    expect(vm.left).toEqual(['menu', 'voice', 'instructions', 'telephony', 'deployments']);
  });

  it('drops a step once its settings are saved, and reloads only the remaining steps', async () => {
    const { vm, menus, telephony, deployments, changes, events } = aNewRestaurant();
    changes.open('aurora', {});
    vm.start('aurora');
    await flushPromises();

    menus.stored = aMenu(aCategory('c1', [anItem('i1')]));
    deployments.waiting = [aPendingChange({ id: 'the menu' })];
    events.publish({ kind: 'saved', area: 'menu', restaurantId: 'aurora' });
    await flushPromises();
    expect(vm.left).toEqual(['voice', 'instructions', 'telephony', 'deployments']);

    const before = menus.calls.length;
    telephony.stored = aTelephonyConfig();
    deployments.waiting = [...deployments.waiting, aPendingChange({ id: 'the number' })];
    events.publish({ kind: 'saved', area: 'telephony', restaurantId: 'aurora' });
    await flushPromises();
    expect(vm.left).toEqual(['voice', 'instructions', 'deployments']);
    expect(menus.calls).toHaveLength(before);
  });

  it('lists a step whose state is unknown, and logs the failure', async () => {
    const { vm, voice } = aNewRestaurant();
    voice.trouble = unreachable();
    vm.start('aurora');
    await flushPromises();
    expect(vm.left).toContain('voice');
    expect([vm.isKnown('voice'), vm.isKnown('menu')]).toEqual([false, true]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(voice.trouble);
  });

  it('is complete without a deployment when everything else is done and live', async () => {
    const { vm, voice, instructions, telephony, menus, deployments, changes } = aNewRestaurant();
    menus.stored = aMenu(aCategory('c1', [anItem('i1')]));
    voice.stored = aVoiceConfig();
    instructions.stored = someInstructions();
    telephony.stored = aTelephonyConfig();
    deployments.waiting = [aPendingChange({ id: 'the menu' })];
    changes.open('aurora', {});
    vm.start('aurora');
    await flushPromises();
    expect(vm.left).toEqual(['deployments']);

    deployments.waiting = [];
    changes.reload();
    await flushPromises();
    expect(vm.left).toEqual([]);
  });

  it('is complete if no step is known to remain', async () => {
    const { vm, menus, voice, instructions, telephony, deployments } = aNewRestaurant();
    for (const source of [menus, voice, instructions, telephony, deployments]) source.trouble = unreachable();
    vm.start('aurora');
    await flushPromises();
    expect(vm.left).toEqual([]);
  });
});
