import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Holds the page, as it is now, against the automated rules of WCAG 2.2 A and AA. */
async function expectAccessible(page: Page): Promise<void> {
  // the mode without a second page: there are no frames here
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
  // an empty page breaks no rule
  expect(passes.length).toBeGreaterThan(5);
}

/** The same in both themes and at each of the widths, without a sideways scroll. */
export async function expectAccessibleEverywhere(page: Page, widths: readonly number[]): Promise<void> {
  await endTransitions(page);
  for (const theme of ['light', 'dark']) {
    // all that the button of the theme changes, also where there is no such button
    await page.locator('html').evaluate((html, chosen) => (html.dataset['theme'] = chosen), theme);
    for (const width of widths) {
      await test.step(`${theme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        // further down, what sticks to the top covers some of the page, and would count as a neighbour of it
        await page.evaluate(() => scrollTo(0, 0));
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  }
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
