import type { Plugin } from 'vite';
import { oldBrowserText } from '../../src/ui/texts/oldBrowserText.ts';
import { supportedBrowsers } from '../supportedBrowsers.ts';

interface OldBrowserPage {
  readonly title: string;
  readonly help: readonly string[];
  readonly contact: string;
  readonly email: string;
}

/** Adds {@link oldBrowserScript} to the HTML, before all other scripts. */
export function oldBrowser(email: string): Plugin {
  const { title, help, contact } = oldBrowserText;
  const page: OldBrowserPage = { title, help: help(supportedBrowsers), contact, email };
  const script = `(${oldBrowserScript.toString()})(${JSON.stringify(page)})`;
  return {
    name: 'tableside:old-browser',
    transformIndexHtml: (html) =>
      // not at the start of the head, because browsers look for the charset in the first 1024 bytes
      html.replace(/<meta name="viewport"[^>]*>/, (meta) => `${meta}\n    <script>${script}</script>`),
  };
}

/**
 * If the browser is not supported, replaces the document with a page that explains the problem. Tests the
 * newest features that all supported browsers have. Creates text and links without style sheets or HTML
 * strings, which the content policy forbids.
 *
 * The build inlines this function's source. The source must stay ES5, so that every browser can parse it.
 */
function oldBrowserScript(page: OldBrowserPage): void {
  if (window.Promise && 'withResolvers' in Promise && CSS.supports('selector(:dir(ltr))')) return;

  var html = document.createElement('html');
  function add(parent: HTMLElement, name: string, text: string) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    return parent.appendChild(element);
  }
  html.lang = 'en';
  html.style.cssText = 'color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif';
  var head = add(html, 'head', '');
  add(head, 'title', page.title);
  var viewport = add(head, 'meta', '') as HTMLMetaElement;
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';

  var main = add(add(html, 'body', ''), 'main', '');
  main.style.cssText = 'max-width: 35em; margin: 15vh auto; padding: 0 1.5em';
  add(main, 'h1', page.title);
  for (var i = 0; i < page.help.length; i++) add(main, 'p', String(page.help[i]));
  var link = add(add(main, 'p', page.contact + ' '), 'a', page.email) as HTMLAnchorElement;
  link.href = 'mailto:' + page.email;

  // the parser continues in the old element, where scripts don't run
  document.replaceChild(html, document.documentElement);
}
