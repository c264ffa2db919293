import type { Command } from '../../../mocks/hosts/urlCommandNames.ts';
import { DEMO_SEED } from '../../../mocks/seed/demoSeedNumber.ts';

/** The app as `npm run dev` serves it. */
export const APP = 'http://localhost:5173';

/** What an address tells the fake backend. */
export type Told = Readonly<Partial<Record<Command, string>>>;

/** A page of the app, and what the address of it tells the backend. */
export function addressOf(path: string, told: Told): string {
  const said = Object.entries(told).map(([command, value]) => `${command}=${encoded(value)}`);
  return said.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${said.join('&')}`;
}

/** The world of the demo begun anew, with one of its people signed in. */
export const demoAs = (name: string, told: Told = {}): Told => ({
  seed: String(DEMO_SEED),
  as: `${name}@tableside.example`,
  ...told,
});

/** Only what has a meaning in an address or in Markdown: it is to be read, too. */
const encoded = (value: string) =>
  encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll('%40', '@')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':');
