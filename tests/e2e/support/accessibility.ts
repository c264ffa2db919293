import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules about colors, the only rules that depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the current page against automated WCAG 2.2 A and AA rules. */
async function expectAccessible(page: Page, rules: readonly string[]): Promise<void> {
  // the script has half a megabyte, so it is added once per document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { found, passed } = await page.evaluate(
    async (runOnly) => {
      const { violations, passes, incomplete } = await window.axe.run({
        runOnly,
        resultTypes: ['violations'],
        // no rule needs the style sheets, and style sheets load slowly
        preload: { assets: ['media'] },
      });
      // axe skips some checks, such as colors under editor lines that are scrolled out of view
      const givenUp = incomplete.filter((rule) => 'error' in rule);
      return {
        found: [...violations, ...givenUp].flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
          ),
        ),
        passed: passes.length,
      };
    },
    [...rules],
  );
  expect(found).toEqual([]);
  // fails on an empty page, which would break no rule
  expect(passed).toBeGreaterThan(rules === WCAG ? 5 : 0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Checks both themes and horizontal overflow at the layout's widths. Restores the width. */
export async function expectAccessibleEverywhere(
  page: Page,
  widths: readonly number[] = [1280, 768, 360],
): Promise<void> {
  const asItWas = page.viewportSize();
  await endTransitions(page);
  let themes = ['light', 'dark'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    for (const theme of themes) {
      await test.step(`${theme}, ${width} px`, async () => {
        // changes the theme without its button, which some pages don't have
        await page.locator('html').evaluate((html, chosen) => (html.dataset['theme'] = chosen), theme);
        // otherwise sticky content would overlap the page
        await page.evaluate(() => scrollTo(0, 0));
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, theme === 'light' ? WCAG : COLOR_RULES);
      });
    }
    // starts with the current theme, to repaint less
    themes = themes.toReversed();
  }
  if (asItWas) await page.setViewportSize(asItWas);
}

/** Waits until the page has been rendered at a new width. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Checks the current page at every layout width. Restores the width. */
export async function inspect(page: Page, state: string): Promise<void> {
  const asItWas = page.viewportSize() ?? { width: 1280, height: 800 };
  await test.step(state, async () => {
    await expectAccessibleEverywhere(page);
    // the same as 1280 px at 400 % zoom
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(asItWas);
  });
}

/** Turns off transitions, as the app does for theme changes, so that colors are final. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}
