import data from '@mdn/browser-compat-data/forLegacyNode';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstVersion } from '#tests/support/browserSupport.ts';
import { oldestBrowsers, supportedBrowsers } from './supportedBrowsers.ts';

it.each(oldestBrowsers)('shows the page for older browsers before $name $version', ({ id, version }) => {
  // features that deploy/head/oldBrowser.ts tests
  const tested = [
    data.javascript['builtins']?.['Promise']?.['withResolvers'],
    data.css['selectors']?.['dir'],
  ];
  expect(Math.max(...tested.map((feature) => firstVersion(feature ?? {}, id)))).toBe(Number(version));
});

it.each(['README.md', 'deploy/README.md'])('%s lists the supported browsers', (page) => {
  expect(readFileSync(page, 'utf8')).toContain(supportedBrowsers);
});
