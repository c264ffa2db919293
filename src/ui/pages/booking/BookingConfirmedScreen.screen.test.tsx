import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('The booking confirmation', () => {
  test('shows the meeting from its URL', async ({ app }) => {
    app.open(
      '/bookingconfirmed?name=Ada+Rossi&email=ada%40tableside.example&date=2026-03-05&time=1%3A00+PM&company=Aurora+%26+Sons',
    );
    await expect
      .poll(() => page.css('dl > div').texts())
      .toEqual([
        'AttendeeAda Rossi',
        'DateThursday, March 5, 2026',
        'Time1:00 PM Eastern Time',
        'Duration15 minutes',
        'CompanyAurora & Sons',
      ]);
    await expect
      .element(page.getByText("We'll send a calendar invitation to ada@tableside.example.", { exact: true }))
      .toBeVisible();
  });

  // (rule: analytics)
  test('removes the guest from its URL if analytics could read it, and keeps the meeting', async ({
    app,
  }) => {
    app.tag = { id: 'G-TABLESIDE', asksFirst: true };
    app.open('/bookingconfirmed?name=Ada+Rossi&date=2026-03-05&time=1%3A00+PM');
    await expect.poll(address).toBe('/bookingconfirmed');
    app.reload();
    await expect.element(definitionOf('Attendee')).toHaveTextContent('Ada Rossi');
    await expect.element(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  test('accepts a URL without values', async ({ app }) => {
    const calls = app.calls();
    app.open('/bookingconfirmed?name=%20');
    await expect.element(definitionOf('Attendee')).toHaveTextContent('Guest');
    await expect.element(definitionOf('Duration')).toHaveTextContent('15 minutes');
    await expect.poll(() => page.css('dt').texts()).toEqual(['Attendee', 'Duration']);
    await expect.element(page.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    await expect
      .poll(() => page.getByRole('region', { name: 'What happens next?' }).getByRole('listitem').texts())
      .toEqual([
        expect.stringMatching(/^We'll send a calendar invitation to/),
        expect.stringMatching(/^We'll send a video link shortly before the meeting/),
        expect.stringMatching(/^We'll contact you if we have questions/),
        expect.stringMatching(/^Think about your biggest challenges with phone orders/),
      ]);
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Back to Home' }))
      .toHaveAttribute('href', '/');
    await expect
      .element(page.getByRole('link', { name: 'hello@tableside.example' }))
      .toHaveAttribute('href', 'mailto:hello@tableside.example');
    await page.getByRole('link', { name: 'Book Another Meeting' }).click();
    await expect.poll(address).toBe('/booking');
    expect(calls).toEqual([]);
  });
});
