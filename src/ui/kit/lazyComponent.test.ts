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

describe('A part of a page that is loaded later', () => {
  it('is shown once its code is there', async () => {
    expect(await shown(async () => Part)).toContain('The part for soup');
  });

  it('has something in its place when its code does not come, and nothing else fails', async () => {
    const html = await shown(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(html).toContain('No part for soup');
    expect(html).not.toContain('The part');
  });
});
