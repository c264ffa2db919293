import { makeAutoObservable } from 'mobx';
import { detailsKind } from '#application/restaurants/detailsKind.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import type { RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { Loadable } from '../kit/Loadable.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import { RestaurantEditor } from './form/RestaurantEditor.ts';

/** Status of a refusal for lack of permission. */
const FORBIDDEN = 403;

interface Callbacks {
  /** Called after a save. */
  readonly saved: () => void;
  /** Called when there is nothing left to do, unless the form was left or has newer edits. */
  readonly close: () => void;
}

/** The form of an existing restaurant. Failures keep the input. */
export class EditRestaurantViewModel {
  static readonly needs = [Restaurants, SaveSettings, ToastsViewModel] as const;
  readonly loading = new Loadable<RestaurantEditor<RestaurantForm>>();
  #callbacks: Callbacks = { saved: () => undefined, close: () => undefined };

  constructor(
    private readonly restaurants: Restaurants,
    private readonly saveSettings: SaveSettings,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    const kind = detailsKind(this.restaurants, restaurantId);
    void this.loading.load(async (signal) => {
      const initial = await this.restaurants.form(restaurantId, signal);
      return new RestaurantEditor<RestaurantForm>(initial, {
        save: async (base, edited) => {
          const outcome = await this.saveSettings.execute({ kind, base, edited });
          if (outcome.outcome === 'saved') this.#callbacks.saved();
          return outcome;
        },
        ifLost: restaurantText.maybeSaved,
        onSaved: (message) => this.tell(message),
        // edits made during the save remain to be saved
        done: () => this.#callbacks.close(),
      });
    });
    return () => {
      this.loading.stop();
      // late results must not close what is open by then
      this.#callbacks = { ...this.#callbacks, close: () => undefined };
      this.loading.value?.leave(this.toasts.notice);
    };
  }

  /** Whether the host refuses to let this user edit. */
  get isRefused(): boolean {
    return this.loading.failure?.status === FORBIDDEN;
  }

  submit(callbacks: Callbacks): void {
    this.#callbacks = callbacks;
    this.loading.value?.controller.submit();
  }

  /** Shows the result in the form if it stays open, because a toast would cover its buttons. */
  private tell(message: string | undefined): void {
    const controller = this.loading.value?.controller;
    const { notice } = controller?.dirty ? controller : this.toasts;
    const name = controller?.fields.saved?.name ?? '';
    notice.success(message ?? restaurantText.saved(name), 'normal');
  }
}
