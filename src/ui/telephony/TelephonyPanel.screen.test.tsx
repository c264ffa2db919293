import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { expectReadOnly } from '#tests/support/screen/readOnly.ts';
import {
  button,
  field,
  form,
  openPanel,
  PANEL_PAGE,
  rows,
  success,
} from '#tests/support/screen/telephonyPanel.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('The telephony configuration', () => {
  test('is saved with every field and shown after a reload', async ({ app }) => {
    await openPanel(app);
    await field('Phone number').fill('+1 (347) 555-0121');
    await field('Phone ID').fill('phone-9');
    await field('Assistant ID').fill('aurora-late');
    await field('Max call duration').selectOptions('20 minutes');
    await form.getByRole('switch', { name: 'Record calls' }).uncheck();
    await form.getByRole('switch', { name: 'Transcribe calls' }).uncheck();
    await field('Max retries').fill('0');
    await form.getByRole('slider', { name: 'Retry delay' }).press('End');
    await field('Background audio type').selectOptions('Custom');
    await field('Background audio URL').fill('https://cdn.example/hum.mp3');
    await field('Busy message').fill('Un momento.');
    await field('After-hours message').fill('We open at noon.');
    await field('End call phrases').fill('ciao\n\n arrivederci ');
    await expect
      .element(field('End call phrases'))
      .toHaveAccessibleDescription('2 lines. A blank line is dropped when you save.');
    await field('Transfer phrases').fill('the manager');
    await field('Silence timeout').fill('30');
    await field('Interruption sensitivity').fill('10');
    await button('Save changes').click();
    await expect.element(success('VAPI configuration saved successfully!')).toBeVisible();
    await expect.element(field('End call phrases')).toHaveValue('ciao\narrivederci');
    await expect.element(button('Save changes')).not.toBeInTheDocument();

    app.reload();
    await reachPanels();
    for (const [label, value] of Object.entries({
      'Phone number': '+1 (347) 555-0121',
      'Phone ID': 'phone-9',
      'Assistant ID': 'aurora-late',
      'Max call duration': '20',
      'Max retries': '0',
      'Retry delay': '60',
      'Background audio type': 'custom',
      'Background audio URL': 'https://cdn.example/hum.mp3',
      'Busy message': 'Un momento.',
      'After-hours message': 'We open at noon.',
      'End call phrases': 'ciao\narrivederci',
      'Transfer phrases': 'the manager',
      'Silence timeout': '30',
      'Interruption sensitivity': '10',
    })) {
      await expect.element(field(label)).toHaveValue(value);
    }
    await expect.element(form.getByRole('switch', { name: 'Record calls' })).not.toBeChecked();
    await expect.element(form.getByRole('switch', { name: 'Transcribe calls' })).not.toBeChecked();
  });

  test('lists durations and audio types, and requires a URL only for custom audio', async ({ app }) => {
    await openPanel(app);
    await expect
      .poll(() => field('Max call duration').css('option').texts())
      .toEqual(['5 minutes', '10 minutes', '15 minutes', '20 minutes', '30 minutes']);
    await expect
      .poll(() => field('Background audio type').css('option').texts())
      .toEqual(['None', 'Restaurant Ambiance', 'Background Music', 'Custom']);
    for (const kind of ['None', 'Restaurant Ambiance', 'Background Music']) {
      await field('Background audio type').selectOptions(kind);
      await expect.element(field('Background audio URL')).not.toBeInTheDocument();
    }
    await field('Background audio type').selectOptions('Custom');
    await expect.element(field('Background audio URL')).toBeVisible();
  });

  test('warns about the number and ids without blocking the save', async ({ app }) => {
    await openPanel(app);
    await field('Phone number').fill('');
    await expect
      .element(field('Phone number'))
      .toHaveAccessibleDescription("Callers can't reach you without a number. You can still save.");
    await field('Phone number').fill('call us');
    await field('Phone ID').fill(' ');
    await field('Assistant ID').fill('');
    for (const [label, advice] of [
      [
        'Phone number',
        "This doesn't look like a phone number. Try a format like +12125550142. You can still save.",
      ],
      ['Phone ID', 'Without a phone ID, calls may not reach your agent.'],
      ['Assistant ID', 'Without an assistant ID, calls may go unanswered.'],
    ] as const) {
      await expect.element(field(label)).toHaveAccessibleDescription(advice);
      await expect.element(field(label)).not.toHaveAttribute('aria-invalid', 'true');
    }
    const sent = app.sent('/vapi-config');
    await button('Save changes').click();
    expect(await sent).toMatchObject({ phoneNumber: 'call us', phoneId: ' ', assistantId: '' });
    await expect.element(success('VAPI configuration saved successfully!')).toBeVisible();
  });

  test('says that there is no configuration', async ({ app }) => {
    await app.enter('a restaurant without telephony', PANEL_PAGE);
    await reachPanels();
    await expect.element(panels.getByText('No VAPI configuration found')).toBeVisible();
    await expect.element(panels.getByText(/^VAPI is the telephony service/)).toBeVisible();
    await expect.element(panels.getByText('Call logs')).not.toBeInTheDocument();
  });

  test('can be viewed read-only', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expectReadOnly(form, ['textbox', 'combobox', 'slider', 'spinbutton', 'switch']);
    await expect.element(form.getByRole('button')).not.toBeInTheDocument();
    await expect.element(rows().first()).toBeVisible();
  });
});
