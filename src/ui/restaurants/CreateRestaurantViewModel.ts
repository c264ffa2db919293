import { makeAutoObservable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import { newRestaurantEditKind } from '#application/restaurants/restaurantKinds.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import { emptyRestaurant } from '#domain/restaurants/emptyRestaurant.ts';
import type { NewRestaurant } from '#domain/restaurants/restaurant.ts';
import { EditorServices } from '../forms/EditorServices.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import { CreateSteps } from './create/CreateSteps.ts';
import { StartingMenu } from './create/StartingMenu.ts';
import { RestaurantEditor } from './form/RestaurantEditor.ts';

/** Delay before the dialog closes after success, in milliseconds. (rule: restaurant forms) */
const CLOSE_DELAY_MS = 2000;

interface Callbacks {
  readonly created: () => void;
  /** Called when the dialog should close, unless the user has closed it. */
  readonly close: () => void;
}

/** The form of a new restaurant, in several steps. Failures keep the input. */
export class CreateRestaurantViewModel {
  static readonly needs = [Restaurants, Companies, EditorServices, ToastsViewModel] as const;
  readonly form: RestaurantEditor<NewRestaurant>;
  readonly steps: CreateSteps;
  readonly menu: StartingMenu;
  created: Pick<NewRestaurant, 'name' | 'ownerEmail'> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #callbacks: Callbacks = { created: () => undefined, close: () => undefined };

  constructor(
    restaurants: Restaurants,
    companies: Companies,
    services: EditorServices,
    private readonly toasts: ToastsViewModel,
  ) {
    this.form = new RestaurantEditor(services, {
      kind: newRestaurantEditKind(restaurants, companies),
      initial: emptyRestaurant,
      ifUnknown: restaurantText.maybeCreated,
    });
    this.steps = new CreateSteps(this.form);
    this.menu = new StartingMenu(this.form);
    makeAutoObservable(
      this,
      { form: false, steps: false, menu: false, created: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    const stopUpdatingMenu = this.menu.followDetails();
    return () => {
      stopUpdatingMenu();
      clearTimeout(this.#timer);
      // a late result must not close another dialog
      this.#callbacks = { ...this.#callbacks, close: () => undefined };
      if (this.form.controller.saving.inFlight) this.form.leave(this.toasts.notice);
    };
  }

  /** Goes to the next step. In the last step, creates the restaurant. */
  proceed(callbacks: Callbacks): void {
    if (this.steps.isLast) this.submit(callbacks);
    else this.steps.next();
  }

  /** Creates the restaurant, or shows the first step that has a problem. */
  submit(callbacks: Callbacks): void {
    if (this.created) return;
    this.#callbacks = callbacks;
    void this.create();
    this.steps.showFirstProblem();
  }

  private async create(): Promise<void> {
    const result = await this.form.submit();
    if (result?.outcome === 'saved') this.settle(result.sent, result.answer?.message);
    if (result?.outcome === 'refused' && result.field) this.steps.showStepOf(result.field);
  }

  private settle(form: NewRestaurant, message: string | undefined): void {
    this.created = form;
    this.toasts.notice.success(message ?? restaurantText.created(form.name), 'normal');
    this.#timer = setTimeout(this.#callbacks.close, CLOSE_DELAY_MS);
    this.#callbacks.created();
  }
}
