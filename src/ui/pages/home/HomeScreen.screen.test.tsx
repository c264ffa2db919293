import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';
import { brand } from '../../texts/brand.ts';

const section = (name: string) => page.getByRole('region', { name });
const plan = (name: string) => page.getByRole('article', { name, exact: true });

/** Starts a demo, which stays in its connecting state. */
async function begin(app: App) {
  const line = new FakeVoiceLine();
  app.voiceLine = line;
  app.open('/');
  const start = page.getByRole('button', { name: 'Start Live Demo' });
  await start.click();
  await expect.poll(() => line.isConnecting).toBe(true);
  return { line, start };
}

/** Starts a demo on a phone. */
async function beginOnPhone(app: App) {
  await page.viewport(360, 640);
  return begin(app);
}

describe('The landing page', () => {
  test("has a live demo and links to the product's sections", async ({ app }) => {
    app.open('/');
    const start = page.getByRole('button', { name: 'Start Live Demo' });
    await expect.element(start).toHaveAccessibleDescription(/microphone.*volume/);
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect.element(section('One voice, many jobs')).toBeInViewport();
  });

  test('scrolls back to its demo with Try it Live', async ({ app }) => {
    app.open('/');
    await section('Get started').scrollIntoView();
    await expect.element(section('Try it Live')).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Try it Live' }).click();
    await expect.element(section('Try it Live')).toBeInViewport();
    await expect.element(section('Try it Live')).toHaveFocus();
  });

  test("shows the agent's latest line with a stop button and a countdown during a demo", async ({ app }) => {
    const line = new FakeVoiceLine();
    app.voiceLine = line;
    app.open('/');
    await page.getByRole('button', { name: 'Start Live Demo' }).click();
    const hero = section('Try it Live');
    const caption = hero.css('[aria-live="polite"]');
    await expect.element(caption).toHaveTextContent('Connecting to voice agent...');
    await expect.element(hero.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    await expect.element(hero.getByRole('timer')).not.toBeInTheDocument();
    line.answer();
    await expect.element(caption).toHaveTextContent("You're connected. Ask away.");
    await expect.element(hero.getByRole('button', { name: 'Stop Demo' })).toBeEnabled();
    await expect.element(hero.getByRole('timer')).toMatchTextContent(/^(1:00|0:5\d)$/);
    for (const words of ['Trattoria Aurora!', 'A table for two?']) {
      line.say(words);
      await expect.element(caption).toHaveTextContent(words);
    }
    await expect.element(page.getByText('Every call answered')).not.toBeInTheDocument();
  });

  test("shows the sample call's transcript when its audio fails", async ({ app }) => {
    app.open('/');
    await page.getByRole('button', { name: 'Hear a Sample Call' }).click();
    const call = section('A call to Trattoria Aurora');
    await expect.element(call.getByRole('button', { name: 'Pause' })).toBeVisible();
    call.css('audio').element().dispatchEvent(new Event('error'));
    await expect
      .element(call.getByRole('alert'))
      .toHaveTextContent("Couldn't load the audio. Read the call below.");
    await expect.element(call.getByRole('slider', { name: 'Position' })).not.toBeInTheDocument();
    await expect.element(call.getByText('Thank you for calling Trattoria Aurora. Goodbye!')).toBeVisible();
  });

  test('plays a sample call without a microphone, with a synchronized transcript and the order at its end', async ({
    app,
  }) => {
    app.open('/');
    const hear = page.getByRole('button', { name: 'Hear a Sample Call' });
    await expect.element(hear).toHaveAttribute('aria-expanded', 'false');
    await hear.click();
    const call = section('A call to Trattoria Aurora');
    await expect.element(call.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.element(call.getByRole('listitem').first()).toMatchTextContent('How can I help you today?');
    await expect.element(section('Your order')).not.toBeInTheDocument();

    await call.getByRole('slider', { name: 'Position' }).fill('32.2');
    await expect
      .element(call.getByRole('listitem').filter({ hasText: 'Your order is placed' }))
      .toHaveAttribute('aria-current', 'true');
    await expect
      .element(section('Your order'))
      .toMatchTextContent('two Pizza Margherita and one Tiramisù, 47 dollars');

    await call.getByRole('button', { name: 'Close the sample call' }).click();
    await expect.element(call).not.toBeInTheDocument();
    await expect.element(hear).toHaveFocus();
  });

  test("shows a demo's conversation and a booking link until the next demo, in view even on a phone", async ({
    app,
  }) => {
    await page.viewport(360, 780);
    const { line, start } = await begin(app);
    line.answer();
    line.say('Trattoria Aurora! How can I help you today?');
    await page.getByRole('button', { name: 'Stop Demo' }).click();
    const recap = section('Your conversation');
    await expect.element(recap.getByRole('log')).toMatchTextContent('How can I help you today?');
    await expect.element(recap.getByRole('link', { name: 'Book a Meeting' })).toBeInViewport();
    await expect.element(start).toHaveFocus();

    await start.click();
    await expect.poll(() => line.isConnecting).toBe(true);
    await expect.element(recap).not.toBeInTheDocument();
    line.answer();
    await expect.element(page.getByRole('button', { name: 'Stop Demo' })).toBeVisible();
  });

  test("keeps the demo's buttons in place even for long answers", async ({ app }) => {
    await page.viewport(360, 780);
    const { line } = await begin(app);
    line.answer();
    line.say('Hello.');
    const caption = page.getByText('Hello.');
    await expect.element(caption).toBeVisible();
    const mute = page.getByRole('button', { name: 'Mute microphone' });
    const top = () => mute.element().getBoundingClientRect().top;
    const before = top();

    const summary = { kind: 'booking', summary: 'a table for four, tomorrow at 7 PM' };
    void line.requests.at(-1)?.tools?.['show_summary']?.(summary);
    for (let answer = 1; answer <= 4; answer += 1)
      line.say(`Answer ${answer}. ${'It goes on and on. '.repeat(30)}`);
    await expect.element(section('Your booking')).toBeInViewport();
    await expect.element(page.getByText('Answer 4.')).toBeVisible();
    expect(top()).toBe(before);
  });

  test('scrolls back into view on a phone when a demo ends before connecting', async ({ app }) => {
    const { start } = await beginOnPhone(app);
    scrollTo({ top: 60, behavior: 'instant' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(start).toHaveFocus();
    await expect.element(start).toBeInViewport({ ratio: 1 });
    expect(scrollY).toBe(60);
  });

  test('does not scroll when a demo ends if the visitor is elsewhere on the page', async ({ app }) => {
    const { line, start } = await beginOnPhone(app);
    line.answer();
    await expect.element(page.getByRole('button', { name: 'Stop Demo' })).toBeVisible();
    const read = page.getByRole('heading', { name: 'See every call' });
    await read.scrollIntoView();
    const top = () => Math.round(read.element().getBoundingClientRect().top);
    const before = top();
    line.hangUp();
    await expect.element(start).toHaveFocus();
    await expect.element(start).not.toBeInViewport();
    expect(top()).toBe(before);
  });

  test('shows documents without motion if the visitor prefers reduced motion', async ({ app }) => {
    app.open('/');
    const papers = page.getByRole('list', { name: 'Documents the agent can learn from' });
    await expect.element(papers).toHaveStyle({ animationName: 'none' });
    await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    await expect.element(papers.getByText('Specials').first()).toBeVisible();
  });

  test('has four use case cards', async ({ app }) => {
    app.open('/');
    await expect
      .poll(() => section('One voice, many jobs').getByRole('article').texts())
      .toEqual([
        expect.stringContaining('appointment'),
        expect.stringContaining('Sentiment, NPS score, and resolution rate'),
        expect.stringContaining('maintenance assistant'),
        expect.stringContaining('Museum visitors'),
      ]);
    await expect.element(page.getByRole('main')).toMatchTextContent('more than 30 languages');
    await expect
      .poll(() => section('Works with what you have').getByRole('listitem').texts())
      .toEqual([
        expect.stringContaining('Square or Clover'),
        expect.stringContaining('Tables and appointments'),
        expect.stringContaining('API key'),
      ]);
  });

  test('shows a different picture for each customization tab, by mouse and keyboard', async ({ app }) => {
    app.open('/');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const picture = page.getByRole('tabpanel').getByRole('img');
    await expect.element(tab('Language')).toHaveAttribute('aria-selected', 'true');
    await expect.element(picture).toHaveAccessibleName(/five languages/);
    await tab('Voice Style').click();
    await expect.element(picture).toHaveAccessibleName(/calm voice/);
    await keyboard.press('ArrowRight');
    await expect.element(tab('Flow')).toHaveFocus();
    await expect.element(picture).toHaveAccessibleName(/steps of a call/);
    await keyboard.press('ArrowRight');
    await expect.element(tab('Language')).toHaveFocus();
    await keyboard.press('End');
    await expect.element(tab('Flow')).toHaveFocus();
  });

  test('shows monthly prices, and yearly ones with the old price struck through', async ({ app }) => {
    app.open('/');
    const yearly = page.getByRole('switch', { name: 'Yearly (-20%)' });
    await expect.element(yearly).not.toBeChecked();
    await expect.element(plan('Standard')).toMatchTextContent('$250');
    await expect.element(plan('Standard').css('s')).not.toBeInTheDocument();
    await expect
      .poll(() => plan('Trial').getByRole('listitem').texts())
      .toEqual([
        '150 minutes',
        'About 75 calls',
        '$0.25 per extra minute',
        '24/7 always-on service',
        'Priority support by email, text and phone',
        'Call history dashboard',
        'English only',
        'No setup fee',
      ]);
    await expect.element(plan('Standard')).toMatchTextContent('Most popular');
    await expect.element(plan('Business')).toMatchTextContent('Unlimited minutes');
    await yearly.check();
    await expect.element(plan('Standard').getByText('$200')).toBeVisible();
    await expect.element(plan('Standard').css('s')).toMatchTextContent('$250');
    // a trial costs the same monthly and yearly
    await expect.element(plan('Trial').css('s')).not.toBeInTheDocument();
    await expect.element(plan('Standard')).toMatchTextContent('per month, billed yearly');
    await expect.element(plan('Trial')).not.toMatchTextContent('billed yearly');
    await expect.element(plan('Enterprise').getByText('Contact Us')).toBeVisible();
    await expect.element(plan('Enterprise').getByRole('link')).toHaveTextContent('Book a Meeting');
    for (const name of ['Get Started: Trial', 'Book a Meeting: Enterprise']) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/booking');
    }
  });

  test('ends with links to book a demo and to sign in', async ({ app }) => {
    app.open('/');
    const end = section('Get started');
    const book = end.getByRole('link', { name: /^Book a Demo/ });
    await expect.element(book).toHaveAttribute('href', brand.schedulingUrl);
    await expect.element(book).toHaveAttribute('target', '_blank');
    await expect.element(end.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await app.signInAs('owner');
    app.open('/');
    await expect.element(section('Get started').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
});
