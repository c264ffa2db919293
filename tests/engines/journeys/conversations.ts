import type { Visitor } from '../driver/Visitor.ts';
import type { Journey } from './Journey.ts';

/** Advances the page's clocks by ten seconds, so that the orders are due for a refresh. */
const skipTenSeconds = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const date = Date.now;
    Date.now = () => date() + 10_000;
    const sinceStart = performance.now.bind(performance);
    performance.now = () => sinceStart() + 10_000;
  });

export const orders: Journey = async (visitor) => {
  await visitor.open('/company/company-1/orders?orders=paused&scenario=a company with orders');
  await visitor.get('article', 'Order 1042').appears();
  await visitor.get('button', 'New-order sound').click();
  await visitor.get('button', 'Pause updates').click();
  await visitor.get('button', 'Resume updates').appears();
  await skipTenSeconds(visitor);
  const number = await visitor.tab.run(() => window.backend?.createOrder());
  await visitor.get('button', 'Resume updates').click();
  await visitor.get('article', `Order ${number}`).appears();
  await visitor.get('article', `Order ${number}`).reads(/Not yet printed/);
};

/** Checks that the reading position stays, even in browsers without scroll anchoring. */
export const ordersWhileReading: Journey = async (visitor) => {
  await visitor.open('/company/trattoria-aurora/orders?orders=paused&as=owner@tableside.example');
  await visitor.get('button', 'Pause updates').appears();
  await visitor.until('the page is scrolled, and reports it', () =>
    visitor.tab.run(() => {
      const { dataset } = document.documentElement;
      // runs again after a reload, and before the list has loaded
      if (dataset['scrolledTo'] === undefined) {
        dataset['scrolledTo'] = '0';
        addEventListener('scroll', () => (dataset['scrolledTo'] = String(scrollY)));
      }
      // engines round to device pixels, such as 899.5
      if (Number(dataset['scrolledTo']) > 890) return true;
      // scrolls to a new position each time, because WebKit reports a scroll one frame later
      scrollTo(0, Math.round(scrollY) === 900 ? 901 : 900);
      return { not: `scrolled to ${scrollY} of ${document.documentElement.scrollHeight}` };
    }),
  );
  const inView = () =>
    visitor.tab.run(async () => {
      // waits two frames until measured rows have rendered
      for (const _ of ['heard', 'drawn']) await new Promise(requestAnimationFrame);
      const slips = [...document.querySelectorAll('article')];
      const read = slips.find((slip) => slip.getBoundingClientRect().top > 100);
      return {
        name: read?.getAttribute('aria-label'),
        top: Math.round(read?.getBoundingClientRect().top ?? 0),
      };
    });
  let before = await inView();
  await visitor.until('the page is at rest', async () => {
    const last = before;
    before = await inView();
    return last.name === before.name && last.top === before.top && before.top > 100;
  });

  // hides and shows the tab, which refreshes lists older than ten seconds
  const hide = (isHidden: boolean) =>
    visitor.tab.run((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  await skipTenSeconds(visitor);
  const number = await visitor.tab.run(() => window.backend?.createOrder());
  await hide(false);
  const show = visitor.get('button', 'Show 1 new order');
  await show.appears();
  const after = await inView();
  if (after.name !== before.name || Math.abs(after.top - before.top) > 1)
    throw new Error(`What was read moved: ${JSON.stringify(before)}, then ${JSON.stringify(after)}`);
  await show.click();
  await visitor.get('article', `Order ${number}`).appears();
};

export const recording: Journey = async (visitor) => {
  await visitor.open(
    '/company/company-1/agent/agent-1/conversation/conversation-1?scenario=a conversation with audio',
  );
  const player = visitor.get('region', 'Recording');
  await player.reads(/0:00 \/ 1:12/);
  await player.get('button', 'Play').click();
  await player.get('button', 'Pause').appears();
  await player.get('slider', 'Position').until('has gone on', ({ value }) => Number(value) > 1);
  await player.get('button', 'Pause').click();
  await player.get('button', 'Play').appears();
};
