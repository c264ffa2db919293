/** Runs in the page: applies print style rules on screen and removes screen rules. */
export function applyPrintStyles(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
      }
      // style rules may have nested ones
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) turn(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) turn(sheet.cssRules);
}
