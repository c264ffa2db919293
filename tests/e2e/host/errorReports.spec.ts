import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';

const NAME = 'Ottoline';

// (rule: error reports)
test('A build with a report address reports bugs, code that failed to load, and policy violations, without personal data', async ({
  page,
}) => {
  const received: { body: string; referrer: string | undefined; cookie: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const { referer: referrer, cookie } = request.headers;
    void text(request).then((body) => {
      received.push({ body, referrer, cookie });
      response.writeHead(204).end();
    });
  }).listen(Number(new URL(addresses.reports).port));
  try {
    const address = `${addresses.taggedBuild}/bookingconfirmed?name=${NAME}&email=ottoline%40osteria.example`;
    // the next page's code is gone
    await page.route(/\/assets\/login-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.clock.install();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((name) => {
      const inline = document.createElement('script');
      inline.textContent = `var guest = '${name}'`;
      document.head.append(inline);
      queueMicrotask(() => {
        throw new RangeError(`${name} is not iterable`);
      });
      void Promise.reject(new TypeError(`Cannot read properties of undefined (reading '${name}')`));
    }, NAME);
    const reports = () =>
      received.flatMap(({ body }) => (JSON.parse(body) as { reports: Record<string, string>[] }).reports);
    const here = { page: '/bookingconfirmed' };
    await page.clock.fastForward(5000);
    await expect.poll(reports).toEqual([
      { kind: 'error', message: 'RangeError', stack: '', ...here },
      { kind: 'policy', message: 'Blocked by script-src-elem: inline', stack: '', ...here },
      { kind: 'rejection', message: 'TypeError', stack: '', ...here },
    ]);
    await page.getByRole('link', { name: 'Login' }).first().click();
    const lost = /^TypeError \(\S+\.js\)$/;
    const lostCode = () =>
      reports().filter(({ kind, message }) => kind === 'chunk' && lost.test(String(message)));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.clock.fastForward(5000);
    await expect.poll(lostCode).not.toEqual([]);
    for (const { body, referrer, cookie } of received) {
      expect((JSON.parse(body) as { release: string }).release).toMatch(/^[\w-]{8}$/);
      expect(body + String(referrer)).not.toMatch(new RegExp(`${NAME}|osteria`, 'i'));
      expect(cookie).toBeUndefined();
    }
  } finally {
    server.close();
  }
});
