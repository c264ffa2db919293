import { makeAutoObservable } from 'mobx';
import { restaurantDetailsEditKind } from '#application/restaurants/restaurantKinds.ts';
import { Restaurants } from '#application/restaurants/Restaurants.ts';
import type { RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { EditorServices } from '../forms/EditorServices.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import { RestaurantEditor } from './form/RestaurantEditor.ts';

/** HTTP status of a request refused for lack of permission. */
const FORBIDDEN = 403;

interface Callbacks {
  readonly saved: () => void;
  /** Called when the form should close, unless the user has left it or it has newer edits. */
  readonly close: () => void;
}

/** The form of an existing restaurant. Failures keep the input. */
export class EditRestaurantViewModel {
  static readonly needs = [Restaurants, EditorServices, ToastsViewModel] as const;
  readonly loading = new Loadable<RestaurantEditor<RestaurantForm>>();
  #callbacks: Callbacks = { saved: () => undefined, close: () => undefined };

  constructor(
    private readonly restaurants: Restaurants,
    private readonly services: EditorServices,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    const kind = restaurantDetailsEditKind(this.restaurants, restaurantId);
    void this.loading.load(async (signal) => {
      const initial = await this.restaurants.form(restaurantId, signal);
      return new RestaurantEditor(this.services, { kind, initial, ifUnknown: restaurantText.maybeSaved });
    });
    return () => {
      this.loading.stop();
      // a late result must not close another dialog
      this.#callbacks = { ...this.#callbacks, close: () => undefined };
      this.loading.value?.leave(this.toasts.notice);
    };
  }

  /** Whether the host refused to load the restaurant because this user may not edit it. */
  get isRefused(): boolean {
    return this.loading.failure?.status === FORBIDDEN;
  }

  async submit(callbacks: Callbacks): Promise<void> {
    this.#callbacks = callbacks;
    const result = await this.loading.value?.submit();
    if (result?.outcome !== 'saved') return;
    this.#callbacks.saved();
    this.tell(result.answer?.message);
    // stays open if there are edits made during the save
    if (!this.loading.value?.dirty) this.#callbacks.close();
  }

  /** Shows a message: in the form if it stays open, because a toast would cover the form's buttons. */
  private tell(message: string | undefined): void {
    const controller = this.loading.value?.controller;
    const { notice } = controller?.dirty ? controller : this.toasts;
    const name = controller?.fields.saved?.name ?? '';
    notice.success(message ?? restaurantText.saved(name), 'normal');
  }
}
