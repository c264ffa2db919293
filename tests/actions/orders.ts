import { DeleteOrder } from '#application/orders/DeleteOrder.ts';
import type { Order } from '#domain/orders/order.ts';
import { UNDO_WINDOW_MS } from '#ui/kit/undo/UndoViewModel.ts';
import { HearOrderViewModel } from '#ui/calls/hear/HearOrderViewModel.ts';
import { DeleteOrderViewModel } from '#ui/orders/DeleteOrderViewModel.ts';
import { OrdersViewModel } from '#ui/orders/OrdersViewModel.ts';
import { companyText } from '#ui/texts/companyText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { orderCallText } from '#ui/texts/orderCallText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { orderText } from '#ui/texts/orderText.ts';
import { action, actionsOf, start, type Action } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { loadFailureOf, messageOf } from './shownMessages.ts';

/** The time until the orders have refreshed, in milliseconds. */
const A_WHILE = 10_000;

const shared = {
  by: 'member',
  places: [{ page: 'orders' }],
  state: { scenario: 'a company with orders' },
} as const;

const listAction = actionsOf(OrdersViewModel, {
  ...shared,
  open: start,
  retry: (vm) => vm.retry(),
  shows: ({ failure, arrived, list: { heldBack } }) => [
    ...loadFailureOf({ failure }, failureText.orders, notFoundText.company.text),
    ...messageOf('status', arrived.length > 0 && orderText.arrived(arrived.length)),
    ...messageOf('button', heldBack.size > 0 && orderText.showArrived(heldBack.size)),
  ],
});

const addOrder = (_: OrdersViewModel, app: HeadlessApp) => app.backend.addOrder(app.value('companyId'));

/** Deletes the order after confirmation. It can be undone. */
function deleteIt(vm: DeleteOrderViewModel, app: HeadlessApp): void {
  vm.ask(theOrder(app));
  vm.confirm(list);
}

/** Returns the order that the scenario names. */
function theOrder(app: HeadlessApp): Order {
  const number = app.value('orderNumber');
  const row = app.backend.db.orders.all().find(({ orderNumber }) => orderNumber === number);
  return { number, placedAt: new Date(row?.timestamp ?? 0), details: row?.details ?? '', isPrinted: false };
}

/** A list of orders that nothing shows. */
const list = { countOrdersWithSameNumber: () => 1, forget: () => undefined, retry: () => undefined };

/** Actions for phone orders. */
export const orders: readonly Action[] = [
  listAction('View the orders', {
    purpose: 'Kitchen staff see the phone orders, newest first.',
  }),
  listAction('Refresh the orders automatically', {
    purpose:
      'While the orders page is visible, or hidden with the sound on, the app requests the orders again 10 s after each answer. New orders appear at the top of the list. If the user has scrolled down, the list stays in place. A button then shows how many orders are new, and scrolls to them.',
    by: 'the app',
    enter: addOrder,
    run: (_, app) => app.pass(A_WHILE),
    otherInput: {
      'the user has scrolled down'(vm, app) {
        vm.list.setReading(true);
        return addOrder(vm, app);
      },
    },
  }),
  action('Hear an order', {
    purpose:
      'A user listens to the call in which an order was placed. Playback starts at the order or its allergy. The match follows the rule [Call of an order](restaurant-page.md#call-of-an-order). A call without a recording only shows its transcript. If the recording fails, the page shows “Failed to load audio”. If the sound device is lost, it shows “The sound stopped. Check your speakers or headphones, then press Play.” If the host of the recording can’t skip, it plays from the start.',
    ...shared,
    viewModel: HearOrderViewModel,
    state: { as: 'owner@tableside.example', values: { companyId: 'trattoria-aurora', orderNumber: '1045' } },
    open: (vm, app) => vm.start(app.value('companyId'), theOrder(app), true),
    otherwise: {
      'no single call matches': (vm, app) =>
        vm.start(app.value('companyId'), { ...theOrder(app), placedAt: new Date(0) }, true),
    },
    retry: (vm) => vm.search.retry(),
    shows: ({ search }) => [
      ...loadFailureOf(search, companyText.callsFailed),
      ...messageOf('page', search.value && !search.value.match && orderCallText.none),
    ],
  }),
  action('Delete an order', {
    purpose:
      'A user deletes a mistaken order after confirming, and can undo it for ten seconds. If the user closes the tab before then, the app deletes the order at once. If the host refuses, the list shows the order again on the next visit.',
    ...shared,
    viewModel: DeleteOrderViewModel,
    useCase: DeleteOrder,
    open: start,
    async run(vm, app) {
      deleteIt(vm, app);
      await app.pass(UNDO_WINDOW_MS);
    },
    otherwise: { 'the ten seconds have not passed': deleteIt },
    shows: () => [],
  }),
];
