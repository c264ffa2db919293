import type { Command } from '../../../mocks/hosts/urlCommandNames.ts';
import { DEMO_SEED } from '../../../mocks/seed/demoSeedNumber.ts';

/** The app as served by `npm run dev`. */
export const APP = 'http://localhost:5173';

/** URL commands for the fake backend. */
export type Told = Readonly<Partial<Record<Command, string>>>;

/** An address with a page and URL commands. */
export function addressOf(path: string, told: Told): string {
  const said = Object.entries(told).map(([command, value]) => `${command}=${encoded(value)}`);
  return said.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${said.join('&')}`;
}

/** The demo sandbox, reset, with a persona signed in. */
export const demoAs = (name: string, told: Told = {}): Told => ({
  seed: String(DEMO_SEED),
  as: `${name}@tableside.example`,
  ...told,
});

/** Encodes only what URLs or Markdown require, to stay readable. */
const encoded = (value: string) =>
  encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll('%40', '@')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':');
