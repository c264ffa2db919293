import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINK_PREVIEW } from './linkPreview.ts';
import { pageHead } from './pageHead.tsx';

const demos = { path: '/demos', title: 'Demos · Tableside', description: 'Hear it for yourself.' };
const siteUrl = 'https://www.tableside.example';

describe('the head of a page', () => {
  it('has title and description, for search engines and for link previews', () => {
    const head = pageHead({ ...demos, siteUrl: undefined });
    expect(head).toContain('<title>Demos · Tableside</title>');
    expect(head).toContain('<meta name="description" content="Hear it for yourself."/>');
    expect(head).toContain('<meta property="og:title" content="Demos · Tableside"/>');
    expect(head).toContain('<meta property="og:description" content="Hear it for yourself."/>');
  });

  it('names its address and the picture of its previews by whole addresses', () => {
    const head = pageHead({ ...demos, siteUrl });
    expect(head).toContain(`<link rel="canonical" href="${siteUrl}/demos"/>`);
    expect(head).toContain(`<meta property="og:url" content="${siteUrl}/demos"/>`);
    expect(head).toContain(`<meta property="og:image" content="${siteUrl}/link-preview.jpg"/>`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('names neither while the origin of the site is not known, as no preview takes a relative address', () => {
    const head = pageHead({ ...demos, siteUrl: undefined });
    expect(head).not.toMatch(/canonical|og:url|og:image|twitter:card/);
  });

  it('has a picture for its previews that is there and light', () => {
    expect(statSync(`public${LINK_PREVIEW.path}`).size).toBeLessThan(60_000);
  });
});
