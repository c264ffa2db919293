import { vi } from 'vitest';
import { openBooking } from '#tests/support/screen/booking.ts';
import { setDate } from '#tests/support/screen/clock.ts';
import { DEPLOYMENT } from '#tests/support/screen/deploymentsPanel.ts';
import { openTwoOrders, orderCards } from '#tests/support/screen/orders.ts';
import { reachPanels, panels } from '#tests/support/screen/panels.ts';
import { ScreenReader } from '#tests/support/screen/screenReader.ts';
import { describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

const COMPANY_PAGE = '/company/company-1';

async function openCalls(app: App) {
  setDate('2026-01-15T19:30:00Z');
  await app.enter('a company with calls', '/profile');
  const call = (id: string, successEvaluation: string, startedAt: string, summary: string) => ({
    id,
    startedAt,
    endedAt: startedAt.replace(':00.', ':48.'),
    messages: [
      { role: 'assistant', message: 'Trattoria Aurora! How can I help you today?', time: 1 },
      { role: 'user', message: 'A table for two at eight, please.', time: 6 },
    ],
    successEvaluation,
    summary,
    recordingUrl: `${location.origin}/sounds/sample-call.mp3`,
  });
  app.answer('GET /api/companies/company-1/calls', {
    phoneNumbers: [
      {
        phoneNumberId: 'phone-1',
        phoneNumber: '+12125550142',
        calls: [
          call('call-2', 'pass', '2026-01-15T18:30:00.000Z', 'Booked a table for two.'),
          call('call-1', 'fail', '2026-01-15T17:10:00.000Z', 'The guest hung up before booking.'),
        ],
      },
    ],
  });
  app.open(COMPANY_PAGE);
  await expect.element(page.getByRole('link', { name: '1 failed call' })).toBeVisible();
  // the search loads once the page is idle
  await expect.element(page.getByRole('searchbox', { name: 'Search calls' })).toBeInTheDocument();
}

async function openPanel(app: App, panel: string) {
  setDate('2026-01-15T19:30:00Z');
  app.revise((json, call) =>
    call.endsWith('/deploy') ? { ...(json as object), deploymentId: 'deployment-1' } : json,
  );
  await app.enter('a restaurant with a menu', `${COMPANY_PAGE}?panel=${panel}`);
  await reachPanels();
}

/** Compares a transcript with the file of this name in `SpokenTasks`. `-u` writes the file. */
async function expectTranscript(reader: ScreenReader, name: string): Promise<void> {
  await expect(reader.transcript).toMatchFileSnapshot(`SpokenTasks/${name}.txt`);
}

describe('By keyboard and screen reader, a user can', () => {
  test('find the failed call', async ({ app }) => {
    await openCalls(app);
    const reader = await ScreenReader.start();
    await reader.moveTo('link', '1 failed call');
    await reader.press('Enter');
    await reader.hear('1 of 2 calls', 'region, Calls');
    await reader.readTo('The guest hung up before booking.');
    reader.expectClear('polite: 1 of 2 calls', 'The guest hung up before booking.');
    await expectTranscript(reader, 'find-failed-call');
  });

  test('play the failed call', async ({ app }) => {
    await openCalls(app);
    app.open(`${COMPANY_PAGE}?outcome=failed#calls`);
    await expect.element(page.getByText('The guest hung up before booking.')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Calls', exact: true })).toHaveFocus();
    const reader = await ScreenReader.start();
    await reader.moveTo('heading', '(212) 555-0142');
    await reader.tabTo('View Transcript');
    await reader.press('Enter');
    await reader.hear('dialog, Transcript');
    const position = page.getByRole('slider', { name: 'Position' });
    await expect.element(position).toHaveAttribute('aria-valuetext', '0 seconds of 43 seconds');
    await reader.tabTo('Play');
    await reader.press('Enter');
    await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await reader.hearState();
    reader.expectClear('dialog, Transcript', 'button, Pause');
    await expectTranscript(reader, 'play-call');
  });

  test('mark an item as sold out, and deploy this change', async ({ app }) => {
    await openPanel(app, 'menu');
    await expect.element(page.getByRole('switch', { name: 'Tiramisù available' })).toBeVisible();
    const reader = await ScreenReader.start();
    await reader.moveTo('heading', 'Desserts');
    await reader.tabTo('Tiramisù available');
    await reader.press('Space');
    await reader.hear('Menu item updated successfully!', 'Not live yet.');
    await reader.hearState();
    await reader.tabTo('Deploy this change');
    await reader.press('Enter');
    await reader.hear('Deployment successful!');
    reader.expectClear(
      'Menu item updated successfully!',
      'Tiramisù available, not checked',
      'polite: Not live yet.',
      'Deployment successful!',
    );
    await expectTranscript(reader, 'sell-out-dish');
  });

  test('change the greeting, and deploy it on the second try', async ({ app }) => {
    await openPanel(app, 'voice');
    await expect.element(panels.getByLabelText('First message')).toBeVisible();
    const reader = await ScreenReader.start();
    await reader.moveTo('heading', 'Voice AI Management');
    await reader.tabTo('First message');
    await reader.press('Control+A');
    await reader.type('We close at nine tonight.');
    await reader.tabTo('Save changes');
    await reader.press('Enter');
    await reader.hear('Voice configuration saved successfully!', 'Not live yet.');
    await reader.tabTo('Deploy this change');
    app.fault(`POST ${DEPLOYMENT}/deploy 500`);
    await reader.press('Enter');
    await reader.hear('Failed to deploy changes');
    await reader.press('Enter');
    await reader.hear('Deployment successful!');
    reader.expectClear(
      'Voice configuration saved successfully!',
      'polite: Not live yet.',
      'assertive: Failed to deploy changes',
      'Deployment successful!',
    );
    await expectTranscript(reader, 'change-greeting');
  });

  test('print the newest order', async ({ app }) => {
    setDate('2026-01-15T19:00:00Z');
    await openTwoOrders(app);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await expect.element(orderCards().first()).toBeVisible();
    const reader = await ScreenReader.start();
    await reader.moveTo('heading', '#1042');
    await reader.tabTo('Print order 1042');
    await reader.press('Enter');
    await expect.poll(() => print.mock.calls).toHaveLength(1);
    await reader.hearState();
    reader.expectClear('Print order 1042');
    await expectTranscript(reader, 'print-order');
  });

  test('read how many minutes were used', async ({ app }) => {
    setDate('2026-01-15T19:00:00Z');
    await app.enter('a signed-in owner of a company', COMPANY_PAGE);
    await expect.element(page.getByRole('link', { name: '570 minutes left' })).toBeVisible();
    const reader = await ScreenReader.start();
    await reader.moveTo('link', '570 minutes left');
    await reader.press('Enter');
    await reader.hear('region, Subscription');
    await reader.readTo('Recalculate Minutes');
    reader.expectClear('930 of 1,500 minutes used', '62 percent');
    await expectTranscript(reader, 'read-minutes');
  });

  test('book a meeting', async ({ app }) => {
    await openBooking(app);
    const reader = await ScreenReader.start();
    await reader.moveTo('heading', 'Book a meeting');
    await reader.tabTo('March 4, 2026');
    await reader.press('ArrowRight');
    await reader.press('Enter');
    await reader.hear('15 times available', 'Selected Date');
    await reader.tabTo('9:00 AM');
    await reader.press('Space');
    await reader.hearState();
    await reader.tabTo('Continue');
    await reader.press('Enter');
    await reader.hear('Thursday, March 5, 2026, 9:00 AM');
    await reader.tabTo('Full Name');
    await reader.type('Ada Rossi');
    await reader.tabTo('Email Address');
    await reader.type('ada@tableside.example');
    await reader.tabTo('Restaurant/Company Name');
    await reader.type('Aurora & Sons');
    await reader.tabTo('Book Meeting');
    await reader.press('Enter');
    await reader.hear('Your meeting is booked');
    await reader.readTo('Back to Home');
    reader.expectClear('15 times available', 'Selected Date', 'Your meeting is booked');
    await expectTranscript(reader, 'book-meeting');
  });
});
