import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/trattoria-aurora';
const COMPANY = `GET /api${companyPage.replace('company', 'companies')}`;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Sums layout shifts without recent input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const LATE_FROM_THE_TOP = [`always ${COMPANY}/calls 700ms`, `always ${COMPANY} 1400ms`];

test.describe('Company page sections', () => {
  test('load without layout shift, whether all at once or in reverse sequence', async ({ app, page }) => {
    await watchShifts(page);
    for (const { who, width, faults } of [
      { who: 'owner', width: 360, faults: LATE_FROM_THE_TOP },
      { who: 'staff', width: 1280, faults: LATE_FROM_THE_TOP },
      { who: 'owner', width: 768, faults: [] },
    ] as const) {
      await test.step(`${who}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await app.reset();
        // loads the fonts first
        await app.signInAs(who, '/profile');
        for (const fault of faults) await app.fault(fault);
        await page.goto(companyPage);
        await expect(section(page, 'Company Users').getByRole('table')).toBeVisible();
        await expect(section(page, 'Calls').getByRole('button').first()).toBeVisible();
        await expect(section(page, 'Company Details').getByText('Mulberry Street')).toBeVisible();
        await expect(section(page, 'Connected Agents').getByRole('listitem').first()).toBeVisible();
        expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.01);
      });
    }
  });

  test('keep their position while sections above load late', async ({ app, page }) => {
    await app.enter('a signed-in owner of a company', '/profile');
    await app.fault('always GET /api/companies/:id/calls 1000ms');
    for (const { part, top } of [
      { part: 'API Keys', top: 200 },
      // only the end of the calls' placeholder is in view
      { part: 'Integrations', top: 500 },
    ]) {
      await page.goto('/company/company-1');
      await expect(section(page, 'Company Details').getByText('Mulberry Street')).toBeVisible();
      const read = section(page, part).getByRole('heading', { name: part });
      await read.evaluate((heading, y) => scrollBy(0, heading.getBoundingClientRect().top - y), top);
      const before = await read.boundingBox();
      // a typical company has many more calls
      await expect(section(page, 'Calls').getByText('No phone calls yet')).toBeAttached();
      // the window scrolls by whole pixels
      const moved = Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0));
      expect(moved, part).toBeLessThan(1);
    }
  });
});
