import { DEMO_SECONDS } from '#domain/liveDemo/demoLimit.ts';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import type { App } from '#tests/support/screen/App.tsx';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const CATALOGUE = '/demos/museum';
const list = () => page.getByRole('region', { name: 'Museums', exact: true });
const count = () => list().getByRole('status');
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const curator = () => page.getByRole('region', { name: 'Virtual Curator' });
const talk = () => curator().getByRole('button', { name: 'Click to talk to Curator' });
const helper = () =>
  curator().getByText('Please ensure your microphone is enabled and your device volume is turned up.');

describe('The museum page', () => {
  const demo = museumDemos['planet-word'];

  test("shows the museum, its exhibit, and the curator's context", async ({ app }) => {
    app.open(`${CATALOGUE}/planet-word`);
    await expect.poll(() => document.title).toBe('Planet Word · Tableside');
    await expect.element(title('Planet Word')).toBeVisible();
    const main = page.getByRole('main');
    await expect.element(main.getByText('925 13th Street NW, Washington, DC 20005')).toBeVisible();
    await expect.element(main.getByText(demo.description)).toBeVisible();

    const exhibit = main.getByRole('article');
    await expect
      .element(exhibit.getByRole('img', { name: 'Illustration for Speaking Willow' }))
      .toBeVisible();
    await expect.element(exhibit.getByRole('heading', { name: 'Speaking Willow' })).toBeVisible();
    await expect.element(exhibit.getByText(demo.exhibit.description)).toBeVisible();
    const source = exhibit.getByRole('link', { name: /^Source/ });
    await expect.element(source).toHaveAttribute('href', demo.exhibit.sourceUrl);
    await expect.element(source).toHaveAttribute('target', '_blank');

    const about = page.getByRole('region', { name: 'About This Demo' });
    await expect
      .poll(() => about.getByRole('heading', { level: 3 }).texts())
      .toEqual(['Demo Duration', 'Example Questions', 'Supplied Context']);
    await expect.element(about.getByText(minutesAndSeconds(DEMO_SECONDS), { exact: true })).toBeVisible();
    await expect.element(about.getByText(/^1 minute for each conversation/)).toBeVisible();
    await expect.poll(() => about.getByRole('listitem').texts()).toEqual([...demo.exhibit.exampleQuestions]);
    for (const paragraph of demo.exhibit.suppliedContext) {
      await expect.element(about.getByText(paragraph, { exact: true })).toBeVisible();
    }
    await expect
      .element(about.getByText(/phone menu \(IVR\) with a conversational agent .* whole collection/))
      .toBeVisible();

    await main.getByRole('link', { name: 'View All Museums' }).click();
    await expect.poll(address).toBe(CATALOGUE);
  });

  test('has a 500 px curator panel that fits its text on a phone', async ({ app }) => {
    await page.viewport(360, 800);
    app.open(`${CATALOGUE}/planet-word`);
    await expect.element(talk()).toBeVisible();
    await expect.element(helper()).toBeVisible();
    await expect
      .element(
        curator().getByText(
          'This demo lasts 1 minute due to demo purposes. You can restart the conversation at any time by clicking the button again.',
          { exact: true },
        ),
      )
      .toBeVisible();
    const panel = curator().element();
    expect(panel.getBoundingClientRect().height).toBe(500);
    expect(panel.scrollHeight).toBeLessThanOrEqual(500);
  });

  test('places the curator on the left of the exhibit if there is space, otherwise above the exhibit', async ({
    app,
  }) => {
    app.open(`${CATALOGUE}/planet-word`);
    const places = () => {
      const panel = curator().element().getBoundingClientRect();
      const exhibit = page.getByRole('article').element().getBoundingClientRect();
      return { side: panel.right <= exhibit.left, above: panel.bottom <= exhibit.top };
    };
    await expect.element(talk()).toBeVisible();
    expect(places()).toEqual({ side: true, above: false });
    await page.viewport(768, 800);
    expect(places()).toEqual({ side: false, above: true });
    await page.viewport(360, 800);
    expect(places()).toEqual({ side: false, above: true });
  });

  describe('on a phone, where the panel extends below the window', () => {
    const controls = () => curator().getByRole('button', { name: /^Stop/ });
    const begin = async (app: App) => {
      const line = new FakeVoiceLine();
      app.voiceLine = line;
      await page.viewport(360, 780);
      app.open(`${CATALOGUE}/international-spy-museum`);
      await expect.element(talk()).toBeInViewport({ ratio: 1 });
      expect(curator().element().getBoundingClientRect().bottom).toBeGreaterThan(780);
      await talk().click();
      await expect.poll(() => line.isConnecting).toBe(true);
      return line;
    };

    test('scrolls a new session into view, and keeps the button in place when the session ends', async ({
      app,
    }) => {
      const line = await begin(app);
      line.answer();
      await expect.element(controls()).toHaveFocus();
      await expect.element(curator()).toBeInViewport({ ratio: 1 });
      await controls().click();
      await expect.element(talk()).toHaveFocus();
      await expect.element(talk()).toBeInViewport({ ratio: 1 });
    });

    test('does not scroll or move focus if the visitor is elsewhere on the page when the session ends', async ({
      app,
    }) => {
      const line = await begin(app);
      line.answer();
      await expect.element(controls()).toHaveFocus();
      scrollTo({ top: 900, behavior: 'instant' });
      line.hangUp();
      await expect.element(talk()).toHaveFocus();
      expect(scrollY).toBe(900);

      await talk().click();
      await expect.poll(() => line.isConnecting).toBe(true);
      line.answer();
      await expect.element(controls()).toHaveFocus();
      const back = page.getByRole('link', { name: 'View All Museums' });
      (back.element() as HTMLElement).focus();
      line.hangUp();
      await expect.element(talk()).toBeVisible();
      await expect.element(back).toHaveFocus();
    });

    test('scrolls to the start of a long answer', async ({ app }) => {
      const line = await begin(app);
      line.answer();
      line.say('Welcome.');
      line.say('The spies hid their films in coins. '.repeat(20));
      const said = curator().getByRole('log', { name: 'Conversation so far' });
      const answer = said.css('p').filter({ hasText: 'The spies' });
      const top = (of: typeof said) => of.element().getBoundingClientRect().top;
      await expect.poll(() => top(answer) - top(said)).toBeCloseTo(0, 0);
    });

    test("shows an answer's rating until the next answer", async ({ app }) => {
      const line = await begin(app);
      const good = curator().getByRole('button', { name: 'Good answer' });
      const bad = curator().getByRole('button', { name: 'Bad answer' });
      line.answer();
      line.say('Welcome.');
      line.tell({ kind: 'audio' });
      await good.click();
      await expect.element(good).toHaveAttribute('aria-pressed', 'true');
      await expect.element(good).toHaveStyle({ opacity: '1' });
      await expect.element(bad).toHaveAttribute('aria-pressed', 'false');
      line.say('Look at this umbrella.');
      await expect.element(good).toHaveAttribute('aria-pressed', 'false');
    });
  });

  test('shows both sides of a conversation and the remaining time until stopped', async ({ app }) => {
    const line = new FakeVoiceLine();
    app.voiceLine = line;
    app.open(`${CATALOGUE}/planet-word`);
    await talk().click();
    await expect.element(curator().getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    await expect.poll(() => line.isConnecting).toBe(true);
    line.answer();
    const said = curator().getByRole('log', { name: 'Conversation so far' });
    await expect.element(said).toHaveTextContent('Say hello, or choose a question.');
    line.say('Welcome to Planet Word.');
    line.tell({ kind: 'message', speaker: 'visitor', text: 'What is the willow?' });
    await expect
      .poll(() => said.getByRole('paragraph').texts())
      .toEqual([
        expect.stringMatching(/^Curator .*Welcome to Planet Word\.$/),
        expect.stringMatching(/^You .*What is the willow\?$/),
      ]);
    await expect.element(curator().getByRole('button', { name: /^Stop (1:00|0:5\d)$/ })).toHaveFocus();
    for (let sentence = 1; sentence <= 20; sentence += 1) line.say(`Sentence ${sentence}.`);
    await expect.element(said.getByText('Sentence 20.')).toBeInViewport();
    await curator().getByRole('button', { name: /^Stop/ }).click();
    expect(line.done).toEqual(['disconnect']);
    await expect.element(talk()).toHaveFocus();
    await expect.element(said).not.toBeInTheDocument();
  });

  test("shows 'Museum Not Found' for an unknown museum", async ({ app }) => {
    app.open(`${CATALOGUE}/no-such-museum`);
    await expect.element(title('Museum Not Found')).toBeVisible();
    await expect
      .element(page.getByText('The requested museum could not be found.', { exact: true }))
      .toBeVisible();
    await page.getByRole('link', { name: 'View All Museums' }).click();
    await expect.element(count()).toHaveTextContent('44 museums');
  });
});
