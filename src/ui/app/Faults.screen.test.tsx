import { matchPath } from 'react-router-dom';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { reachPanels } from '#tests/support/screen/panels.ts';
import { slowNotice } from '#tests/support/screen/slowNotice.ts';
import { describe, expect, page, test, type App, type Locator } from '#tests/support/screen/test.ts';
import { allPages } from '../navigation/pages.ts';
import { companyText } from '../texts/companyText.ts';
import { failureText } from '../texts/failureText.ts';
import { restaurantText } from '../texts/restaurantText.ts';

// docs/faults.md lists the message for every request and fault, without rendering screens. These tests cover
// one section of each kind, and every page.

const RESTAURANT = '/company/trattoria-aurora';
const API = '/api/companies/trattoria-aurora';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });

interface Place {
  readonly kind: string;
  readonly path: string;
  readonly call: string;
  readonly says: string;
  /** Steps to take before the section loads. */
  readonly reach?: () => Promise<void>;
  /** An element that appears once the section has loaded. */
  readonly loaded: () => Locator;
}

const places: readonly Place[] = [
  {
    kind: 'a page',
    path: `${RESTAURANT}/agent/aurora-host`,
    call: `GET ${API}/xiagents/aurora-host`,
    says: failureText.agent,
    loaded: () => heading('Agent details'),
  },
  {
    kind: 'a list',
    path: '/dashboard',
    call: 'GET /api/companies/restaurants',
    says: failureText.companies,
    loaded: () => page.getByRole('link', { name: /Saffron House/ }),
  },
  {
    kind: 'a section',
    path: RESTAURANT,
    call: `GET ${API}/calls`,
    says: companyText.callsFailed,
    loaded: () => button('Show as table'),
  },
  {
    kind: 'a panel',
    path: `${RESTAURANT}?panel=voice`,
    call: 'GET /api/companies/restaurants/trattoria-aurora/voice-config',
    says: failureText.voiceConfig,
    reach: reachPanels,
    loaded: () => page.getByRole('textbox', { name: 'First message' }),
  },
  {
    kind: 'a dialog',
    path: '/dashboard',
    call: 'GET /api/companies/restaurants/trattoria-aurora',
    says: restaurantText.loadFailed,
    reach: () => button('Edit Trattoria Aurora').click(),
    loaded: () => page.getByRole('textbox', { name: 'Restaurant name' }),
  },
];

async function openWith(app: App, fault: string, { call, path, reach }: Place): Promise<void> {
  app.fault(`always ${call} ${fault}`);
  app.open(path);
  await reach?.();
}

describe('When content cannot be loaded', () => {
  for (const place of places) {
    test(`${place.kind} shows its message, and Try again loads the content`, async ({ app }) => {
      await app.signInAs('owner', '/profile');
      for (const fault of ['500', 'not-json', 'offline']) {
        await openWith(app, fault, place);
        await expect
          .element(page.getByText(place.says, { exact: true }).first(), { message: fault })
          .toBeVisible();
        await expect.element(place.loaded(), { message: fault }).not.toBeInTheDocument();
        app.repair();
        await button('Try again').first().click();
        await expect.element(place.loaded(), { message: fault }).toBeVisible();
        await expect
          .element(page.getByText(place.says, { exact: true }), { message: fault })
          .not.toBeInTheDocument();
      }
    });

    test(`${place.kind} shows a slow hint without a response`, async ({ app }) => {
      stopClock();
      await app.signInAs('owner', '/profile');
      await openWith(app, '600000ms', place);
      await expect.poll(() => app.pending()).toContain(place.call);
      await advanceClock(15_000);
      await expect.element(slowNotice().first()).toBeVisible();
    });
  }
});

const pages = [
  { path: '/dashboard', call: 'GET /api/companies/restaurants', says: failureText.companies },
  { path: RESTAURANT, call: `GET ${API}`, says: failureText.company, back: '/dashboard' },
  { path: `${RESTAURANT}/orders`, call: `GET ${API}/orders`, says: failureText.orders, back: RESTAURANT },
  {
    path: `${RESTAURANT}/subscription`,
    call: `GET ${API}`,
    says: failureText.subscription,
    back: RESTAURANT,
  },
  {
    path: `${RESTAURANT}/agent/aurora-host`,
    call: `GET ${API}/xiagents/aurora-host`,
    says: failureText.agent,
    back: RESTAURANT,
  },
  {
    path: `${RESTAURANT}/agent/aurora-host/conversation/any`,
    call: `GET ${API}/xiagents/aurora-host/conversations/any`,
    says: failureText.conversation,
    back: `${RESTAURANT}/agent/aurora-host`,
  },
];

test('Every page that cannot be loaded shows a message and a link back', async ({ app }) => {
  const loading = allPages.filter((each) => 'preloadRequests' in each).map(({ path }) => path);
  const untested = loading.filter((pattern) => !pages.some(({ path }) => matchPath(pattern, path)));
  expect(untested).toEqual([]);
  await app.signInAs('owner', '/profile');
  for (const { path, call, says, back } of pages) {
    app.fault(`always ${call} 500`);
    app.open(path);
    await expect.element(page.getByRole('alert').first(), { message: path }).toHaveTextContent(says);
    await expect.element(button('Try again').first(), { message: path }).toBeVisible();
    if (back) {
      const links = page.getByRole('main').getByRole('link', { name: /^Back to/ });
      await expect.element(links.last(), { message: path }).toHaveAttribute('href', back);
    }
    app.repair();
  }
  await button('Sign out').click();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
