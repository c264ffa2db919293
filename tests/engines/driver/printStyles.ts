/** Applies print styles on screen and removes screen styles. Runs in the page. */
export function applyPrintStyles(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
      }
      // a style rule may contain nested rules
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) turn(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) turn(sheet.cssRules);
}
