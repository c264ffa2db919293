import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { reachPanels } from '#tests/support/screen/panels.ts';
import { expectSlowNotice, slowNotice } from '#tests/support/screen/slowNotice.ts';
import { describe, expect, page, test, type ScenarioName } from '#tests/support/screen/test.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const inQuestion = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });

interface Action {
  readonly name: string;
  readonly scenario: ScenarioName;
  readonly path: string;
  readonly call: string;
  readonly begin: () => Promise<void>;
}

const actions: readonly Action[] = [
  {
    name: 'the switch of a dish',
    scenario: 'a restaurant with a menu',
    path: '/company/company-1?panel=menu',
    call: 'PUT /api/companies/restaurants/:id/menu/categories/:category/items/:item',
    begin: async () => {
      await reachPanels();
      await page.getByRole('switch', { name: 'Tiramisù available' }).uncheck();
    },
  },
  {
    name: 'a revert',
    scenario: 'a restaurant with deployments',
    path: '/company/company-1?panel=deployments',
    call: 'POST /api/companies/restaurants/company-1/deployment/revert',
    begin: async () => {
      await reachPanels();
      await button(/^Revert the deployment/)
        .first()
        .click();
      await inQuestion('Revert deployment').click();
    },
  },
  {
    name: 'the way to the checkout',
    scenario: 'a signed-in owner of a company',
    path: '/company/company-1/subscription',
    call: 'POST /api/companies/company-1/subscription/checkout',
    begin: () => button(/opens the checkout for Scale/).click(),
  },
];

describe('An action that takes more than 15 s', () => {
  for (const { name, scenario, path, call, begin } of actions) {
    test(`shows a hint and lets the user stop waiting: ${name}`, async ({ app }) => {
      stopClock();
      await app.enter(scenario, path);
      app.fault(`always ${call} 60000ms`);
      await begin();
      await expect.poll(() => app.pending()).toHaveLength(1);
      await expectSlowNotice();

      await button('Stop waiting').click();
      await advanceClock(1000);
      await expect.element(slowNotice()).not.toBeInTheDocument();
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      expect(document.activeElement).not.toBe(document.body);
    });
  }
});
