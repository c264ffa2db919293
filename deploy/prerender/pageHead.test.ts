import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINK_PREVIEW } from './linkPreview.ts';
import { pageHead } from './pageHead.tsx';

const demos = { path: '/demos', title: 'Demos · Tableside', description: 'Hear it for yourself.' };
const siteUrl = 'https://www.tableside.example';

describe('pageHead', () => {
  it('contains the title and description for search engines and link previews', () => {
    const head = pageHead({ ...demos, siteUrl: undefined });
    expect(head).toContain('<title>Demos · Tableside</title>');
    expect(head).toContain('<meta name="description" content="Hear it for yourself."/>');
    expect(head).toContain('<meta property="og:title" content="Demos · Tableside"/>');
    expect(head).toContain('<meta property="og:description" content="Hear it for yourself."/>');
  });

  it('contains full URLs of the page and its preview image', () => {
    const head = pageHead({ ...demos, siteUrl });
    expect(head).toContain(`<link rel="canonical" href="${siteUrl}/demos"/>`);
    expect(head).toContain(`<meta property="og:url" content="${siteUrl}/demos"/>`);
    expect(head).toContain(`<meta property="og:image" content="${siteUrl}/link-preview.jpg"/>`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it("omits the page's URL and image without a site origin, because previews need full URLs", () => {
    const head = pageHead({ ...demos, siteUrl: undefined });
    expect(head).not.toMatch(/canonical|og:url|og:image|twitter:card/);
  });

  it('refers to an existing, small preview image', () => {
    expect(statSync(`public${LINK_PREVIEW.path}`).size).toBeLessThan(60_000);
  });
});
