import { globSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { allPages } from '#ui/navigation/pages.ts';
import { companySections } from '#ui/navigation/companySections.ts';
import { panels } from '#ui/pages/company/voiceAi/panels.ts';
import { isScenarioName } from '../mocks/scenarios/scenarios.ts';
import { APP } from './generator/states/addresses.ts';

const files = globSync(['README.md', 'CONTRIBUTING.md', '{docs,contracts,deploy}/**/*.md']);
const links = new RegExp(String.raw`\]\(${APP}(/[^)\s]*)\)`, 'g');
const routes = allPages.map(({ path }) => ({ path }));

// the screen tests in docs/generator/states open the addresses in the list of states
it('links to the app name pages, sections, panels, and scenarios that exist', () => {
  const addresses = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(links)]);
  expect(addresses.length).toBeGreaterThan(allPages.length);
  for (const [, address = ''] of addresses) {
    const { pathname, searchParams, hash } = new URL(address, APP);
    expect(matchRoutes(routes, pathname)?.[0]?.route.path, address).not.toBe('*');
    expect(['', ...Object.values(companySections).map(({ id }) => `#${id}`)], address).toContain(hash);
    const panel = searchParams.get('panel');
    if (panel)
      expect(
        panels.map(({ id }) => id),
        address,
      ).toContain(panel);
    const scenario = searchParams.get('scenario');
    if (scenario) expect(isScenarioName(scenario), address).toBe(true);
  }
});
