import { expect, page, test, type App } from '#tests/support/screen/test.ts';

interface Case {
  readonly page: string;
  readonly open: (app: App) => Promise<void>;
  readonly call: string;
  readonly message: string;
  readonly wayBack?: { readonly name: string; readonly path: string };
  /** A heading that appears once the page has loaded. */
  readonly recovered: string;
}

const cases: readonly Case[] = [
  {
    page: 'The dashboard',
    open: (app) => app.signInAs('owner'),
    call: 'GET /api/companies/restaurants',
    message: 'Failed to load companies',
    recovered: 'Saffron House',
  },
  {
    page: 'A company',
    open: (app) => app.signInAs('owner', '/company/trattoria-aurora'),
    call: 'GET /api/companies/trattoria-aurora',
    message: 'Failed to load company data',
    wayBack: { name: 'Back to Dashboard', path: '/dashboard' },
    recovered: 'Trattoria Aurora',
  },
  {
    page: 'The list of orders',
    open: (app) => app.enter('a company with orders', '/company/company-1/orders'),
    call: 'GET /api/companies/company-1/orders',
    message: 'Failed to load orders',
    wayBack: { name: 'Back to Company', path: '/company/company-1' },
    recovered: 'Thursday, January 15, 2026',
  },
  {
    page: 'The choice of a plan',
    open: (app) => app.enter('a company that may be billed', '/company/company-1/subscription'),
    call: 'GET /api/companies/company-1',
    message: 'Failed to load subscription information. Please try again.',
    wayBack: { name: 'Back to Company', path: '/company/company-1' },
    recovered: 'Enterprise',
  },
  {
    page: 'An agent',
    open: (app) => app.enter('an agent with conversations', '/company/company-1/agent/agent-1'),
    call: 'GET /api/companies/company-1/xiagents/agent-1',
    message: 'Failed to load agent data',
    wayBack: { name: 'Back to Company', path: '/company/company-1' },
    recovered: 'Agent details',
  },
  {
    page: 'A conversation',
    open: (app) =>
      app.enter('a conversation', '/company/company-1/agent/agent-1/conversation/conversation-1'),
    call: 'GET /api/companies/company-1/xiagents/agent-1/conversations/conversation-1',
    message: 'Failed to load conversation data',
    wayBack: { name: 'Back to Agent', path: '/company/company-1/agent/agent-1' },
    recovered: 'Conversation details',
  },
];

// refused, unreadable, unreachable: each must show one message and a way to continue
const failures = ['500', '403', 'offline', 'malformed', 'empty', 'not-json'];

for (const { page: subject, open, call, message, wayBack, recovered } of cases) {
  test(`${subject} that cannot be loaded shows '${message}' and recovers with Try again`, async ({ app }) => {
    await open(app);
    const heading = page.getByRole('main').getByRole('heading', { name: recovered });
    const alert = page.getByRole('alert');
    await expect.element(heading).toBeVisible();

    for (const failure of failures) {
      await page.getByRole('link', { name: 'My Profile' }).click();
      await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
      app.fault(`always ${call} ${failure}`);
      history.back();

      await expect.element(alert).toHaveTextContent(message);
      await expect.element(heading).not.toBeInTheDocument();
      if (wayBack) {
        const links = page.getByRole('main').getByRole('link', { name: wayBack.name });
        await expect.element(links.last()).toHaveAttribute('href', wayBack.path);
      }

      app.repair();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(heading).toBeVisible();
      await expect.element(alert).not.toBeInTheDocument();
    }
  });
}
