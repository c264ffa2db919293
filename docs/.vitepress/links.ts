import type { MarkdownRenderer } from 'vitepress';

/** The app as `npm run dev` serves it, which a code host can link to; the site stands beside the app, wherever that is. */
const APP = 'http://localhost:5173/';

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
    if (href.startsWith(APP) || href.startsWith('/')) {
      token.attrSet('href', href.replace(APP, '/'));
      token.attrSet('target', '_blank');
      return self.renderToken(tokens, index, options);
    }
    if (leavesDocs(href, env.relativePath)) {
      token.attrs = [['title', href.replace(/^(\.\.\/)+/, '')]];
      return self.renderToken(tokens, index, options);
    }
    token.attrSet('href', href.replace(/(^|\/)README\.md(?=#|$)/, '$1index.md'));
    return inSite(tokens, index, options, env, self);
  };
}

/** @param page from `docs/` */
function leavesDocs(href: string, page: string): boolean {
  const depth = page.split('/').length - 1;
  return href.startsWith('../'.repeat(depth + 1));
}
