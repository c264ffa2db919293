import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { CreateRestaurant, type CreateRestaurantOutcome } from '#application/restaurants/CreateRestaurant.ts';
import { emptyRestaurant } from '#domain/restaurants/emptyRestaurant.ts';
import type { NewRestaurant } from '#domain/restaurants/restaurant.ts';
import { Task } from '../kit/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';
import type { FormFailure } from './form/formFailure.ts';
import { RestaurantFields } from './form/RestaurantFields.ts';

/** How long the dialog stays after its restaurant was created. (rule: restaurant forms) */
const CLOSES_AFTER = 2000;
/** The form of a new restaurant. A failure keeps all that was typed. */
export class CreateRestaurantViewModel {
  static readonly needs = [CreateRestaurant, ToastsViewModel] as const;
  readonly fields = new RestaurantFields<NewRestaurant>(emptyRestaurant);
  readonly saving = new Task();
  failure: FormFailure | undefined;
  /** The restaurant that was just created. */
  created: Pick<NewRestaurant, 'name' | 'ownerEmail'> | undefined;
  /** The time to close has come. */
  isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #createRestaurant: CreateRestaurant;
  readonly #toasts: ToastsViewModel;

  constructor(createRestaurant: CreateRestaurant, toasts: ToastsViewModel) {
    this.#createRestaurant = createRestaurant;
    this.#toasts = toasts;
    makeAutoObservable(this, { failure: observableRef, created: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => clearTimeout(this.#timer);
  }

  /** Something would be lost by leaving. */
  get dirty(): boolean {
    return this.fields.dirty;
  }

  discard(): void {
    this.fields.reset();
  }

  /** @param created is told once there is a new restaurant */
  submit(created: () => void): void {
    if (this.saving.running || this.created) return;
    this.failure = undefined;
    this.fields.try();
    const { form } = this.fields;
    void this.saving.run(() => this.#createRestaurant.execute(form), {
      done: (outcome) => this.settle(outcome, form, created),
      failed: this.fail,
    });
  }

  stopWaiting(): void {
    this.saving.stopWaiting();
    this.failure = { text: 'You stopped waiting.', detail: restaurantText.maybeCreated };
  }

  private settle(outcome: CreateRestaurantOutcome, form: NewRestaurant, created: () => void): void {
    if (outcome.outcome === 'invalid') return;
    this.created = form;
    this.fields.reset();
    const text = outcome.message ?? restaurantText.created(form.name);
    this.#toasts.notice.show({ text, tone: 'success' }, 'normal');
    this.#timer = setTimeout(this.end, CLOSES_AFTER);
    created();
  }

  private fail(failure: Failure): void {
    const text = restaurantText.submitFailed(failure);
    const isLost = failure.kind === 'unreachable';
    this.failure = { text, detail: isLost ? restaurantText.maybeCreated : undefined };
    this.fields.refuse(failure, text);
  }

  private end(): void {
    this.isOver = true;
  }
}
