import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const ordersPage = '/company/trattoria-aurora/orders';
const hear = (number: number) => page.getByRole('button', { name: `Hear order ${number}` });
const panel = (number: number) => page.getByRole('dialog', { name: `Call for order ${number}` });

describe('The call of an order', () => {
  test('is found by phone number and plays from the line about the allergy', async ({ app }) => {
    await app.signInAs('owner', ordersPage);
    await hear(1045).click();
    await expect.element(panel(1045)).toMatchTextContent('Matched by phone number and time');
    const audio = panel(1045).css('audio');
    // the position is 25 s until the audio has loaded
    await expect.poll(() => (audio.element() as HTMLAudioElement).currentTime).toBeGreaterThan(25);
    const current = panel(1045).css('[aria-current]');
    await expect.element(current).toMatchTextContent('Are there any allergies');
    await expect.element(panel(1045).getByRole('button', { name: 'Pause' })).toBeVisible();
    await keyboard.press('Escape');
    await expect.element(hear(1045)).toHaveFocus();
  });

  test('is found by time for staff, and the panel says so', async ({ app }) => {
    await app.signInAs('staff', ordersPage);
    await hear(1044).click();
    await expect.element(panel(1044)).toMatchTextContent("Matched by time. Check that it's the right call.");
  });

  test('is not guessed unless exactly one call matches', async ({ app }) => {
    await app.signInAs('owner', ordersPage);
    await hear(1043).click();
    await expect
      .element(panel(1043))
      .toMatchTextContent('No call, or more than one call, matches this order.');
  });

  test('can be searched for again if the calls fail to load', async ({ app }) => {
    await app.signInAs('owner', ordersPage);
    app.fault('GET /api/companies/trattoria-aurora/calls 500');
    await hear(1045).click();
    await expect.element(panel(1045).getByRole('alert')).toMatchTextContent("Couldn't load calls.");
    await panel(1045).getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel(1045)).toMatchTextContent('Matched by phone number and time');
  });
});
