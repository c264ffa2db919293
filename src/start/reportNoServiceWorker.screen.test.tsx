import { vi } from 'vitest';
import { reportNoServiceWorker } from '../../mocks/hosts/reportNoServiceWorker.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Without service workers, the page says', () => {
  const notice = page.getByRole('alert');
  test.afterEach(() => notice.query()?.remove());

  test('that an unencrypted page needs localhost or HTTPS', async () => {
    vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
    reportNoServiceWorker();
    await expect.element(notice).toBeInViewport();
    await expect.element(notice).toMatchTextContent("The fake backend can't run here.");
    await expect.element(notice).toMatchTextContent(`Open http://localhost:${location.port} on the computer`);
    await expect.element(notice).toMatchTextContent('HTTPS');
  });

  test('that a private window needs a regular one', async () => {
    reportNoServiceWorker();
    await expect.element(notice).toMatchTextContent('Open the page in a regular window');
  });
});
