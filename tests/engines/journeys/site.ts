import type { SessionRecord } from '../../../mocks/voice/sessionLog.ts';
import type { ClientMessage } from '../../../mocks/voice/wire.ts';
import type { Visitor } from '../driver/Visitor.ts';
import type { Journey } from './Journey.ts';

/** Waits until the in-page voice service has received speech and text and has replied with audio. */
async function talked(visitor: Visitor, text: string): Promise<void> {
  await visitor.until('the voice service has heard and spoken', async () => {
    const said = await visitor.tab.run(() => JSON.stringify(window.backend?.voiceSessions.sessions ?? []));
    const [session] = JSON.parse(said) as readonly SessionRecord[];
    const isText = (message: ClientMessage) => 'text' in message && message.text === text;
    const isDone =
      session !== undefined &&
      session.received.some(isText) &&
      session.sent.filter(({ type }) => type === 'agent_response').length > 1 &&
      session.chunksHeard > 0 &&
      session.chunksSpoken > 0;
    return isDone || { not: said };
  });
}

export const liveDemo: Journey = async (visitor) => {
  await visitor.open('/');
  // stops the demo's one-minute timer, because the machine may be busy
  await visitor.tab.run(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  const hero = visitor.get('region', 'Try it Live');
  await hero.get('button', 'Start Live Demo').click();
  await hero.reads(/Trattoria Aurora! How can I help you today\?/);
  const field = hero.get('textbox', 'Type instead of speaking');
  await field.fill('What are your hours?');
  await visitor.press('Enter');
  await field.hasValue('');
  await talked(visitor, 'What are your hours?');
  await hero.get('button', 'Stop Demo').click();
  await hero.get('button', 'Start Live Demo').isFocused();
};

export const booking: Journey = async (visitor) => {
  // a Wednesday at 10 AM in New York
  await visitor.open('/booking?clock=2026-03-04T15:00:00Z');
  await visitor.get('grid').get('button', 'Thursday, March 5, 2026').click();
  await visitor.get('radio', /^1:00 PM/).click();
  await visitor.get('button', 'Continue').click();
  await visitor.get('textbox', /^Full Name/).fill('Ada Rossi');
  await visitor.get('textbox', /^Email Address/).fill('ada@tableside.example');
  await visitor.get('textbox', /^Restaurant\/Company Name/).fill('Aurora & Sons');
  await visitor.get('textbox', /^What would you like to discuss/).fill('Italian orders');
  await visitor.get('button', 'Book Meeting').click();
  await visitor.isAt(
    '/bookingconfirmed?name=Ada+Rossi&email=ada%40tableside.example&date=2026-03-05&time=1%3A00+PM&company=Aurora+%26+Sons',
  );
  await visitor.get('main').reads(/Thursday, March 5, 2026.*1:00 PM Eastern Time/);
};

export const theme: Journey = async (visitor) => {
  await visitor.open('/profile?as=owner@tableside.example');
  const toggle = visitor.get('button', /^(Dark|Light) theme$/);
  await toggle.appears();
  const shown = () =>
    visitor.tab.run(() => [
      document.documentElement.dataset['theme'],
      getComputedStyle(document.body).backgroundColor,
    ]);
  const [before, paper] = await shown();
  const other = before === 'dark' ? 'light' : 'dark';
  await toggle.click();
  await visitor.until(`the theme is ${other}`, async () => {
    const [now, background] = await shown();
    return now === other && background !== paper;
  });
  await visitor.reload();
  await visitor.get('button', before === 'dark' ? 'Dark theme' : 'Light theme').appears();
  await visitor.until(`the theme is still ${other}`, async () => (await shown())[0] === other);
};

export const print: Journey = async (visitor) => {
  await visitor.open('/privacy-policy');
  await visitor.get('link', 'Return to Home').appears();
  await visitor.get('heading', 'Privacy Policy').appears();
  await visitor.showAsPrinted();
  await visitor.get('navigation').disappears();
  await visitor.get('link', 'Return to Home').disappears();
  await visitor.get('heading', 'Privacy Policy').appears();

  await visitor.open('/company/company-1/orders?orders=paused&scenario=a company with orders');
  await visitor.get('article', 'Order 1042').appears();
  // the browser's print dialog is not part of the page
  await visitor.tab.run(() => void (window.print = () => void (document.title = 'Printing')));
  await visitor.get('button', 'Print order 1042').click();
  await visitor.until('the page asks to be printed', () =>
    visitor.tab.run(() => document.title === 'Printing'),
  );
  await visitor.showAsPrinted();
  const seen = () => visitor.tab.run(() => document.body.innerText);
  await visitor.until('the ticket is alone', async () => {
    const text = await seen();
    return (
      (text.startsWith('Trattoria Aurora') && text.includes('#1042') && !text.includes('#1041')) || {
        not: text,
      }
    );
  });
};
