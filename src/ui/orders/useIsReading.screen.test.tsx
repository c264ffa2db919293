import { createRoot } from 'react-dom/client';
import { describe, expect, test } from '#tests/support/screen/test.ts';
import { useIsReading } from './useIsReading.ts';

describe('Reading further down', () => {
  test('is reported if the user scrolled before the list had loaded', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.style.height = '4000px';
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    scrollTo({ top: 500, behavior: 'instant' });
    await scrolled;
    const told: boolean[] = [];
    const tell = (reading: boolean) => void told.push(reading);
    function List() {
      useIsReading(tell);
      return null;
    }
    const root = createRoot(page.appendChild(document.createElement('div')));
    try {
      root.render(<List />);
      await expect.poll(() => told).toEqual([true]);
    } finally {
      root.unmount();
      page.remove();
    }
  });
});
