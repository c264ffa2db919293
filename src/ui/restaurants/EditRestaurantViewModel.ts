import { makeAutoObservable } from 'mobx';
import { EditRestaurant, type RestaurantEdit } from '#application/restaurants/EditRestaurant.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import type { RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { Loadable } from '../kit/Loadable.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import { RestaurantDraft } from './form/RestaurantDraft.ts';

/** How a host refuses who may not. */
const FORBIDDEN = 403;

interface Endings {
  /** Told once the host has the new values. */
  readonly saved: () => void;
  /** Told when there is nothing more to do, unless the form was left before or goes on. */
  readonly over: () => void;
}

/** The form of a restaurant that is there. A failure keeps all that was typed. */
export class EditRestaurantViewModel {
  static readonly needs = [Restaurants, EditRestaurant, ToastsViewModel] as const;
  readonly loading = new Loadable<RestaurantDraft<RestaurantForm>>();
  /** What is said of the last save that went well. */
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
        taken: () => this.tell(),
        // what was typed while it was saved is still to be saved
        done: () => this.#endings.over(),
      });
    });
    return () => {
      this.loading.stop();
      // what comes of it later is no word on what is open by then
      this.#endings = { ...this.#endings, over: () => undefined };
      this.loading.value?.leave(this.toasts.notice);
    };
  }

  /** The host does not let this person edit it. */
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

  /** In the form where that goes on, as a toast would cover its buttons. */
  private tell(): void {
    const draft = this.loading.value?.draft;
    const { notice } = draft?.dirty ? draft : this.toasts;
    notice.success(this.#answer, 'normal');
  }
}
