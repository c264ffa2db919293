import { matchPath } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { choose } from '#tests/support/screen/menuPanel.ts';
import { openTwoOrders } from '#tests/support/screen/orders.ts';
import { openBookingDetails } from '#tests/support/screen/booking.ts';
import { reachPanels } from '#tests/support/screen/panels.ts';
import {
  failPart,
  partMarks,
  PartProbe,
  repairPart,
  type PartFault,
} from '#tests/support/screen/partCrashes.tsx';
import {
  describe,
  expect,
  page,
  test,
  type App,
  type Locator,
  type ScenarioName,
} from '#tests/support/screen/test.ts';
import {
  fateOf,
  keptIn,
  leftOver,
  openDialogs,
  textOnPage,
  typeEverywhere,
  type TypedText,
} from '#tests/support/screen/typedText.ts';
import { allPages } from '../navigation/pages.ts';
import { crashText } from '../texts/crashText.ts';

// Every part of every page fails in every way. The results are in docs/blast-radius.md, which
// `npx vitest run --project screens src/ui/app/BlastRadius -u` writes.

/** A page in a state, with the parts that can fail alone. */
interface Place {
  readonly name: string;
  readonly path: string;
  readonly open: (app: App) => Promise<void>;
  /** What the user does then, also after a reload. */
  readonly reach?: () => Promise<void>;
  /** Every part, in order. */
  readonly parts: readonly string[];
  /** The parts to fail, if not all. */
  readonly failing?: readonly string[];
  /** Something that loads late. */
  readonly ready?: () => Locator;
}

const COMPANY = '/company/company-1';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const textbox = (label: string) => () => page.getByRole('textbox', { name: label, exact: true });

/** Parts inside others, which fail with them. */
const containing: Readonly<Record<string, readonly string[]>> = {
  'Voice AI Management': ['Voice Configuration'],
  'Edit Restaurant': ['Replace the menu?'],
  'Deployment Controls': ['Revert deployment?'],
};

interface State {
  readonly path: string;
  readonly open: Place['open'];
}

const inScenario = (scenario: ScenarioName, path: string): State => ({
  path,
  open: (app) => app.enter(scenario, path),
});

const asOwner = (path: string): State => ({ path, open: (app) => app.signInAs('owner', path) });

const onConsole = (name: string, state: State, own: readonly string[], more: Partial<Place> = {}): Place => ({
  name,
  ...state,
  parts: ['Navigation', ...own],
  ...more,
});

/** A dialog of a page, which is the last of the parts that are new. */
const dialog = (name: string, state: State, below: readonly string[], more: Partial<Place>): Place =>
  onConsole(name, state, [...below, name, ...(containing[name] ?? [])], { failing: [name], ...more });

const onSite = (name: string, path: string, own: readonly string[], more: Partial<Place> = {}): Place => ({
  name,
  path,
  open: async (app) => app.open(path),
  parts: ['Navigation', ...own, 'Footer'],
  ...more,
});

const ofCompany = [
  'Today and yesterday',
  'Company Details',
  'Subscription',
  'Orders',
  'Calls',
  'API Keys',
  'Integrations',
  'Connected Agents',
  'Company Users',
  'Voice AI Management',
];

const inMenu = (name: string, open: () => Promise<void>): Place =>
  dialog(
    name,
    inScenario('a restaurant with a menu', `${COMPANY}?panel=menu`),
    [...ofCompany, 'Menu Builder'],
    {
      reach: async () => {
        await reachPanels();
        await open();
      },
    },
  );

const panel = (id: string, name: string, ready: Place['ready']): Place =>
  onConsole(
    name,
    inScenario('a restaurant with two pending changes', `${COMPANY}?panel=${id}`),
    [...ofCompany, name, ...(containing[name] ?? [])],
    { reach: reachPanels, failing: [name], ...(ready && { ready }) },
  );

const orders: State = { path: `${COMPANY}/orders`, open: openTwoOrders };

const dashboard = asOwner('/dashboard');

const places: readonly Place[] = [
  onConsole('Dashboard', dashboard, ['Restaurants']),
  dialog('Add New Restaurant', dashboard, ['Restaurants'], {
    reach: () => button('New Restaurant').click(),
    ready: textbox('Tagline'),
  }),
  dialog('Edit Restaurant', dashboard, ['Restaurants'], {
    reach: () => button('Edit Trattoria Aurora').click(),
    ready: textbox('Menu JSON'),
  }),
  dialog('Delete Restaurant', dashboard, ['Restaurants'], {
    reach: () => button('Delete Trattoria Aurora').click(),
  }),
  dialog('Go to', dashboard, ['Restaurants'], { reach: () => button('Go to…').click() }),
  onConsole(
    'Restaurant',
    inScenario('a signed-in owner of a company', `${COMPANY}?panel=voice`),
    [...ofCompany, 'Voice Configuration'],
    { reach: reachPanels, ready: textbox('First message') },
  ),
  onConsole('Call filter', inScenario('a company with calls', COMPANY), ofCompany, {
    ready: () => page.getByRole('searchbox', { name: 'Search calls' }),
    failing: ['Calls'],
  }),
  onConsole(
    'Transcript',
    inScenario('a company with calls', `${COMPANY}?call=call-1`),
    [...ofCompany.slice(0, 5), 'Transcript', ...ofCompany.slice(5)],
    { failing: ['Transcript'] },
  ),
  panel('menu', 'Menu Builder', () => page.getByRole('searchbox', { name: 'Search the menu' })),
  inMenu('New category', () => button('New category').click()),
  inMenu('Edit Desserts', () => choose('Edit category', 'category Desserts')),
  inMenu('New item in Desserts', () => button('New item').click()),
  inMenu('Edit Tiramisù', () => choose('Edit', 'Tiramisù')),
  inMenu('Import menu', () => button('Import').click()),
  inMenu('Delete Tiramisù?', () => choose('Delete', 'Tiramisù')),
  panel('instructions', 'AI Instructions Builder', textbox('System prompt text')),
  panel('telephony', 'Telephony Configuration', textbox('Phone ID')),
  panel('deployments', 'Deployment Controls', () => page.getByLabelText('Schedule time')),
  dialog(
    'Revert deployment?',
    inScenario('a restaurant with deployments', `${COMPANY}?panel=deployments`),
    [...ofCompany, 'Deployment Controls'],
    {
      reach: async () => {
        await reachPanels();
        await page.getByRole('button', { name: /^Revert the deployment of/ }).click();
      },
    },
  ),
  onConsole('Orders', orders, ['Search', 'Orders']),
  dialog('Delete order 1042?', orders, ['Search', 'Orders'], {
    reach: () => button('Delete order 1042').click(),
  }),
  onConsole('Subscription', inScenario('a company that may be billed', `${COMPANY}/subscription`), [
    'Plans',
    'Compare plans',
  ]),
  onConsole('Agent', inScenario('an agent with conversations', `${COMPANY}/agent/agent-1`), [
    'Agent details',
    'Conversations',
  ]),
  onConsole(
    'Conversation',
    inScenario('a conversation', `${COMPANY}/agent/agent-1/conversation/conversation-1`),
    ['Recording', 'Conversation details', 'Transcript'],
  ),
  onConsole('My Profile', asOwner('/profile'), ['Details', 'Change password']),
  dialog('Discard unsaved changes?', asOwner('/profile'), ['Details', 'Change password'], {
    reach: async () => {
      await page.getByRole('textbox', { name: 'First name' }).fill('Julia');
      await page.getByRole('link', { name: 'Dashboard' }).click();
    },
  }),
  { name: 'Sign in', path: '/login', open: async (app) => app.open('/login'), parts: ['Sign in'] },
  onSite('Home', '/', [
    'Try it Live',
    'One voice, many jobs',
    'It knows your documents',
    'See every call, word for word',
    'Make it sound like you',
    'Works with what you have',
    'Pricing',
    'Get started',
  ]),
  onSite('Booking', '/booking', ['Meeting type and time']),
  onSite('Booking details', '/booking', ['Your details'], { open: openBookingDetails }),
  onSite('Booking confirmed', '/bookingconfirmed?name=Ada&date=2026-03-05', ['Your meeting']),
  onSite('Demos', '/demos', ["A restaurant's phone", 'Museum curators']),
  onSite('Museums', '/demos/museum', ['Introduction', 'Search', 'Museums']),
  onSite('Museum', '/demos/museum/planet-word', ['Virtual Curator', 'About This Demo']),
];

/** Pages of unchanging text, without parts of their own. */
const STATIC = ['/privacy-policy', '/terms-of-service', '*'];

const names = () => partMarks().map(({ dataset }) => String(dataset['part']));
const markOf = (name: string) => partMarks().find(({ dataset }) => dataset['part'] === name);
const failures = () =>
  page.getByRole('alert').filter({ hasText: new RegExp(`${crashText.section}|${crashText.dialog}`) });

const faults = ['once', 'render', 'effect', 'rejection'] as const;

/** Whether every section and dialog of the page is in a part. */
function uncovered(): string[] {
  const hasMark = (element: Element | null) =>
    (element?.querySelector(':scope > [data-part]') ?? null) !== null;
  const isCovered = (element: Element | null): boolean =>
    element !== null && (hasMark(element.parentElement) || isCovered(element.parentElement));
  return [...document.querySelectorAll('main section')]
    .filter((section) => !hasMark(section) && !isCovered(section))
    .map((section) => section.textContent.slice(0, 40));
}

class Trial {
  constructor(
    private readonly app: App,
    private readonly part: string,
    private readonly typed: TypedText,
  ) {}

  /** What a fault does to the page, in words. */
  async result(kind: PartFault): Promise<string> {
    const { app, part } = this;
    const before = new Map(partMarks().map((mark) => [String(mark.dataset['part']), mark]));
    failPart(part, kind);
    await expect.poll(() => app.told.error.join('\n')).toContain(`A bug in ${part}`);
    app.told.error.splice(0);
    const others = [...before].filter(([name]) => name !== part && !containing[part]?.includes(name));
    const remain = others.filter(([, mark]) => mark.isConnected).length;
    expect(remain, `other parts after ${part} fails`).toBe(others.length);
    if (kind === 'rejection' || kind === 'once') {
      await expect.element(failures()).not.toBeInTheDocument();
      expect(markOf(part) === before.get(part)).toBe(kind === 'rejection');
      await this.expectTyped();
      repairPart();
      return kind === 'once' ? 'restarts unnoticed' : 'nothing changes';
    }
    await this.tryAgain();
    return `message, others working: ${remain}`;
  }

  private async tryAgain(): Promise<void> {
    await expect.element(failures()).toHaveLength(1);
    repairPart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(failures()).not.toBeInTheDocument();
    await expect.poll(() => markOf(this.part)).toBeDefined();
    await this.expectTyped();
  }

  private async expectTyped(): Promise<void> {
    // a crash on purpose also ends what is never kept
    await expect.poll(() => keptIn(textOnPage())).toEqual(keptIn(this.typed));
  }
}

/** The table's rows. */
const rows: string[][] = [];

async function tryPlace(app: App, place: Place): Promise<void> {
  app.crashTest = PartProbe;
  onTestFinished(repairPart);
  await place.open(app);
  await place.reach?.();
  await expect.poll(names).toEqual(place.parts);
  if (place.ready) await expect.element(place.ready()).toBeVisible();
  expect(uncovered()).toEqual([]);
  expect(place.parts).toEqual(expect.arrayContaining([...openDialogs()]));
  await typeEverywhere();
  const typed = textOnPage();
  const found: string[][] = [];
  for (const part of place.failing ?? place.parts) {
    const trial = new Trial(app, part, typed);
    const cells: string[] = [];
    for (const kind of faults) cells.push(await trial.result(kind));
    found.push([place.name, part, ...cells]);
  }
  await reload(app, place);
  await expect.poll(() => keptIn(textOnPage())).toEqual(keptIn(typed));
  expect(leftOver(textOnPage())).toEqual([]);
  rows.push(...found.map((row) => [...row, fateOf(row[1] ?? '', typed)]));
}

async function reload(app: App, { reach, ready }: Place): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  app.reload();
  await reach?.();
  if (ready) await expect.element(ready()).toBeVisible();
}

// (rule: crashes)
describe('A part of the page that crashes', () => {
  test('is on every page that changes', () => {
    const tried = places.map(({ path }) => new URL(path, location.origin).pathname);
    const missing = allPages
      .filter(({ path }) => !STATIC.includes(path))
      .filter(({ path }) => !tried.some((one) => matchPath(path, one)));
    expect(missing).toEqual([]);
  });

  for (const place of places) {
    test(`leaves the others as they are: ${place.name}`, ({ app }) => tryPlace(app, place));
  }

  test('is in the handbook', async () => {
    // not if only some of the tests run
    if (new Set(rows.map(([name]) => name)).size < places.length) return;
    await expect(pageOf(rows)).toMatchFileSnapshot('../../../docs/blast-radius.md');
  });
});

function pageOf(body: readonly (readonly string[])[]): string {
  const head = [
    'Page or dialog',
    'Failing part',
    'Throws once',
    'Throws while rendering',
    'Throws in an effect',
    'Rejects a promise',
    'Typed text after a reload',
  ];
  const table = [head, ...body];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [INTRODUCTION, [line(head), rule, ...body.map(line)].join('\n'), ''].join('\n');
}

const INTRODUCTION = `# Blast radius

What remains when a part of a page fails. \`src/ui/app/BlastRadius.screen.test.tsx\` makes every part fail in every way and
writes this table.

Every section, panel, and dialog has a boundary (\`src/ui/kit/crashes\`, \`src/ui/site/SiteBoundary.tsx\`):

- **Throws once**: the part restarts before the next paint. This is how a part recovers after the browser or an extension
  changed its text.
- **Throws while rendering** or **in an effect**: a message with "Try again" replaces the part. A dialog's message can also
  be closed. The retry restarts the part, and unsaved text is back.
- **Rejects a promise**: the rejection is only logged, because it doesn't tell which part it belongs to.

A crash outside these parts replaces the page, and unsaved text is back after a reload. Every crash and rejection passes
through \`logBug\` (\`src/ui/kit/logFailure.ts\`).

**Typed text after a reload**: the test types in every field of every page and dialog, and compares all fields with those
after the reload. Text that is not kept is listed in \`tests/support/screen/typedText.ts\` with the reason. A message to the
agent in a live demo ends with the demo.
`;
