import { expect, it } from 'vitest';
import { parseCommandLine } from './commandLine.ts';

const parsed = (args: string, env = {}) => parseCommandLine(args.split(/ (?=--)|(?<=--[a-z-]+) /), env);
const provider = '--provider https://api.example';

it.each([
  ['--tier all', false],
  [provider, true],
  [`${provider} --states https://api.example/states`, false],
])('a verification sends writes only to the mock or with a states endpoint (%s)', (args, onlyReads) => {
  expect(parsed(args).selection.onlyReads).toBe(onlyReads);
});

it('a verification checks the console tier by default', () => {
  expect(parsed(provider).selection.tiers).toEqual(['console']);
  expect(parsed('--tier duty').selection.tiers).toEqual(['duty']);
  expect(parsed('--tier all').selection.tiers).toEqual(['console', 'duty']);
});

it('the user to sign in comes from the environment', () => {
  expect(parsed(provider).credentials).toBeUndefined();
  const user = { TABLESIDE_EMAIL: 'qa@a.example', TABLESIDE_PASSWORD: 'own' };
  expect(parsed(provider, user).credentials).toEqual({ email: 'qa@a.example', password: 'own' });
  expect(parsed(provider, { ...user, TABLESIDE_TOKEN: 'mine' }).credentials).toEqual({ token: 'mine' });
});

it.each([
  ['--states https://api.example', '--states requires --provider'],
  ['--tier none', '--tier is console, duty, or all, not none'],
  ['--voice https://api.example --agent host', '--voice must start with ws:// or wss://'],
  ['--voice wss://api.example', '--voice requires --agent'],
  ['--origin https://app.example/path', '--origin must be an origin'],
  ['--timeout soon', '--timeout must be a number of seconds'],
  ['--header secret', "--header takes 'Name: value'; number 1 is different"],
])('rejects %s', (args, message) => {
  const parse = () => parsed(args);
  expect(parse).toThrow(message);
  expect(parse).not.toThrow('secret');
});

it('rejects an email without a password, and the reverse', () => {
  expect(() => parsed(provider, { TABLESIDE_EMAIL: 'qa@a.example' })).toThrow('Set both TABLESIDE_EMAIL');
});
