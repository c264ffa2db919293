import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { pass, stopClock } from '#tests/support/screen/clock.ts';
import { asksBeforeUnload } from '#tests/support/screen/leaving.ts';
import { signInForm } from '#tests/support/screen/signInForm.ts';
import {
  address,
  describe,
  expect,
  keyboard,
  mouse,
  page,
  test,
  type App,
} from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';
const panelPage = `${companyPage}?panel=voice`;
const CONFIG = '/api/companies/restaurants/company-1/voice-config';
const SAVE = `PUT ${CONFIG}`;

const form = () => page.getByRole('form', { name: 'Voice Configuration' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const firstMessage = () => form().getByLabelText('First message');
const speed = () => form().getByLabelText('Speaking speed', { exact: true });
const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);

async function openPanel(app: App, path = panelPage): Promise<void> {
  await app.enter('a signed-in owner of a company', path);
  await reachPanels();
  await expect.element(firstMessage()).toBeVisible();
}

describe('Voice Configuration', () => {
  test('is saved with every field, and read back after a reload', async ({ app }) => {
    await openPanel(app);
    await form()
      .getByRole('radio', { name: /^Savannah/ })
      .check();
    await firstMessage().fill('Good evening, Trattoria Aurora.');
    await form().getByLabelText('Personality').selectOptions('Custom');
    await form().getByLabelText('Custom personality').fill('Like an old friend of the house');
    await form().getByLabelText('Max response time').selectOptions('20 seconds');
    await speed().fill('1.3');
    await form().getByLabelText('Voice stability', { exact: true }).fill('0.4');
    await form().getByRole('slider', { name: 'Temperature' }).press('End');
    await form().getByRole('switch', { name: 'Play a sound behind the voice' }).check();
    await form().getByLabelText('Background sound URL').fill('https://cdn.example/hum.mp3');
    await button('Save changes').click();
    await expect.element(page.getByText('Voice configuration saved successfully!')).toBeVisible();
    await expect.element(button('Save changes')).not.toBeInTheDocument();

    app.reload();
    await reachPanels();
    await expect.element(form().getByRole('radio', { name: /^Savannah/ })).toBeChecked();
    await expect.element(firstMessage()).toHaveValue('Good evening, Trattoria Aurora.');
    await expect
      .element(form().getByLabelText('Custom personality'))
      .toHaveValue('Like an old friend of the house');
    await expect.element(form().getByLabelText('Max response time')).toHaveValue('20');
    await expect.element(speed()).toHaveValue(1.3);
    await expect.element(form().getByLabelText('Voice stability', { exact: true })).toHaveValue(0.4);
    await expect.element(form().getByLabelText('Temperature', { exact: true })).toHaveValue(1);
    await expect
      .element(form().getByLabelText('Background sound URL'))
      .toHaveValue('https://cdn.example/hum.mp3');
  });

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    test(`shows the first message to who comes by its place, at ${width} px without scrolling`, async ({
      app,
    }) => {
      await page.viewport(width, height);
      await app.enter('a signed-in owner of a company', `${panelPage}#voice-ai`);
      await expect.element(firstMessage()).toBeInViewport({ ratio: 1 });
    });
  }

  test('lets who saves by keyboard go on from there, once the ways to save are gone', async ({ app }) => {
    await openPanel(app);
    await firstMessage().fill('Good evening.');
    await button('Save changes').focus();
    await keyboard.press('Enter');
    await expect.element(button('Save changes')).not.toBeInTheDocument();
    await expect.poll(() => form().element().contains(document.activeElement)).toBe(true);
  });

  test('shows gender and accent of each voice', async ({ app }) => {
    await openPanel(app);
    await expect.element(form().getByRole('radio', { name: 'Elliot male, Canadian' })).toBeChecked();
    await expect.element(form().getByRole('radio')).toHaveLength(10);
  });

  test('says what is wrong at the field, and sends nothing', async ({ app }) => {
    await openPanel(app);
    const calls = app.calls();
    await speed().fill('3');
    await speed().blur();
    await expect.element(speed()).toHaveAccessibleDescription('Enter a number from 0.5 to 2');
    await button('Save changes').click();
    await expect.element(speed()).toHaveFocus();
    expect(savesIn(calls)).toEqual([]);
  });

  test('advises to say something first, and is saved without all the same', async ({ app }) => {
    await openPanel(app);
    await firstMessage().fill(' ');
    await expect
      .element(firstMessage())
      .toHaveAccessibleDescription('Without a first message the agent waits for the caller to begin.');
    await button('Save changes').click();
    await expect.element(page.getByText('Voice configuration saved successfully!')).toBeVisible();
  });

  test('asks for words for a custom personality and for the address of a sound', async ({ app }) => {
    await openPanel(app);
    await form().getByLabelText('Personality').selectOptions('Custom');
    await form().getByRole('switch', { name: 'Play a sound behind the voice' }).check();
    await form().getByLabelText('Background sound URL').fill('javascript:alert(1)');
    await button('Save changes').click();
    await expect
      .element(form().getByLabelText('Custom personality'))
      .toHaveAccessibleDescription('Describe the personality, or choose another one');
    await expect
      .element(form().getByLabelText('Background sound URL'))
      .toHaveAccessibleDescription('Enter a web address that begins with https:// or http://');
  });

  for (const fault of ['500 Busy', 'offline']) {
    test(`that cannot be saved says so, keeps what was typed, and sends it once (${fault})`, async ({
      app,
    }) => {
      await openPanel(app);
      await firstMessage().fill('Good evening.');
      app.fault(`always ${SAVE} ${fault}`);
      const calls = app.calls();
      const release = app.hold(SAVE);
      await button('Save changes').dblClick();
      release();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save voice configuration');
      expect(savesIn(calls)).toHaveLength(1);
      await expect.element(firstMessage()).toHaveValue('Good evening.');
      app.repair();
      await button('Save changes').click();
      await expect.element(page.getByText('Voice configuration saved successfully!')).toBeVisible();
    });
  }

  test('that the host refuses for a field says so at the field', async ({ app }) => {
    await openPanel(app);
    await firstMessage().fill('Good evening.');
    app.fault(`${SAVE} 400 firstMessage is too long`);
    await button('Save changes').click();
    await expect.element(firstMessage()).toHaveAccessibleDescription('firstMessage is too long');
  });

  test('takes its message away after 3 s', async ({ app }) => {
    await openPanel(app);
    stopClock();
    await firstMessage().fill('Good evening.');
    await button('Save changes').click();
    const message = page.getByText('Voice configuration saved successfully!');
    await expect.element(message).toBeVisible();
    await mouse.move(0, 0);
    await pass(2900);
    await expect.element(message).toBeVisible();
    await pass(200);
    await expect.element(message).not.toBeInTheDocument();
  });

  test('that cannot be loaded says so, and recovers by Try again', async ({ app }) => {
    await app.enter('a signed-in owner of a company', '/profile');
    app.fault(`GET ${CONFIG} 500`);
    app.open(panelPage);
    await reachPanels();
    await expect.element(panels.getByRole('alert')).toHaveTextContent('Failed to load voice configuration');
    await panels.getByRole('button', { name: 'Try again' }).click();
    await expect.element(firstMessage()).toBeVisible();
  });

  test('can be looked at without changing anything', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expect.element(firstMessage()).toBeDisabled();
    await expect.element(speed()).toBeDisabled();
    await expect.element(form().getByRole('slider', { name: 'Speaking speed' })).toBeDisabled();
    await expect.element(form().getByRole('radio').first()).toBeDisabled();
    await expect.element(form().getByLabelText('Personality')).toBeDisabled();
    await expect.element(form().getByRole('button')).not.toBeInTheDocument();
  });

  test('is for owner and admin only', async ({ app }) => {
    await app.enter('a signed-in staff member of a company', companyPage);
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await expect.element(page.getByText('Voice AI Management')).not.toBeInTheDocument();
  });
});

describe('A test of a voice', () => {
  const result = () => page.getByLabelText('Result of the voice test');

  test('that the voice cannot speak says so', async ({ app }) => {
    await openPanel(app);
    await form().getByLabelText('Test message').fill('A very long order. '.repeat(60));
    await button('Test voice').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Voice test failed. Please try again.');
    await expect.element(result()).not.toBeInTheDocument();
  });

  test('that comes without an address to play counts as failed', async ({ app }) => {
    await openPanel(app);
    app.answer(`POST ${CONFIG}/test`, { success: true });
    await button('Test voice').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Voice test failed. Please try again.');
    await expect.element(result()).not.toBeInTheDocument();
  });

  for (const fault of ['500 Busy', 'offline', 'not-json']) {
    test(`that fails says so (${fault})`, async ({ app }) => {
      await openPanel(app);
      app.fault(`always POST ${CONFIG}/test ${fault}`);
      await button('Test voice').click();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to test voice');
    });
  }
});

describe('A voice that is listened to', () => {
  const TEST = `POST ${CONFIG}/test`;
  const sound = () => page.getByLabelText('Hana speaks');

  test('plays at once on its card, and stops there', async ({ app }) => {
    await openPanel(app);
    app.answer(TEST, { success: true, audioUrl: new URL('/sounds/connecting.mp3', location.href).href });
    await form().getByLabelText('Test message').fill('Table for two at seven?');
    const sent = app.sent('/voice-config/test');
    await button('Listen to Hana').click();
    expect(await sent).toEqual({ voiceId: 'Hana', testMessage: 'Table for two at seven?' });
    const stop = button('Stop listening to Hana');
    await expect.element(stop).toHaveFocus();
    await expect.poll(() => (sound().query() as HTMLAudioElement | null)?.paused).toBe(false);
    await expect.element(page.getByText(/^Voice test/)).not.toBeInTheDocument();

    await keyboard.press('Enter');
    await expect.element(sound()).not.toBeInTheDocument();
    await expect.element(button('Listen to Hana')).toHaveFocus();
    // it is no part of the configuration
    await expect.element(button('Save changes')).not.toBeInTheDocument();
  });

  test('is over by itself at its end', async ({ app }) => {
    await openPanel(app);
    app.answer(TEST, { success: true, audioUrl: new URL('/sounds/connect.mp3', location.href).href });
    await button('Listen to Hana').click();
    await expect.element(button('Stop listening to Hana')).toBeVisible();
    await expect.element(button('Listen to Hana')).toBeVisible();
    await expect.element(sound()).not.toBeInTheDocument();
  });

  for (const { what, answer, text } of [
    { what: 'is refused', answer: { success: false }, text: 'Voice test failed. Please try again.' },
    { what: 'has no address', answer: { success: true }, text: 'Voice test failed. Please try again.' },
    {
      what: 'has an address that is none to play',
      answer: { success: true, audioUrl: 'javascript:alert(1)' },
      text: 'Voice test failed. Please try again.',
    },
    {
      what: 'is no sound',
      answer: { success: true, audioUrl: 'https://sounds.example/none.mp3' },
      text: 'Failed to test voice',
    },
  ]) {
    test(`says so when it ${what}`, async ({ app }) => {
      await openPanel(app);
      app.answer(TEST, answer);
      await button('Listen to Hana').click();
      await expect.element(page.getByRole('alert')).toHaveTextContent(text);
      await expect.element(button('Listen to Hana')).toBeVisible();
    });
  }
});

test('The Tab key leads into Voice Configuration, also while that is on its way', async ({ app }) => {
  await app.enter('a signed-in owner of a company', '/profile');
  const arrive = app.hold(`GET ${CONFIG}`);
  app.open(`${panelPage}#voice-ai`);
  const onItsWay = page.getByRole('group', { name: 'Loading voice configuration' });
  await expect.element(onItsWay).toBeVisible();
  await page.getByRole('tab', { name: 'Voice Configuration' }).focus();
  await keyboard.press('Tab');
  await expect.element(onItsWay).toHaveFocus();
  arrive();
  await expect.element(firstMessage()).toBeVisible();
  await keyboard.press('Tab');
  await expect.element(firstMessage()).toHaveFocus();
});

describe('Unsaved changes', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

  test('are saved by Ctrl+S from the field, whose focus stays, and not from a dialog over it', async ({
    app,
  }) => {
    await openPanel(app);
    const calls = app.calls();
    await firstMessage().fill('Good evening.');
    await expect.element(button('Save changes')).toHaveAttribute('aria-keyshortcuts', 'Control+S Meta+S');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(question()).toBeVisible();
    await keyboard.press('Control+s');
    await keyboard.press('Escape');
    await expect.element(question()).not.toBeInTheDocument();
    await firstMessage().focus();
    await keyboard.press('Control+s');
    await expect.element(page.getByText('Voice configuration saved successfully!')).toBeVisible();
    await expect.element(firstMessage()).toHaveFocus();
    expect(savesIn(calls)).toHaveLength(1);
  });

  for (const path of [panelPage, companyPage]) {
    test(`stay in a window that becomes narrow and wide again (${path})`, async ({ app }) => {
      await openPanel(app, path);
      await firstMessage().fill('Good evening.');
      for (const width of [360, 1280]) {
        await page.viewport(width, 800);
        await expect.element(page.getByRole('tab')).toHaveLength(width === 360 ? 0 : 5);
        await expect.element(firstMessage()).toHaveValue('Good evening.');
      }
    });
  }

  test('are asked about before a link is followed', async ({ app }) => {
    await openPanel(app);
    await firstMessage().fill('Good evening.');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect
      .element(question())
      .toMatchTextContent('What you changed in Voice Configuration is not saved.');
    await keyboard.press('Escape');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(firstMessage()).toHaveValue('Good evening.');

    await page.getByRole('link', { name: 'My Profile' }).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });

  test('are asked about before another panel is opened', async ({ app }) => {
    await openPanel(app);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await firstMessage().fill('Good evening.');
    await expect
      .element(tab(/^Voice Configuration/))
      .toHaveAccessibleName('Voice Configuration , unsaved changes');
    await tab(/^AI Instructions Builder/).click();
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(tab(/^Voice Configuration/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(firstMessage()).toHaveValue('Good evening.');

    await tab(/^AI Instructions Builder/).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(page.getByRole('form', { name: 'AI Instructions Builder' })).toBeVisible();
    await expect.poll(address).toMatch(/panel=instructions/);
    await tab(/^Voice Configuration/).click();
    await expect.element(firstMessage()).not.toHaveValue('Good evening.');
  });

  test('are asked about before signing out', async ({ app }) => {
    await openPanel(app);
    await firstMessage().fill('Good evening.');
    await button('Sign out').click();
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(firstMessage()).toHaveValue('Good evening.');
    await button('Sign out').click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(address).toBe('/login');
  });

  // (rule: unsaved changes)
  test('of a session that ends are asked of nobody, and are there again for who comes back', async ({
    app,
  }) => {
    await openPanel(app);
    await firstMessage().fill('Good evening.');
    app.fault('always POST /api/users/refresh-token 401');
    await app.expireTokens();
    await button('Save changes').click();
    await expect.element(page.getByText('You are signed out. Sign in to go on.')).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    expect(asksBeforeUnload()).toBe(false);

    app.repair();
    await signInForm().signIn('owner@tableside.example');
    await reachPanels();
    await expect.element(firstMessage()).toHaveValue('Good evening.');
    await expect.element(page.getByText(/^What you typed before you were signed out/)).toBeVisible();
    const calls = app.calls();
    await button('Save changes').click();
    await expect.element(page.getByText('Voice configuration saved successfully!')).toBeVisible();
    expect(savesIn(calls)).toHaveLength(1);
  });

  test('are asked about by the browser before the page is reloaded', async ({ app }) => {
    await openPanel(app);
    await firstMessage().fill('Good evening.');
    expect(asksBeforeUnload()).toBe(true);
    await expect.element(firstMessage()).toHaveValue('Good evening.');
  });

  test('are given up by Discard, once that is confirmed', async ({ app }) => {
    await openPanel(app);
    const { value: before } = firstMessage().element() as HTMLTextAreaElement;
    await firstMessage().fill('Good evening.');
    await button('Discard').click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(firstMessage()).toHaveValue(before);
    await expect.element(button('Discard')).not.toBeInTheDocument();
  });

  test('are no question when there are none', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });
});
