/** Runs in the page: puts the style rules for paper on the screen, and takes those for the screen away. */
export function applyPrintStyles(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) turn(sheet.cssRules);
}
