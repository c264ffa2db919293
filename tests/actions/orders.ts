import type { Order } from '#domain/orders/order.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { DeleteOrderViewModel } from '#ui/orders/DeleteOrderViewModel.ts';
import { OrdersViewModel } from '#ui/orders/OrdersViewModel.ts';
import { PrintOrderViewModel } from '#ui/orders/PrintOrderViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { orderText } from '#ui/texts/orderText.ts';
import { action, type Action, type Place } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { notice, said } from './shown.ts';

/** Milliseconds after which the orders have been read once more. */
const A_WHILE = 10_000;

const places: readonly [Place] = [{ page: 'orders' }];
const open = (vm: OrdersViewModel, app: HeadlessApp) => vm.start(app.value('companyId'));

const shared = {
  by: 'member',
  places,
  viewModel: OrdersViewModel,
  state: { scenario: 'a company with orders' },
  retry: (vm: OrdersViewModel) => vm.retry(),
  shows: ({ failure, arrived, text, shown, withinCount }: OrdersViewModel) => [
    ...said(
      'page',
      failure && (failure.kind === 'not-found' ? notFoundText.company.text : failureText.orders),
    ),
    ...(arrived.length > 0 ? said('status', orderText.arrived(arrived.length)) : []),
    ...(text === ''
      ? []
      : said(
          'status',
          shown.length > 0 ? orderText.found(shown.length, withinCount) : orderText.nothingFound(text),
        )),
  ],
} as const;

const theOrder = (app: HeadlessApp): Order => ({
  number: app.value('orderNumber'),
  placedAt: new Date(),
  details: '',
  isPrinted: false,
});

/** The orders that the phone took. */
export const orders: readonly Action[] = [
  action({ ...shared, id: 'see-orders', title: 'See the orders of a restaurant', run: open }),
  action({
    ...shared,
    id: 'refresh-orders',
    title: 'See new orders within 10 s, without doing anything',
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
    async open(vm, app) {
      open(vm, app);
      await app.settle();
      vm.setReading(true);
      await app.backend.arriveOrder(app.value('companyId'));
      await app.pass(A_WHILE);
    },
    run: (vm) => vm.showArrivals(),
  }),
  action({
    ...shared,
    id: 'pause-orders',
    title: 'Pause the refreshing of orders',
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
    places: [{ page: 'orders', query: '?window=24h' }],
    open,
    run: (vm) => vm.choose('24h'),
  }),
  action({
    ...shared,
    id: 'search-orders',
    title: 'Search the orders',
    open,
    run: (vm) => vm.search('tiramisù'),
    otherwise: [{ when: 'no ticket says it', act: (vm) => vm.search('caviar') }],
  }),
  action({
    ...shared,
    id: 'ring-on-arrival',
    title: 'Have a bell rung when an order arrives',
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
    by: 'member',
    places,
    viewModel: DeleteOrderViewModel,
    state: { scenario: 'a company with orders' },
    open(vm, app) {
      vm.start();
      vm.ask(theOrder(app));
    },
    run: (vm, app) => vm.confirm(app.value('companyId'), () => undefined),
    again(vm, app) {
      vm.ask(theOrder(app));
      vm.confirm(app.value('companyId'), () => undefined);
    },
    otherwise: [{ when: 'the question is answered with no', act: (vm) => vm.dismiss() }],
    shows: (_vm, app) => notice(app.make(ToastsViewModel).notice),
  }),
];
