import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of those the rules that look at colours, which are all that a theme changes. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Holds the page, as it is now, against the automated rules of WCAG 2.2 A and AA, or some of them. */
async function expectAccessible(page: Page, rules: readonly string[]): Promise<void> {
  // once for each document: it is half a megabyte
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { found, passed } = await page.evaluate(
    async (runOnly) => {
      const { violations, passes, incomplete } = await window.axe.run({
        runOnly,
        resultTypes: ['violations'],
        // no rule here asks for the style sheets, whose loading takes longer than most rules
        preload: { assets: ['media'] },
      });
      // such as the colours of the whole page, where there are lines that are scrolled out of an editor
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
  // an empty page breaks no rule
  expect(passed).toBeGreaterThan(rules === WCAG ? 5 : 0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The same in both themes and at each of the widths, without a sideways scroll. Leaves it as wide as it was. */
export async function expectAccessibleEverywhere(page: Page, widths: readonly number[]): Promise<void> {
  const asItWas = page.viewportSize();
  await endTransitions(page);
  let themes = ['light', 'dark'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    for (const theme of themes) {
      await test.step(`${theme}, ${width} px`, async () => {
        // all that the button of the theme changes, also where there is no such button
        await page.locator('html').evaluate((html, chosen) => (html.dataset['theme'] = chosen), theme);
        // further down, what sticks to the top covers some of the page, and would count as a neighbour of it
        await page.evaluate(() => scrollTo(0, 0));
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, theme === 'light' ? WCAG : ABOUT_COLOURS);
      });
    }
    // the page is drawn anew for each change, so the next width begins with the theme of this one
    themes = themes.toReversed();
  }
  if (asItWas) await page.setViewportSize(asItWas);
}

/** Waits until the page has drawn what follows from another width. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The page as it is now, at every width that the layout is made for. Leaves it as wide as it was. */
export async function inspect(page: Page, state: string): Promise<void> {
  const asItWas = page.viewportSize() ?? { width: 1280, height: 800 };
  await test.step(state, async () => {
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
    // what 400 % zoom leaves of 1280 px
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(asItWas);
  });
}

/** As the app does while it switches the theme: colours that still change would be measured on their way. */
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
