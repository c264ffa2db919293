import {
  filledForm,
  newRestaurantForm,
  NEW_RESTAURANT,
  openForm,
} from '#tests/support/screen/restaurantForm.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const CREATE = 'POST /api/companies/restaurants/create';

describe('A new restaurant', () => {
  test('is confirmed and listed immediately, and its dialog closes after 2 s', async ({ app }) => {
    const form = await filledForm(app);
    const calls = app.calls();
    stopClock();
    await form.submit.click();
    await expect.element(page.getByText('Osteria Nina was created successfully')).toBeVisible();
    await expect
      .element(form.dialog.getByRole('status'))
      .toMatchTextContent('Its owner can sign in with nina@osteria-nina.example.');
    await expect.element(form.dialog.getByRole('status')).toHaveFocus();
    // the form reads the list first, to find out after a lost response whether the restaurant was created
    const ofList = calls.filter((call) => call.includes('/companies/restaurants'));
    expect(ofList).toEqual(['GET /api/companies/restaurants', CREATE, 'GET /api/companies/restaurants']);

    await advanceClock(1500);
    await expect.element(form.dialog).toBeVisible();
    await advanceClock(500);
    await expect.element(form.dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'New Restaurant' })).toHaveFocus();
    const card = page.getByRole('listitem').filter({ hasText: 'Osteria Nina' });
    await expect.element(card).toMatchTextContent('Nina Conti');

    await page.getByRole('button', { name: 'New Restaurant' }).click();
    await expect.element(form.field('Restaurant name')).toHaveValue('');
  });

  test('is offered to users without restaurants', async ({ app }) => {
    await app.signInAs('new');
    await page.getByRole('button', { name: 'Create a restaurant' }).click();
    await expect.element(newRestaurantForm().field('Restaurant name')).toHaveFocus();
  });

  test('is sent with all input by Ctrl+Enter in any step', async ({ app }) => {
    const { field, voice, fillIn, goTo } = await filledForm(app);
    await fillIn({
      // saved with https://
      Website: 'osteria-nina.example',
      Tagline: 'By the lake',
      'Background sound URL': 'https://sounds.example/lake.mp3',
    });
    await expect.element(voice).toHaveAccessibleDescription(/^You can listen to each voice after creating/);
    await voice.selectOptions('Hana');
    const sent = app.sent('/api/companies/restaurants/create');
    await goTo('Phone line');
    await field('VAPI Phone ID').press('Control+Enter');
    expect(await sent).toMatchObject({
      restaurantName: 'Osteria Nina',
      website: 'https://osteria-nina.example',
      tagline: 'By the lake',
      assistantId: 'osteria-nina',
      menuJson: '{"menu":{"entrees":[]}}',
      voiceId: 'Hana',
    });
  });

  test('can be created by keyboard alone', async ({ app }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'New Restaurant' }).press('Enter');
    const { field, next, submit, dialog } = newRestaurantForm();
    const { 'Menu JSON': _menu, ...typed } = NEW_RESTAURANT;
    await expect.element(field('Restaurant name')).toHaveFocus();
    for (const [label, text] of Object.entries(typed)) {
      if (field(label).query() === null) {
        await tabTo(next);
        await keyboard.press('Enter');
        // Next focuses the first field of the step
        await expect.element(field(label)).toHaveFocus();
      }
      if (field(label).element() !== document.activeElement) await tabTo(field(label));
      await keyboard.type(text);
    }
    // Enter in a field also goes to the next step
    await keyboard.press('Enter');
    const later = dialog.getByRole('radio', { name: 'Add the menu later' });
    await expect.element(dialog.getByRole('radio', { name: 'Import a menu file' })).toHaveFocus();
    await keyboard.press('ArrowDown');
    await expect.element(later).toBeChecked();
    await tabTo(submit);
    await keyboard.press('Enter');
    await expect.element(page.getByText('Osteria Nina was created successfully')).toBeVisible();
  });

  test('shows its password on request', async ({ app }) => {
    const { field, button, at } = await openForm(app);
    await (await at('Owner password')).fill('tableside');
    await expect.element(field('Owner password')).toHaveAttribute('type', 'password');
    await button('Show owner password').click();
    await expect.element(field('Owner password')).toHaveAttribute('type', 'text');
    await expect
      .element(field('Owner password'))
      .toHaveAttribute('autocomplete', expect.stringMatching(/new-password/));
  });
});

describe('In both themes at 360, 768, and 1280 px', () => {
  test('the dialog fills the screen of a phone, with its buttons in view', async ({ app }) => {
    await page.viewport(360, 640);
    const { dialog, submit, cancel, at } = await openForm(app);
    expect(dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    await (await at('Background sound URL')).focus();
    await expect.element(submit).toBeInViewport({ ratio: 1 });
    await expect.element(cancel).toBeInViewport({ ratio: 1 });
  });

  test('a field focused by keyboard is in view with its label', async ({ app }) => {
    await page.viewport(360, 740);
    const { dialog, field } = await openForm(app);
    const email = field('Email').element();
    email.focus();
    // scrolls until the previous field is half above the top edge
    const scroller = email.closest('.MuiDialogContent-root');
    const { top } = field('Phone number').element().getBoundingClientRect();
    scroller?.scrollBy(0, top + 20 - scroller.getBoundingClientRect().top);
    await keyboard.press('Shift+Tab');
    await expect.element(field('Phone number')).toHaveFocus();
    await expect.element(dialog.getByText('Phone number', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});
