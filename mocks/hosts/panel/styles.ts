/** Creates a constructed style sheet, because a strict content security policy forbids style elements. */
export function styleSheetFrom(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Styles of the document. The button is a tab at the right edge, away from the sidebar's sign-out button
 * and from content at the bottom. The colors follow the theme.
 */
export const placement = (tag: string) => `
  ${tag} {
    --surface: #ffffff; --text: #221722; --muted: #574c57; --border: #6f7973; --hover: #f6e8f0; --focus: #6b2a55;
    position: fixed; inset: 45% 0 auto auto; z-index: 1050; color-scheme: light;
  }
  :root[data-theme='dark'] ${tag} {
    --surface: #2b222a; --text: #f6eef4; --muted: #c5b6c0; --border: #8f7f8c; --hover: #40243a; --focus: #f0bcda;
    color-scheme: dark;
  }
  @media print { ${tag} { display: none; } }
`;

/** Styles of the shadow root. */
export const appearance = `
  * { box-sizing: border-box; font: inherit; }
  :host { font: 400 14px/1.4 system-ui, sans-serif; color: var(--text); }
  button, select, input {
    min-height: 44px; padding: 0 12px; color: inherit; text-align: start; cursor: pointer;
    background: var(--surface); border: 1px solid var(--border); border-radius: 8px;
  }
  button:hover, button[aria-pressed='true'] { background: var(--hover); }
  a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }

  #pill { display: flex; align-items: center; padding: 0 0 0 8px; background: none; border: 0; }
  #pill span {
    padding: 10px 0; max-height: 40dvh; overflow: hidden; writing-mode: vertical-rl; font-size: 12px; white-space: nowrap;
    background: var(--surface); border: 1px solid var(--border); border-inline-end: 0; border-radius: 8px 0 0 8px;
  }
  #pill:hover span, #pill[aria-expanded='true'] span { background: var(--hover); }
  #pill:focus-visible { outline: 0; }
  #pill:focus-visible span { outline: 3px solid var(--focus); outline-offset: 2px; }

  #panel {
    position: fixed; inset: auto 32px 8px auto; overflow: auto; padding: 12px 16px 16px;
    width: min(320px, 100vw - 40px); max-height: calc(100dvh - 16px);
    background: var(--surface); border: 1px solid var(--border); border-radius: 12px;
    box-shadow: 0 8px 24px rgb(0 0 0 / 25%);
  }
  #panel[hidden] { display: none; }
  h2 { margin: 0 0 8px; font-size: 16px; font-weight: 600; }
  fieldset { margin: 0 0 12px; padding: 0; border: 0; }
  legend { margin-bottom: 4px; padding: 0; font-weight: 600; }
  label { display: block; margin-top: 4px; color: var(--muted); }
  select, input { width: 100%; }
  #sandbox { margin: 0 0 4px; }
  #personas { display: grid; gap: 6px; }
  #personas button { padding-block: 4px; }
  #personas small { display: block; color: var(--muted); font-size: 12px; }
  .row { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px; }
  [role='status'] {
    position: sticky; inset-block-end: -16px; min-height: 1.4em; margin: 0 -16px -16px; padding: 4px 16px 12px;
    color: var(--muted); background: var(--surface); overflow-wrap: anywhere; white-space: pre-line;
  }
  [role='status']:not(:empty) { padding-block-start: 12px; border-block-start: 1px solid var(--border); color: var(--text); }
`;
