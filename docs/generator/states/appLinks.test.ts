import { globSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { anyReply } from '#infrastructure/http/Api.ts';
import { SignedInApi } from '#infrastructure/http/SignedInApi.ts';
import { HeadlessApp } from '#tests/actions/HeadlessApp.ts';
import type { State } from '#tests/actions/state.ts';
import { inVirtualTime } from '#tests/actions/virtualTime.ts';
import { allPages, frames } from '#ui/navigation/pages.ts';
import { sections } from '#ui/navigation/sections.ts';
import { panels } from '#ui/pages/company/voiceAi/panels.ts';
import { COMMANDS } from '../../../mocks/hosts/urlCommandNames.ts';
import { isScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { DEMO_SEED } from '../../../mocks/seed/demoSeedNumber.ts';
import { preloadPaths } from '../../../src/composition/preloadPaths.ts';
import { exampleAddresses } from '../screens/examples.ts';
import { APP } from './addresses.ts';

/** Checks page links; the screen tests next to this file open the states. */
const files = globSync(['README.md', 'CONTRIBUTING.md', '{docs,contracts,deploy}/**/*.md'], {
  exclude: ['docs/states.md'],
});

/** Every app link of the pages: the **Run** links of use cases and the examples of pages. */
const addresses = new Set(
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(String.raw`\]\(${APP}(/[^)\s]*)\)`, 'g'))].map(
      ([, address = '']) => address,
    ),
  ),
);

const routes = allPages.map(({ path, name }) => ({ path, id: name }));

/** The page of an address with its path parameters. */
function pageAt(pathname: string) {
  const [match] = matchRoutes(routes, pathname) ?? [];
  const page = allPages.find(({ name }) => name === match?.route.id);
  if (!match || !page) throw new Error(`No page is at ${pathname}`);
  const given = Object.entries(match.params).map(([name, value = '']) => [name, value]);
  return { ...page, given: Object.fromEntries(given) as Readonly<Record<string, string>> };
}

function stateOf(said: URLSearchParams): State {
  const [scenario, as] = [said.get('scenario'), said.get('as')];
  if (scenario !== null) {
    if (!isScenarioName(scenario)) throw new Error(`There is no state "${scenario}"`);
    return { scenario };
  }
  return as === null || as === 'signed-out' ? { visitor: {} } : { as, values: {} };
}

describe('Handbook links to the app', () => {
  it('exist for each use case and each page', () => {
    expect(addresses.size).toBeGreaterThan(allPages.length);
  });

  it('open their states', async () => {
    for (const address of addresses) await opensItsState(address);
  });
});

async function opensItsState(address: string): Promise<void> {
  const { pathname, searchParams: said, hash } = new URL(address, APP);
  const page = pageAt(pathname);
  expect(page.name === 'notFound', address).toBe(address === exampleAddresses.notFound);

  // the reader may have used another sandbox before
  const isPersona = said.has('as') && said.get('as') !== 'signed-out';
  if (isPersona) expect(said.get('seed'), address).toBe(String(DEMO_SEED));
  expect(['', ...Object.values(sections).map(({ id }) => `#${id}`)], address).toContain(hash);
  if (said.has('panel'))
    expect(
      panels.map(({ id }) => id),
      address,
    ).toContain(said.get('panel'));
  expect(
    COMMANDS.filter((command) => said.getAll(command).length > 1),
    address,
  ).toEqual([]);

  await inVirtualTime(async () => {
    const app = await HeadlessApp.in(stateOf(said), page.screen);
    const { guarded } = page.frame ? frames[page.frame] : { guarded: false };
    if (guarded) expect(app.sessions.session, address).toBeDefined();
    const api = app.make(SignedInApi);
    for (const read of page.preloadRequests ?? []) await api.get(preloadPaths[read](page.given), anyReply);
  });
}
