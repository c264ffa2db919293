import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const section = (name: string) => page.getByRole('region', { name, exact: true });

describe('The parts of a company', () => {
  for (const { part, top } of [
    { part: 'API Keys', top: 200 },
    // of the calls only the end of their outline is in view
    { part: 'Integrations', top: 500 },
  ]) {
    test(`leave ${part}, which is being read, where it is when those above come late`, async ({ app }) => {
      await app.enter('a signed-in owner of a company', '/profile');
      app.fault('always GET /api/companies/:id/calls 400ms');
      app.open('/company/company-1');
      await expect.element(section('Company Details').getByText('Mulberry Street')).toBeVisible();
      const read = section(part).getByRole('heading', { name: part });
      const place = () => read.element().getBoundingClientRect().top;
      scrollBy({ top: place() - top, behavior: 'instant' });
      const before = place();
      // far less than a typical company has
      await expect.element(section('Calls').getByText('No phone calls yet')).toBeInTheDocument();
      // a window is scrolled by whole pixels
      expect(Math.abs(place() - before)).toBeLessThan(1);
    });
  }
});
