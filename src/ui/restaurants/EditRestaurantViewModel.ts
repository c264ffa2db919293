import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { EditRestaurant, type EditRestaurantOutcome } from '#application/restaurants/EditRestaurant.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import type { RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Task } from '../kit/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import type { FormFailure } from './form/formFailure.ts';
import { RestaurantFields } from './form/RestaurantFields.ts';

/** The form of a restaurant that is there. A failure keeps all that was typed. */
export class EditRestaurantViewModel {
  static readonly needs = [Restaurants, EditRestaurant, ToastsViewModel] as const;
  readonly loading = new Loadable<RestaurantFields<RestaurantForm>>();
  readonly saving = new Task();
  failure: FormFailure | undefined;

  readonly #restaurants: Restaurants;
  readonly #editRestaurant: EditRestaurant;
  readonly #toasts: ToastsViewModel;

  constructor(restaurants: Restaurants, editRestaurant: EditRestaurant, toasts: ToastsViewModel) {
    this.#restaurants = restaurants;
    this.#editRestaurant = editRestaurant;
    this.#toasts = toasts;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    void this.loading.load(
      async (signal) => new RestaurantFields(await this.#restaurants.form(restaurantId, signal)),
    );
    return this.loading.stop;
  }

  /** Something would be lost by leaving. */
  get dirty(): boolean {
    return this.loading.value?.dirty ?? false;
  }

  discard(): void {
    this.loading.value?.reset();
  }

  /** @param saved is told once the host has the new values */
  submit(restaurantId: string, saved: () => void): void {
    const fields = this.loading.value;
    if (this.saving.running || !fields) return;
    this.failure = undefined;
    fields.try();
    const { form } = fields;
    void this.saving.run(() => this.#editRestaurant.execute({ restaurantId, form }), {
      done: (outcome) => this.settle(outcome, form, saved),
      failed: (failure) => this.fail(failure, fields),
    });
  }

  stopWaiting(): void {
    this.saving.stopWaiting();
    this.failure = { text: 'You stopped waiting.', detail: restaurantText.maybeSaved };
  }

  private settle(outcome: EditRestaurantOutcome, form: RestaurantForm, saved: () => void): void {
    if (outcome.outcome === 'invalid') return;
    const text = outcome.message ?? restaurantText.saved(form.name);
    this.#toasts.notice.show({ text, tone: 'success' }, 'normal');
    saved();
  }

  private fail(failure: Failure, fields: RestaurantFields<RestaurantForm>): void {
    const text = restaurantText.submitFailed(failure);
    const isLost = failure.kind === 'unreachable';
    this.failure = { text, detail: isLost ? restaurantText.maybeSaved : undefined };
    fields.refuse(failure, text);
  }
}
