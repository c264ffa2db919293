import { describe, expect, it } from 'vitest';
import { crawlerFiles } from './crawlerFiles.ts';

describe('Crawler files', () => {
  it('exclude the console, and list no pages without a site origin', () => {
    const files = crawlerFiles(['/', '/login'], undefined);
    expect(Object.keys(files)).toEqual(['robots.txt']);
    expect(files['robots.txt']).toBe(
      'User-agent: *\nDisallow: /dashboard\nDisallow: /company/\nDisallow: /profile\n',
    );
  });

  it("list every page's full URL if the origin is configured", () => {
    const files = crawlerFiles(['/', '/demos/museum'], 'https://www.tableside.example');
    expect(files['robots.txt']).toContain('\nSitemap: https://www.tableside.example/sitemap.xml\n');
    expect(files['sitemap.xml']).toContain('<url><loc>https://www.tableside.example/</loc></url>');
    expect(files['sitemap.xml']).toContain(
      '<url><loc>https://www.tableside.example/demos/museum</loc></url>',
    );
  });
});
