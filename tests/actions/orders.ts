import type { Order } from '#domain/orders/order.ts';
import { DeleteOrderViewModel } from '#ui/orders/DeleteOrderViewModel.ts';
import { OrdersViewModel } from '#ui/orders/OrdersViewModel.ts';
import { PrintOrderViewModel } from '#ui/orders/PrintOrderViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { orderText } from '#ui/texts/orderText.ts';
import { action, type Action, type ActionPlace } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { messageOf } from './shownMessages.ts';

/** Time until the orders have refreshed, in milliseconds. */
const A_WHILE = 10_000;

const places: readonly [ActionPlace] = [{ page: 'orders' }];
const open = (vm: OrdersViewModel, app: HeadlessApp) => vm.start(app.value('companyId'));

const shared = {
  by: 'member',
  places,
  viewModel: OrdersViewModel,
  state: { scenario: 'a company with orders' },
  retry: (vm: OrdersViewModel) => vm.retry(),
  shows: ({ failure, arrived, heldBack, text, shown, orders: { value: all = [] } }: OrdersViewModel) => [
    ...messageOf(
      'page',
      failure && (failure.kind === 'not-found' ? notFoundText.company.text : failureText.orders),
    ),
    ...(arrived.length > 0 ? messageOf('status', orderText.arrived(arrived.length)) : []),
    ...(heldBack.size > 0 ? messageOf('button', orderText.showArrived(heldBack.size)) : []),
    ...(text === ''
      ? []
      : messageOf(
          'status',
          shown.length > 0 ? orderText.found(shown.length, all.length) : orderText.nothingFound(text),
        )),
  ],
} as const;

const theOrder = (app: HeadlessApp): Order => ({
  number: app.value('orderNumber'),
  placedAt: new Date(),
  details: '',
  isPrinted: false,
});

/** Phone orders. */
export const orders: readonly Action[] = [
  action({
    ...shared,
    id: 'see-orders',
    title: 'See the orders of a restaurant',
    purpose: 'The people in the kitchen see what the phone took: each order as a ticket, the newest first.',
    run: open,
  }),
  action({
    ...shared,
    id: 'refresh-orders',
    title: 'See new orders within 10 s, without doing anything',
    purpose:
      'The app does this as long as the page of orders can be seen: what the phone takes appears by itself. Who sees the top of the list finds a new order there, as the first ticket. Who has scrolled down keeps what they read; the button at the top of the window says how many have come, and pressing it shows them and goes up to them.',
    by: 'the app',
    open,
    async run(_, app) {
      await app.backend.arriveOrder(app.value('companyId'));
      await app.pass(A_WHILE);
    },
    otherwise: [
      {
        when: 'somebody reads further down',
        async act(vm, app) {
          vm.setReading(true);
          await app.backend.arriveOrder(app.value('companyId'));
          await app.pass(A_WHILE);
        },
      },
    ],
  }),
  action({
    ...shared,
    id: 'show-arrivals',
    title: 'Show the orders that arrived while one was reading',
    purpose:
      'Somebody who has scrolled down sees that orders have come. The button at the top of the window brings them up to the top of the list, and so does scrolling there; what has come stands there as the first tickets.',
    async open(vm, app) {
      open(vm, app);
      await app.settle();
      vm.setReading(true);
      await app.backend.arriveOrder(app.value('companyId'));
      await app.pass(A_WHILE);
    },
    run: (vm) => vm.setReading(false),
  }),
  action({
    ...shared,
    id: 'pause-orders',
    title: 'Pause the refreshing of orders',
    purpose:
      'Somebody who wants the list to stay as it is stops its refreshing, and lets it go on with the same button.',
    open,
    async run(vm, app) {
      vm.polling.togglePause();
      await app.pass(A_WHILE);
    },
  }),
  action({
    ...shared,
    id: 'filter-orders',
    title: 'See the orders of a time window alone',
    purpose:
      'Whoever works through the orders leaves those of the last day, week, month or quarter on the page.',
    places: [{ page: 'orders', query: '?window=24h' }],
    open,
    run: (vm) => vm.lookFor('24h', ''),
  }),
  action({
    ...shared,
    id: 'search-orders',
    title: 'Search the orders',
    purpose: 'Whoever has a guest on the phone finds their order by its number, a name or a dish.',
    open,
    run: (vm) => vm.lookFor('all', 'tiramisù'),
    otherwise: [{ when: 'no ticket says it', act: (vm) => vm.lookFor('all', 'caviar') }],
  }),
  action({
    ...shared,
    id: 'ring-on-arrival',
    title: 'Have a bell rung when an order arrives',
    purpose:
      'Somebody whose hands and eyes are elsewhere hears a bell when an order comes. The browser keeps the choice.',
    open,
    run: (vm) => vm.sound.toggle(),
    otherwise: [
      {
        when: 'an order arrives after that',
        async act(vm, app) {
          vm.sound.toggle();
          await app.backend.arriveOrder(app.value('companyId'));
          await app.pass(A_WHILE);
        },
      },
    ],
  }),
  action({
    id: 'print-order',
    title: 'Print the ticket of an order',
    purpose: 'Somebody in the kitchen prints an order as a ticket of its own, at the width of a receipt.',
    by: 'member',
    places,
    viewModel: PrintOrderViewModel,
    state: { scenario: 'a company with orders' },
    open: (vm) => vm.start(),
    run(vm, app) {
      vm.print(theOrder(app));
      vm.drawn();
    },
    shows: () => [],
  }),
  action({
    id: 'delete-order',
    title: 'Delete an order',
    purpose: 'Whoever belongs to a restaurant takes out an order that is none, after one question.',
    by: 'member',
    places,
    viewModel: DeleteOrderViewModel,
    state: { scenario: 'a company with orders' },
    open(vm, app) {
      vm.start(app.value('companyId'));
      vm.ask(theOrder(app));
    },
    run: (vm) => vm.confirm(() => undefined),
    again(vm, app) {
      vm.ask(theOrder(app));
      vm.confirm(() => undefined);
    },
    otherwise: [{ when: 'the question is answered with no', act: (vm) => vm.confirmation.dismiss() }],
    shows: (_vm, app) => app.toast,
  }),
];
