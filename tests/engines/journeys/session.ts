import { personas } from '../../../mocks/seed/personas.ts';
import type { Visitor } from '../driver/Visitor.ts';
import type { Journey } from './Journey.ts';

const [owner] = personas;

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.get('textbox', 'Email').fill(owner?.email ?? '');
  await visitor.labelled('Password').fill(owner?.password ?? '');
}

export const signIn: Journey = async (visitor) => {
  await visitor.open('/login');
  await fillIn(visitor);
  await visitor.get('button', /^Sign in/).click();
  await visitor.get('heading', 'Your Restaurants').appears();
  await visitor.isAt('/dashboard');
  await visitor.get('banner').reads(/Giulia Ferraro/);

  await visitor.reload();
  await visitor.get('link', /Trattoria Aurora/).appears();
  await visitor.isAt('/dashboard');
};

export const signOutElsewhere: Journey = async (visitor) => {
  await visitor.open(`/dashboard?as=${owner?.email}`);
  await visitor.get('link', /Trattoria Aurora/).appears();
  const other = await visitor.another();
  await other.open('/company/trattoria-aurora');
  await other.get('heading', 'Trattoria Aurora').appears();

  await visitor.get('button', 'Sign out').click();
  await visitor.get('heading', 'Sign in').appears();
  await other.get('heading', 'Sign in').appears();
  await other.isAt('/login');
};

/** A journey for engines whose back/forward cache works under automation. */
export const backFromMemory: Journey = async (visitor) => {
  await visitor.open(`/dashboard?as=${owner?.email}`);
  await visitor.get('link', /Trattoria Aurora/).appears();
  const other = await visitor.another();
  await other.open('/dashboard');
  await other.get('link', /Trattoria Aurora/).appears();
  // lost after a reload
  await visitor.tab.run(() => void Object.assign(window, { isKept: true }));
  await visitor.open('/privacy-policy');
  await visitor.get('heading', 'Privacy Policy').appears();

  await other.get('button', 'Sign out').click();
  await other.get('heading', 'Sign in').appears();
  await visitor.tab.run(() => void setTimeout(() => history.back()));
  await visitor.until('the page is the one that was left', () => visitor.tab.run(() => 'isKept' in window));
  await visitor.get('heading', 'Sign in').appears();
  await visitor.isAt('/login');
};

export const byKeyboard: Journey = async (visitor) => {
  await visitor.open('/login');
  await visitor.tabTo(visitor.get('textbox', 'Email'));
  await visitor.type(owner?.email ?? '');
  await visitor.tabTo(visitor.labelled('Password'));
  await visitor.type(owner?.password ?? '');
  await visitor.tabTo(visitor.get('button', /^Sign in/));
  await visitor.press('Enter');

  await visitor.get('heading', 'Your Restaurants').isFocused();
  await visitor.tabTo(visitor.get('link', /Trattoria Aurora/));
  await visitor.press('Enter');
  await visitor.get('heading', 'Trattoria Aurora').isFocused();

  await visitor.tabTo(visitor.get('button', 'Sign out'), 'Shift+Tab');
  await visitor.press('Enter');
  await visitor.get('heading', 'Sign in').isFocused();
};
