import { matchPath } from 'react-router-dom';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { reachPanels } from '#tests/support/screen/panels.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';
import { companyText } from '../texts/companyText.ts';
import { failureText } from '../texts/failureText.ts';
import { integrationText } from '../texts/integrationText.ts';
import { allPages } from '../navigation/pages.ts';

// The full table, without screens, is in docs/faults.md. These tests check that each console screen shows
// what the table says, and that the shell around it works.

const RESTAURANT = '/company/trattoria-aurora';
const API = '/api/companies/trattoria-aurora';
const SETTINGS = '/api/companies/restaurants/trattoria-aurora';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly call: string;
  readonly says: string;
  /** Scrolls to a section that loads once it is in view. */
  readonly reach?: () => Promise<void>;
}

const panel = (name: string, id: string, call: string, says: string): Screen => ({
  name,
  path: `${RESTAURANT}?panel=${id}`,
  call: `GET ${SETTINGS}/${call}`,
  says,
  reach: reachPanels,
});

const screens: readonly Screen[] = [
  {
    name: 'the dashboard',
    path: '/dashboard',
    call: 'GET /api/companies/restaurants',
    says: failureText.companies,
  },
  { name: 'a restaurant', path: RESTAURANT, call: `GET ${API}`, says: failureText.company },
  { name: 'the calls', path: RESTAURANT, call: `GET ${API}/calls`, says: companyText.callsFailed },
  { name: 'the users', path: RESTAURANT, call: `GET ${API}/users`, says: companyText.usersFailed },
  {
    name: 'the agents of a restaurant',
    path: RESTAURANT,
    call: `GET ${API}/xiagents/:agentId/preview`,
    says: companyText.agentsFailed,
  },
  {
    name: 'the point of sale',
    path: RESTAURANT,
    call: 'GET /api/integrations/square/trattoria-aurora/status',
    says: integrationText.unknown,
  },
  { name: 'the orders', path: `${RESTAURANT}/orders`, call: `GET ${API}/orders`, says: failureText.orders },
  {
    name: 'the plans',
    path: `${RESTAURANT}/subscription`,
    call: `GET ${API}`,
    says: failureText.subscription,
  },
  {
    name: 'an agent',
    path: `${RESTAURANT}/agent/aurora-host`,
    call: `GET ${API}/xiagents/aurora-host`,
    says: failureText.agent,
  },
  {
    name: 'a conversation',
    path: `${RESTAURANT}/agent/aurora-host/conversation/any`,
    call: `GET ${API}/xiagents/aurora-host/conversations/any`,
    says: failureText.conversation,
  },
  panel('the voice', 'voice', 'voice-config', failureText.voiceConfig),
  panel('the menu', 'menu', 'menu', failureText.menu),
  panel('the instructions', 'instructions', 'ai-instructions', failureText.instructions),
  panel('the telephony', 'telephony', 'vapi-config', failureText.telephonyConfig),
  panel('the deployments', 'deployments', 'deployment/history', failureText.deployments),
];

const faults = ['500', 'not-json', 'offline'];
const button = (name: string) => page.getByRole('button', { name });

async function expectShellWorks(): Promise<void> {
  await expect.element(page.getByRole('navigation').first()).toBeVisible();
  await button('Sign out').click();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('Every page with requests is among these screens', () => {
  const asking = allPages.filter((each) => 'preloadRequests' in each).map(({ path }) => path);
  const isHere = (path: string) =>
    screens.some((screen) => matchPath(path, new URL(screen.path, location.origin).pathname));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((path) => !isHere(path))).toEqual([]);
});

describe('When a console screen cannot load', () => {
  for (const { name, path, call, says, reach } of screens) {
    for (const fault of faults) {
      test(`${name} shows its error, and the shell works (${fault})`, async ({ app }) => {
        await app.signInAs('owner', '/profile');
        app.fault(`always ${call} ${fault}`);
        app.open(path);
        await reach?.();
        await expect.element(page.getByText(says, { exact: true }).first()).toBeInTheDocument();
        await expectShellWorks();
      });
    }

    test(`${name} shows a slow hint when no response comes, and the shell works`, async ({ app }) => {
      stopClock();
      await app.signInAs('owner', '/profile');
      app.fault(`always ${call} 600000ms`);
      app.open(path);
      await reach?.();
      const named = new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`);
      await expect.poll(() => app.underWay()).toContainEqual(expect.stringMatching(named));
      await advanceClock(15_000);
      await expect.element(page.getByText('This is taking longer than usual.').first()).toBeInTheDocument();
      await expectShellWorks();
    });
  }
});
