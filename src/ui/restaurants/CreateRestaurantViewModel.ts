import { makeAutoObservable, observableRef } from 'mobx';
import { CreateRestaurant } from '#application/restaurants/CreateRestaurant.ts';
import { emptyRestaurant } from '#domain/restaurants/emptyRestaurant.ts';
import type { NewRestaurant } from '#domain/restaurants/restaurant.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import { RestaurantDraft } from './form/RestaurantDraft.ts';

/** How long the dialog stays after its restaurant was created, in milliseconds. (rule: restaurant forms) */
const CLOSES_AFTER = 2000;

/** The form of a new restaurant. A failure keeps all that was typed. */
export class CreateRestaurantViewModel {
  static readonly needs = [CreateRestaurant, ToastsViewModel] as const;
  readonly form: RestaurantDraft<NewRestaurant>;
  /** The restaurant that was just created. */
  created: Pick<NewRestaurant, 'name' | 'ownerEmail'> | undefined;
  /** The time to close has come. */
  isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onCreated: () => void = () => undefined;

  constructor(
    private readonly createRestaurant: CreateRestaurant,
    private readonly toasts: ToastsViewModel,
  ) {
    this.form = new RestaurantDraft(emptyRestaurant, {
      send: (form) => this.send(form),
      ifLost: restaurantText.maybeCreated,
    });
    makeAutoObservable(this, { form: false, created: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => clearTimeout(this.#timer);
  }

  /** @param onCreated is told once there is a new restaurant */
  submit(onCreated: () => void): void {
    if (this.created) return;
    this.#onCreated = onCreated;
    this.form.submit();
  }

  private async send(form: NewRestaurant) {
    const outcome = await this.createRestaurant.execute(form);
    if (outcome.outcome === 'invalid') return outcome;
    this.settle(form, outcome.message);
    return { saved: emptyRestaurant };
  }

  private settle(form: NewRestaurant, message: string | undefined): void {
    this.created = form;
    const text = message ?? restaurantText.created(form.name);
    this.toasts.notice.show({ text, tone: 'success' }, 'normal');
    this.#timer = setTimeout(this.end, CLOSES_AFTER);
    this.#onCreated();
  }

  private end(): void {
    this.isOver = true;
  }
}
