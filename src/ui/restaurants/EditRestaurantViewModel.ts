import { makeAutoObservable } from 'mobx';
import { EditRestaurant, type RestaurantEdit } from '#application/restaurants/EditRestaurant.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import type { RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { Loadable } from '../kit/Loadable.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import { RestaurantDraft } from './form/RestaurantDraft.ts';

/** Status of a refusal for lack of permission. */
const FORBIDDEN = 403;

interface Endings {
  /** Called after a save. */
  readonly saved: () => void;
  /** Called when there is nothing left to do, unless the form was left or has newer edits. */
  readonly over: () => void;
}

/** The form of an existing restaurant. Failures keep the input. */
export class EditRestaurantViewModel {
  static readonly needs = [Restaurants, EditRestaurant, ToastsViewModel] as const;
  readonly loading = new Loadable<RestaurantDraft<RestaurantForm>>();
  /** Message of the last successful save. */
  #answer = '';
  #endings: Endings = { saved: () => undefined, over: () => undefined };

  constructor(
    private readonly restaurants: Restaurants,
    private readonly editRestaurant: EditRestaurant,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    void this.loading.load(async (signal) => {
      const form = await this.restaurants.form(restaurantId, signal);
      const soundBefore = form.backgroundSound;
      const send = (changed: RestaurantForm) => this.send({ restaurantId, form: changed, soundBefore });
      return new RestaurantDraft(form, {
        send,
        ifLost: restaurantText.maybeSaved,
        onSaved: () => this.tell(),
        // edits made during the save remain to be saved
        done: () => this.#endings.over(),
      });
    });
    return () => {
      this.loading.stop();
      // late results must not close what is open by then
      this.#endings = { ...this.#endings, over: () => undefined };
      this.loading.value?.leave(this.toasts.notice);
    };
  }

  /** Whether the host refuses to let this user edit. */
  get isRefused(): boolean {
    return this.loading.failure?.status === FORBIDDEN;
  }

  submit(endings: Endings): void {
    this.#endings = endings;
    this.loading.value?.draft.submit();
  }

  private async send(edit: RestaurantEdit) {
    const outcome = await this.editRestaurant.execute(edit);
    if (outcome.outcome === 'invalid') return outcome;
    this.#answer = outcome.message ?? restaurantText.saved(edit.form.name);
    this.#endings.saved();
    return {};
  }

  /** Shows the result in the form if it stays open, because a toast would cover its buttons. */
  private tell(): void {
    const draft = this.loading.value?.draft;
    const { notice } = draft?.dirty ? draft : this.toasts;
    notice.success(this.#answer, 'normal');
  }
}
