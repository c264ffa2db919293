import { vi } from 'vitest';
import { naughtyStrings } from '#tests/support/naughty.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const texts = naughtyStrings.filter((text) => text.trim() !== '');
const RESTAURANT = '/company/trattoria-aurora';

const lists = [
  {
    name: 'the restaurants',
    path: '/dashboard',
    call: 'GET /api/companies/restaurants',
    answer: {
      data: texts.map((text, id) => ({
        id: `r${id}`,
        name: text,
        owner: text,
        description: text,
        plan: text,
      })),
    },
    said: 'javascript:alert(1);',
  },
  {
    name: 'the orders',
    path: `${RESTAURANT}/orders`,
    call: 'GET /api/companies/trattoria-aurora/orders',
    answer: {
      orders: texts.map((text, index) => ({
        orderNumber: String(index),
        timestamp: new Date(Date.now() - index * 1000).toISOString(),
        details: text,
        isPrinted: true,
      })),
    },
    said: 'undefined',
  },
];

describe('Hostile texts from the host', () => {
  for (const { name, path, call, answer, said } of lists) {
    test(`are shown as plain text, do not run, and fit a narrow page: ${name}`, async ({ app }) => {
      const alert = vi.spyOn(window, 'alert').mockReturnValue();
      await page.viewport(360, 740);
      await app.signInAs('owner', '/profile');
      app.answer(call, answer);
      app.open(path);
      await expect.poll(() => document.body.textContent).toContain(said);
      await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
      expect(document.querySelector('main script, main iframe, main [onerror], main [onload]')).toBeNull();
      expect(alert).not.toHaveBeenCalled();
      alert.mockRestore();
    });
  }
});
