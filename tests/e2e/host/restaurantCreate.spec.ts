import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import type { App } from '../support/App.ts';
import { tabTo } from '../support/focus.ts';
import { stayWhenAskedOnReload } from '../support/reload.ts';
import { NEW_RESTAURANT, restaurantForm } from '../support/restaurantForm.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

const CREATE = 'POST /api/companies/restaurants/create';

const formOf = (page: Page) => restaurantForm(page, 'Add New Restaurant');

async function openForm(app: App, page: Page) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = formOf(page);
  await expect(form.field('Menu JSON')).toBeVisible();
  return form;
}

async function filledForm(app: App, page: Page) {
  const form = await openForm(app, page);
  await form.fillIn(NEW_RESTAURANT);
  return form;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('A new restaurant', () => {
  test('is looked after by who created it, and its owner can sign in', async ({ app, page }) => {
    const form = await filledForm(app, page);
    await form.submit.click();
    await page.getByRole('link', { name: /Osteria Nina/ }).click();
    await expect(page.getByText('admin', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInForm(page).signIn('nina@osteria-nina.example');
    await page.getByRole('link', { name: /Osteria Nina/ }).click();
    await expect(page.getByText('owner', { exact: true }).first()).toBeVisible();
  });

  test('is created by keyboard alone', async ({ app, page }) => {
    // some twenty stops, each looked at
    test.slow();
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'New Restaurant' }).press('Enter');
    const { field, submit } = formOf(page);
    await expect(field('Restaurant name')).toBeFocused();
    await expect(field('Menu JSON')).toBeVisible();
    const optional = ['Website', 'Tagline', 'Assistant ID'];
    for (const [label, text] of Object.entries(NEW_RESTAURANT)) {
      while (!(await field(label).evaluate((control) => control === document.activeElement))) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveAccessibleName(
          new RegExp(`^(${[label, ...optional, 'Show owner password'].join('|')})$`),
        );
      }
      await page.keyboard.type(text);
    }
    // whatever else can be stopped at shows that it has the focus
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Osteria Nina was created successfully')).toBeVisible();
  });
});

test.describe('Menu JSON', () => {
  test('is a plain text when the code of its editor does not come', async ({ app, page }) => {
    await page.route('**/assets/JsonEditor*', (route) => route.abort());
    const form = await openForm(app, page);
    await form.fillIn(NEW_RESTAURANT);
    await form.submit.click();
    await expect(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
  });
});

test.describe('What was typed', () => {
  test('is warned about before a reload', async ({ app, page }) => {
    const { field } = await openForm(app, page);
    await field('Restaurant name').fill('Osteria Nina');
    await stayWhenAskedOnReload(page);
    await expect(field('Restaurant name')).toHaveValue('Osteria Nina');
  });
});

test('When the code of the form does not come, the page says so and stays', async ({ app, page }) => {
  await page.route('**/assets/RestaurantDialogs*', (route) => route.abort());
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be opened.');
  await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
});

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test('the empty form', async ({ app, page }) => {
    await openForm(app, page);
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form with problems, a menu and what follows from the name', async ({ app, page }) => {
    const { field, button, submit, summary } = await openForm(app, page);
    await field('Restaurant name').fill('Osteria Nina');
    await button('Insert sample menu').click();
    await field('Menu JSON').press('x');
    await field('Assistant ID').fill('nina');
    await submit.click();
    await expect(summary).toHaveCount(11);
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form that failed', async ({ app, page }) => {
    const { failure, submit } = await filledForm(app, page);
    await app.fault(`always ${CREATE} offline`);
    await submit.click();
    await expect(failure).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });
});
