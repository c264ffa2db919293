import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { APP } from '../generator/states/addresses.ts';

/** Documents outside `docs/` that are also pages of the site, by the page that includes them. */
const INCLUDED: Readonly<Record<string, string>> = {
  'contributing.md': 'CONTRIBUTING.md',
  'contracts.md': 'contracts/README.md',
  'delivery.md': 'deploy/README.md',
};

/**
 * Converts links that work on a code host to site links: app links go to the app next to the site, README
 * links to the folder's page, and source links become plain text.
 */
export function handbookLinks(markdown: MarkdownRenderer): void {
  const { rules } = markdown.renderer;
  const inSite = rules.link_open;
  rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const href = token?.attrGet('href') ?? '';
    if (!token || !inSite) return self.renderToken(tokens, index, options);
    if (href.startsWith(`${APP}/`) || href.startsWith('/')) {
      token.attrSet('href', href.replace(APP, ''));
      token.attrSet('target', '_blank');
      return self.renderToken(tokens, index, options);
    }
    if (/^\w+:|^#/.test(href)) return inSite(tokens, index, options, env, self);
    const page = String(env.relativePath);
    const [path = '', hash] = href.split('#');
    const file = posix.join(posix.dirname(INCLUDED[page] ?? `docs/${page}`), path);
    const target = pageOf(file);
    if (target === undefined || target === page) {
      token.attrs = [['title', file]];
      return self.renderToken(tokens, index, options);
    }
    const way = posix.relative(posix.dirname(page), target).replace(/(^|\/)README\.md$/, '$1index.md');
    token.attrSet('href', [way, hash].filter((part) => part !== undefined).join('#'));
    return inSite(tokens, index, options, env, self);
  };
}

/** The site page of a file, or undefined for source. Both paths are relative to the project root. */
function pageOf(file: string): string | undefined {
  const [page] = Object.entries(INCLUDED).find(([, included]) => included === file) ?? [];
  return page ?? (/^docs\/.*\.md$/.test(file) ? file.slice('docs/'.length) : undefined);
}
