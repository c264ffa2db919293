import { Html, html } from './html.ts';
import type { Page } from './page.ts';

/** Renders the content of the document's body, for a server or a script. */
export function pageContent({ title, body }: Page, message: string): Html {
  return html`
    <main>
      <p class="stand-in">Demo page: no payment is made, and no other service is contacted.</p>
      <h1>${title}</h1>
      <p role="status" tabindex="-1">${message}</p>
      ${body}
    </main>
  `;
}

/** Formats the document's title. A message comes first, so that screen readers announce it first. */
export const titleOf = ({ title }: Page, message: string) => [message, title].filter(Boolean).join(' ');

/** Renders the complete document, for a server. */
export function renderDocument(page: Page, message: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${titleOf(page, message)}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        ${pageContent(page, message)}
      </body>
    </html>`;
}

export const styles = new Html(`
  :root {
    color-scheme: light dark;
    --surface: #ffffff; --page: #f3f1ec; --text: #1d2421; --muted: #55605a; --border: #76817b;
    --action: #1f5c4a; --on-action: #ffffff;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --surface: #232927; --page: #161a18; --text: #eef2ef; --muted: #b4beb8; --border: #7f8a84;
      --action: #a8dcc6; --on-action: #10261e;
    }
  }
  * { box-sizing: border-box; font: inherit; }
  body { margin: 0; padding: 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main {
    max-width: 480px; margin: 5vh auto; padding: 24px 20px; background: var(--surface);
    border: 1px solid var(--border); border-radius: 12px; overflow-wrap: anywhere;
  }
  h1 { margin: 8px 0 16px; font-size: 24px; font-weight: 700; line-height: 1.25; }
  strong, legend { font-weight: 700; }
  .stand-in, dt { margin: 0; color: var(--muted); font-size: 14px; }
  [role='status']:empty { display: none; }
  [role='status'] { padding: 8px 12px; border-inline-start: 4px solid var(--action); }
  dl { margin: 0 0 20px; }
  dl div { padding: 8px 0; border-bottom: 1px solid var(--border); }
  dd { margin: 0; }
  form { display: grid; gap: 12px; margin-top: 12px; }
  fieldset { margin: 0; padding: 0; border: 0; }
  label { display: flex; gap: 8px; align-items: center; min-height: 44px; }
  input { width: 20px; height: 20px; accent-color: var(--action); }
  button {
    min-height: 48px; padding: 8px 16px; border: 1px solid var(--action); border-radius: 8px; cursor: pointer;
    background: var(--action); color: var(--on-action); font-weight: 600;
  }
  .quiet { background: none; color: var(--text); border-color: var(--border); }
  a { color: var(--action); }
  :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
`);
