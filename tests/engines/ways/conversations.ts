import type { Way } from './Way.ts';

export const orders: Way = async (visitor) => {
  await visitor.open('/company/company-1/orders?orders=paused&scenario=a company with orders');
  await visitor.get('article', 'Order 1042').appears();
  await visitor.get('button', 'Sound on arrival').click();
  // what came while one did not look is there at once; by the clock, so that nobody has to sit the ten seconds out
  await visitor.get('button', 'Pause updates').click();
  await visitor.get('button', 'Resume updates').appears();
  await visitor.tab.run(() => {
    const { now } = Date;
    Date.now = () => now() + 10_000;
  });
  const number = await visitor.tab.run(() => window.backend?.letOrderArrive());
  await visitor.get('button', 'Resume updates').click();
  await visitor.get('article', `Order ${number}`).appears();
  await visitor.get('article', `Order ${number}`).reads(/Not yet printed/);
};

export const recording: Way = async (visitor) => {
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
