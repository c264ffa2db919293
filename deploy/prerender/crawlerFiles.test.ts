import { describe, expect, it } from 'vitest';
import { crawlerFiles } from './crawlerFiles.ts';

describe('the files for crawlers', () => {
  it('keep them out of the console, and name no address while the origin of the site is not known', () => {
    const files = crawlerFiles(['/', '/login'], undefined);
    expect(Object.keys(files)).toEqual(['robots.txt']);
    expect(files['robots.txt']).toBe(
      'User-agent: *\nDisallow: /dashboard\nDisallow: /company/\nDisallow: /profile\n',
    );
  });

  it('name every page by its whole address once the origin is known', () => {
    const files = crawlerFiles(['/', '/demos/museum'], 'https://www.tableside.example');
    expect(files['robots.txt']).toContain('\nSitemap: https://www.tableside.example/sitemap.xml\n');
    expect(files['sitemap.xml']).toContain('<url><loc>https://www.tableside.example/</loc></url>');
    expect(files['sitemap.xml']).toContain(
      '<url><loc>https://www.tableside.example/demos/museum</loc></url>',
    );
  });
});
