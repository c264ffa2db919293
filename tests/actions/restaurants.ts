import { AsyncLocalStorage } from 'node:async_hooks';
import { when } from 'mobx';
import { DeleteRestaurant } from '#application/restaurants/DeleteRestaurant.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import type { NewRestaurant, RestaurantField } from '#domain/restaurants/restaurant.ts';
import { aNewRestaurant } from '#tests/support/builders.ts';
import { DashboardViewModel } from '#ui/companies/DashboardViewModel.ts';
import { RestaurantChecksViewModel } from '#ui/companies/RestaurantChecksViewModel.ts';
import { CreateRestaurantViewModel } from '#ui/restaurants/CreateRestaurantViewModel.ts';
import { DeleteRestaurantViewModel } from '#ui/restaurants/DeleteRestaurantViewModel.ts';
import { EditRestaurantViewModel } from '#ui/restaurants/EditRestaurantViewModel.ts';
import { figureTexts } from '#ui/texts/dashboardText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { restaurantText } from '#ui/texts/restaurantText.ts';
import { action, actionsOf, start, type Action } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { formProblemsOf, loadFailureOf, messageOf } from './shownMessages.ts';

const NAME = 'Trattoria Aurora';

/** The page behind the dialog does nothing. */
const nothing = () => undefined;
const noCallbacks = { created: nothing, saved: nothing, deleted: nothing, close: nothing };

function fill(vm: CreateRestaurantViewModel, restaurant: NewRestaurant): void {
  for (const [field, text] of Object.entries(restaurant))
    vm.form.type(field as RestaurantField, String(text));
}

/** Opens the dialog from the dashboard, and types the name as soon as the role allows deletion. */
function deleteIt(vm: DeleteRestaurantViewModel, app: HeadlessApp, name = NAME): () => void {
  const leave = vm.start(NAME, app.value('companyId'), undefined);
  const answer = () => {
    vm.type(name);
    vm.confirm(app.value('companyId'), noCallbacks);
  };
  // runs in the context of the typing user, and not of the response that contained the role
  const forget = when(() => vm.isAllowed === true, AsyncLocalStorage.bind(answer));
  return () => {
    forget();
    leave();
  };
}

const ownRestaurant = {
  by: 'administrator',
  places: [{ page: 'dashboard' }, { page: 'company', section: 'details' }],
  state: { scenario: 'a signed-in owner of a company' },
} as const;

const formAction = actionsOf(EditRestaurantViewModel, {
  ...ownRestaurant,
  open: start,
  shows: (vm) => [
    ...messageOf('status', vm.isRefused && restaurantText.notAllowed('edit', 'this restaurant')),
    ...loadFailureOf(vm.loading, restaurantText.loadFailed),
    ...(vm.loading.value ? formProblemsOf(vm.loading.value.controller) : []),
  ],
});

export const restaurants: readonly Action[] = [
  action('View your restaurants', {
    purpose: 'After signing in, a user sees their restaurants with a link to each.',
    by: 'member',
    places: [{ page: 'dashboard' }],
    viewModel: DashboardViewModel,
    state: { scenario: 'a signed-in user with two restaurants' },
    open: (vm) => vm.start(),
    shows: (vm) => loadFailureOf(vm.companies, failureText.companies),
  }),
  action('View which restaurants need attention', {
    purpose:
      "A user sees each restaurant's failed calls today, orders not yet printed, and used minutes on its card.",
    by: 'member',
    places: [{ page: 'dashboard' }],
    viewModel: RestaurantChecksViewModel,
    state: { scenario: 'a company with orders', isOfItsDay: true },
    open(vm, app) {
      vm.show(app.value('companyId'));
      return vm.stop;
    },
    again: (vm) => vm.refresh(),
    shows(vm, app) {
      const check = vm.checkOf(app.value('companyId'));
      const texts = check ? Object.values(figureTexts(check)) : [];
      return texts.filter(({ value }) => value === '–').map(({ label }) => ({ as: 'status', text: label }));
    },
  }),
  action('Create a restaurant', {
    purpose:
      'A user adds a restaurant together with its owner’s account. A refused field opens its step, and every entry stays; only a reload loses the password. If no response arrives, a second press first reads the list: a restaurant of this name that wasn’t listed before the first press is the new one. Then the form says “‹name› created” and closes. Otherwise, the form sends the restaurant again. After a reload, the form can’t tell which restaurant is new and sends it again, but the host refuses the taken owner email.',
    by: 'member',
    places: [{ page: 'dashboard' }],
    useCase: SaveSettings,
    viewModel: CreateRestaurantViewModel,
    state: { scenario: 'an owner email that is free' },
    open: (vm) => vm.start(),
    enter: (vm, app) => fill(vm, aNewRestaurant({ ownerEmail: app.value('ownerEmail') })),
    run: (vm) => vm.submit(noCallbacks),
    otherInput: {
      'the form is empty': () => undefined,
      'fields are invalid'(vm) {
        const wrong = { phone: 'none', email: 'no email', ownerEmail: 'no email', ownerPassword: 'short' };
        fill(vm, aNewRestaurant({ ...wrong, menuJson: '{', backgroundSound: 'a sound' }));
      },
    },
    elsewhere: { 'the owner’s email is taken': { scenario: 'an owner email that is taken' } },
    shows: (vm) => formProblemsOf(vm.form.controller),
  }),
  formAction('Open the restaurant form', {
    purpose: 'An owner or admin opens a restaurant’s current details for editing.',
  }),
  formAction('Edit a restaurant', {
    purpose: 'An owner or admin updates a restaurant’s details, which the agent tells callers.',
    useCase: SaveSettings,
    enter: (vm) => vm.loading.value?.type('tagline', 'Pasta like on Sundays'),
    run: (vm) => void vm.submit(noCallbacks),
    otherInput: { 'the name is empty': (vm) => vm.loading.value?.type('name', '') },
  }),
  action('Delete a restaurant', {
    purpose:
      'An owner or admin permanently deletes a restaurant with all its data. They must type its name to confirm. The dashboard checks their role first; the restaurant’s own page already knows it.',
    ...ownRestaurant,
    useCase: DeleteRestaurant,
    viewModel: DeleteRestaurantViewModel,
    run: (vm, app) => deleteIt(vm, app),
    again: (vm, app) => vm.confirm(app.value('companyId'), noCallbacks),
    typed: (vm) => vm.typed,
    otherwise: { 'the typed name is wrong': (vm, app) => deleteIt(vm, app, 'Trattoria') },
    elsewhere: {
      'the user is neither owner nor admin': { scenario: 'a signed-in staff member of a company' },
    },
    shows: (vm) => [
      ...loadFailureOf(vm.role, restaurantText.loadFailed),
      ...messageOf('field', vm.problem),
      ...messageOf('question', vm.isAllowed === false && restaurantText.notAllowed('delete', NAME)),
    ],
  }),
];
