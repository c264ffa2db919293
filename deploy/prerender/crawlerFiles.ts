import { allPages, pageLayouts } from '../../src/ui/navigation/pages.ts';

/** The first path segments of the console's URLs. */
const guardedPlaces = new Set(
  allPages
    .filter(({ frame }) => frame && pageLayouts[frame].guarded)
    .map(({ path }) => path.replace(/:.*/, '')),
);

/** Generates robots.txt, and a sitemap if the site's origin is configured. */
export function crawlerFiles(
  paths: readonly string[],
  siteUrl: string | undefined,
): Readonly<Record<string, string>> {
  const robots = ['User-agent: *', ...Array.from(guardedPlaces, (place) => `Disallow: ${place}`)];
  if (siteUrl === undefined) return { 'robots.txt': lines(robots) };
  return {
    'robots.txt': lines([...robots, '', `Sitemap: ${siteUrl}/sitemap.xml`]),
    'sitemap.xml': lines([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `  <url><loc>${escaped(siteUrl + path)}</loc></url>`),
      '</urlset>',
    ]),
  };
}

const lines = (list: readonly string[]) => list.map((line) => `${line}\n`).join('');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
