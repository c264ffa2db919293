import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

const Part = ({ dish }: { readonly dish: string }) => createElement('p', null, `The part for ${dish}`);
const Missing = ({ dish }: { readonly dish: string }) => createElement('p', null, `No part for ${dish}`);

async function shown(load: () => Promise<typeof Part>): Promise<string> {
  const LazyPart = lazyComponent(load, Missing);
  const { prelude } = await prerender(createElement(LazyPart, { dish: 'soup' }));
  return new Response(prelude).text();
}

describe('A lazy-loaded part of a page', () => {
  it('appears once its code has loaded', async () => {
    expect(await shown(async () => Part)).toContain('The part for soup');
  });

  it('shows a replacement when its code fails to load, and the page keeps working', async () => {
    const html = await shown(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(html).toContain('No part for soup');
    expect(html).not.toContain('The part');
  });
});
