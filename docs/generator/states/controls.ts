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
    value: 'an instant in ISO 8601, with `Z` or another zone',
    summary:
      'Lets time stand still, for the app and for the backend; timers run on, but the minute of a live demo is held too. The world begins anew at that time. What pages show of it is in the time zone of the browser; what is shown below, in that of New York.',
    examples: [
      {
        state: 'half an hour before the clocks of New York are put forward',
        address: addressOf(ORDERS, demoAs('owner', { clock: '2026-03-08T06:30:00Z' })),
        shows: 'Updated 1:30:00 AM',
      },
    ],
  },
  seed: {
    value: 'a whole number',
    summary:
      'Begins the demo anew, with people, calls, conversations and orders that are drawn with this number; restaurants and personas stay.',
    examples: [
      { state: 'the demo', address: addressOf(ORDERS, demoAs('owner')), shows: '#1046' },
      { state: 'another world', address: addressOf(ORDERS, demoAs('owner', { seed: '7' })), shows: '#1046' },
    ],
  },
  scenario: {
    value: 'a named state',
    summary: 'Begins a world that holds only that, and signs in whom it is about.',
    examples: [
      {
        state: 'no orders yet',
        address: addressOf('/company/company-1/orders', { scenario: 'a company without orders' }),
        shows: 'No orders found',
      },
    ],
  },
  as: {
    value: 'an e-mail, or `nobody`',
    summary: 'Signs somebody in, or out.',
    examples: [
      { state: 'the owner', address: addressOf('/profile', demoAs('owner')), shows: 'Giulia' },
      { state: 'nobody', address: '/dashboard?as=nobody', shows: 'Sign in' },
    ],
  },
  token: {
    value: '`expired`',
    summary: 'Ends the life of every access token; the sessions can be refreshed.',
    examples: [
      {
        state: 'a token that must be renewed first',
        address: addressOf('/dashboard', demoAs('owner', { token: 'expired' })),
        shows: 'Saffron House',
      },
    ],
  },
  latency: {
    value: 'milliseconds',
    summary: 'Makes every call take so much longer.',
    examples: [
      {
        state: 'a slow line',
        address: addressOf('/dashboard', demoAs('owner', { latency: '300' })),
        shows: 'Saffron House',
      },
    ],
  },
  orders: {
    value: '`paused`, `arriving` or `one`',
    summary:
      'Whether orders arrive and are printed by themselves (a named state pauses them), or lets one arrive now, for the restaurant of the page.',
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
        state: 'one has arrived',
        address: addressOf(ORDERS, demoAs('owner', { orders: 'one' })),
        shows: '#1047',
      },
    ],
  },
  fault: {
    value: 'what goes wrong',
    summary: 'Lets a call or a voice session fail, as below; there may be several in one address.',
    examples: [
      {
        state: 'the list of restaurants fails once',
        address: addressOf('/dashboard', demoAs('owner', { fault: 'GET /api/companies/restaurants 500' })),
        shows: failureText.companies,
      },
    ],
  },
};
