import type { Command } from '../../../mocks/hosts/urlCommandNames.ts';
import { addressOf, demoAs } from './addresses.ts';
import type { PageState } from './pageStates.ts';
import { failureText } from '../../../src/ui/texts/failureText.ts';

/** A URL command with an example. */
export interface Control {
  /** The value after `?seed=`. */
  readonly value: string;
  readonly summary: string;
  readonly examples: readonly PageState[];
}

const ORDERS = '/company/trattoria-aurora/orders';

/** Every URL command. */
export const controls: Readonly<Record<Command, Control>> = {
  clock: {
    value: 'an ISO 8601 time with `Z` or another zone',
    summary:
      'Freezes the clock of the app and the backend and resets the sandbox to that time. Timers keep running. Pages show the time in the browser’s zone; the examples below are in New York’s.',
    examples: [
      {
        state: 'half an hour before New York switches to daylight time',
        address: addressOf(ORDERS, demoAs('owner', { clock: '2026-03-08T06:30:00Z' })),
        shows: 'Updated 1:30:00 AM',
      },
    ],
  },
  seed: {
    value: 'a whole number',
    summary:
      'Resets the demo with other random people, calls, conversations, and orders. Restaurants and personas stay.',
    examples: [
      { state: 'the demo', address: addressOf(ORDERS, demoAs('owner')), shows: '#1046' },
      { state: 'another seed', address: addressOf(ORDERS, demoAs('owner', { seed: '7' })), shows: '#1046' },
    ],
  },
  scenario: {
    value: 'a scenario',
    summary: 'Starts a sandbox with only this scenario and signs in its user.',
    examples: [
      {
        state: 'no orders yet',
        address: addressOf('/company/company-1/orders', { scenario: 'a company without orders' }),
        shows: 'No orders found',
      },
    ],
  },
  as: {
    value: 'an email, or `signed-out`',
    summary: 'Signs a user in, or out.',
    examples: [
      { state: 'the owner', address: addressOf('/profile', demoAs('owner')), shows: 'Giulia' },
      { state: 'signed out', address: '/dashboard?as=signed-out', shows: 'Sign in' },
    ],
  },
  token: {
    value: '`expired`',
    summary: 'Expires every access token. Sessions can be refreshed.',
    examples: [
      {
        state: 'a token that needs a renewal',
        address: addressOf('/dashboard', demoAs('owner', { token: 'expired' })),
        shows: 'Saffron House',
      },
    ],
  },
  latency: {
    value: 'milliseconds',
    summary: 'Delays every request.',
    examples: [
      {
        state: 'a slow connection',
        address: addressOf('/dashboard', demoAs('owner', { latency: '300' })),
        shows: 'Saffron House',
      },
    ],
  },
  orders: {
    value: '`paused`, `arriving` or `one`',
    summary:
      'Turns simulated orders on or off (scenarios pause them), or adds one order now for the restaurant on the page.',
    examples: [
      {
        state: 'none arrives',
        address: addressOf(ORDERS, demoAs('owner', { orders: 'paused' })),
        shows: '#1046',
      },
      {
        state: 'they arrive',
        address: addressOf('/company/company-1/orders', {
          scenario: 'a company with orders',
          orders: 'arriving',
        }),
        shows: '#1042',
      },
      {
        state: 'one new order',
        address: addressOf(ORDERS, demoAs('owner', { orders: 'one' })),
        shows: '#1047',
      },
    ],
  },
  fault: {
    value: 'a fault',
    summary: 'Makes a request or a voice session fail, as listed below. Can be repeated.',
    examples: [
      {
        state: 'the list of restaurants fails once',
        address: addressOf('/dashboard', demoAs('owner', { fault: 'GET /api/companies/restaurants 500' })),
        shows: failureText.companies,
      },
    ],
  },
};
