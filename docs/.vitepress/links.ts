import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { APP } from '../generator/states/addresses.ts';

/** The documents that stand beside the code and are pages of the site, too: from the root of the project, by the page that includes them. */
const INCLUDED: Readonly<Record<string, string>> = {
  'contributing.md': 'CONTRIBUTING.md',
  'contracts.md': 'contracts/README.md',
  'delivery.md': 'deploy/README.md',
};

/**
 * Makes of links that hold on a code host what holds in the site: those into the app lead to the one that the site
 * stands beside, those to a folder's README to its page, and those to source, which is not in the site, are plain text.
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

/** The page that shows a file, from `docs/`; none for source. Both from the root of the project. */
function pageOf(file: string): string | undefined {
  const [page] = Object.entries(INCLUDED).find(([, included]) => included === file) ?? [];
  return page ?? (/^docs\/.*\.md$/.test(file) ? file.slice('docs/'.length) : undefined);
}
