import { describe, expect, it } from 'vitest';
import { Billing } from '#application/billing/Billing.ts';
import { Bookings } from '#application/booking/Bookings.ts';
import { Companies } from '#application/companies/Companies.ts';
import { Deployments } from '#application/deployments/Deployments.ts';
import { Instructions } from '#application/instructions/Instructions.ts';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { Menus } from '#application/menu/Menus.ts';
import { Orders } from '#application/orders/Orders.ts';
import type { Port } from '#application/port.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { Accounts } from '#application/session/Accounts.ts';
import { Passwords } from '#application/session/Passwords.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import { aNewRestaurant, aRestaurantForm, aSession } from '#tests/support/builders.ts';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { anItem, categoryFields } from '#tests/support/builders/menu.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';

/** Creates a port whose host declines every request with a 200 response. */
function declining<T>(port: Port<T>): T {
  const answer = { success: false, message: 'Not today' };
  const container = wholeContainer({ origin: '', fetch: async () => Response.json(answer) });
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(aSession()));
  return container.get<T>(port);
}

const place = { restaurantId: 'aurora', categoryId: 'soups' };
const booking = {
  name: 'Ada Rossi',
  email: 'ada@tableside.example',
  company: 'Aurora',
  message: '',
  day: '2026-03-04',
  time: '9:30 AM',
  type: 'virtual',
  timeZone: 'America/New_York',
} as const;

// (rule: declined response)
describe('A 200 response with `success: false`', () => {
  it.each([
    ['a sign-in', () => declining(Accounts).login({ email: 'ada@tableside.example', password: 'x' })],
    ['a sign-out', () => declining(Accounts).logout(new AbortController().signal, 'token')],
    [
      'a change of password',
      () => declining(Passwords).change({ currentPassword: 'old', newPassword: 'new-secret' }),
    ],
    ['a list', () => declining(Companies).list()],
    ['a new restaurant', () => declining(Restaurants).create(aNewRestaurant())],
    ['a change of a restaurant', () => declining(Restaurants).change('aurora', aRestaurantForm())],
    ['the deletion of a restaurant', () => declining(Restaurants).remove('aurora')],
    ['the deletion of an order', () => declining(Orders).remove('aurora', '1042')],
    ['the saving of a menu', () => declining(Menus).save('aurora', { categories: [] })],
    ['a new category', () => declining(Menus).addCategory('aurora', categoryFields())],
    ['a change of a category', () => declining(Menus).changeCategory(place, categoryFields())],
    ['the deletion of a category', () => declining(Menus).removeCategory(place)],
    ['a new item', () => declining(Menus).addItem(place, anItem('soup'))],
    ['a change of an item', () => declining(Menus).changeItem(place, anItem('soup'))],
    ['the deletion of an item', () => declining(Menus).removeItem(place, 'soup')],
    ['the saving of instructions', () => declining(Instructions).save('aurora', someInstructions())],
    ['a prompt', () => declining(Instructions).generatePrompt('aurora', someInstructions())],
    ['the billing portal', () => declining(Billing).portalUrl('aurora')],
    ['a checkout', () => declining(Billing).checkoutUrl('aurora', 'scale', 'annual')],
    ['a point of sale', () => declining(PointOfSale).authorizationUrl('clover', 'aurora')],
    ['a booking', () => declining(Bookings).create(booking)],
  ])("is a refusal of %s with the host's message", async (_what, act) => {
    await expect(act()).rejects.toMatchObject({
      kind: 'rejected',
      status: 200,
      serverMessage: 'Not today',
    });
  });

  it.each([
    ['a deployment', () => declining(Deployments).deploy('aurora', ['c1']), 'Not today'],
    ['a test call', () => declining(Telephony).placeTestCall('aurora'), 'Not today'],
    ['a schedule', () => declining(Deployments).schedule('aurora', ['c1'], new Date(0)), undefined],
    ['a scenario', () => declining(Instructions).test('aurora', 'Somebody orders soup'), undefined],
    [
      'a sample',
      () => declining(VoiceSettings).test('aurora', { voiceId: 'Elliot', message: '' }),
      undefined,
    ],
  ])('makes %s fail', async (_what, act, reason) => {
    expect(await act()).toEqual({ outcome: 'refused', ...(reason && { reason }) });
  });

  it('leaves a deployment unreverted', async () => {
    expect(await declining(Deployments).revert('aurora', 'd1')).toBe(false);
  });

  it('grants no new token', async () => {
    expect(await declining(Accounts).refresh(new AbortController().signal)).toEqual({});
  });
});
