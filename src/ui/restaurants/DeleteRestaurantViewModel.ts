import { makeAutoObservable } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import { Failure } from '#application/Failure.ts';
import {
  DeleteRestaurant,
  type DeleteRestaurantOutcome,
  type Deletion,
} from '#application/restaurants/DeleteRestaurant.ts';
import { mayAdminister, type Role } from '#domain/companies/role.ts';
import { confirmsDeletion } from '#domain/restaurants/deletion.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';
import { Task } from '../kit/state/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';

/** Delay before the dashboard opens after a deletion, in milliseconds. (rule: deletion redirect) */
const REDIRECT_DELAY_MS = 2000;

interface Callbacks {
  readonly deleted: () => void;
  /** Called when the dashboard should open, unless the user has left the dialog. */
  readonly close: () => void;
}

/**
 * Deletes a restaurant once the user has typed its name. Only users with permission can confirm. An unknown
 * role is loaded first.
 */
export class DeleteRestaurantViewModel {
  static readonly needs = [DeleteRestaurant, Companies, ToastsViewModel] as const;
  readonly role = new Loadable<Role>();
  typed = '';
  readonly deleting = new Task();
  isDeleted = false;
  /** Whether the field has lost focus, or the user has tried to confirm. */
  private left = false;
  private name = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #callbacks: Callbacks = { deleted: () => undefined, close: () => undefined };

  constructor(
    private readonly deleteRestaurant: DeleteRestaurant,
    private readonly companies: Companies,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param name the name to type @param role the user's role, if known */
  start(name: string, restaurantId: string, role: Role | undefined): () => void {
    this.name = name;
    void this.role.load(async (signal) => role ?? (await this.companies.detail(restaurantId, signal)).role);
    return () => {
      this.role.stop();
      clearTimeout(this.#timer);
      // a late result must not navigate away
      this.#callbacks = { ...this.#callbacks, close: () => undefined };
    };
  }

  /** Whether the user may delete the restaurant. Undefined until the role is known. */
  get isAllowed(): boolean | undefined {
    const { value } = this.role;
    return value === undefined ? undefined : mayAdminister(value);
  }

  get mayConfirm(): boolean {
    return confirmsDeletion(this.name, this.typed);
  }

  get problem(): string | undefined {
    if (!this.left || this.typed === '' || this.mayConfirm) return undefined;
    return restaurantText.mismatch(this.name);
  }

  type(text: string): void {
    this.typed = text;
  }

  leave(): void {
    this.left = true;
  }

  confirm(restaurantId: string, callbacks: Callbacks): void {
    this.left = true;
    if (this.isDeleted || !this.mayConfirm) return;
    this.#callbacks = callbacks;
    const { name, typed } = this;
    void this.deleting.run(() => this.remove({ restaurantId, name, typed }), {
      done: this.settle,
      // `remove` has shown and logged the failure; the dialog stays open for a retry
      failed: () => undefined,
    });
  }

  /** Shows and logs a failure, then rethrows it. (see rule: delete restaurant) */
  private async remove(deletion: Deletion): Promise<DeleteRestaurantOutcome> {
    try {
      return await this.deleteRestaurant.execute(deletion);
    } catch (thrown) {
      const failure = Failure.from(thrown);
      this.toasts.notice.error(restaurantText.deleteFailed(failure), 'normal');
      logFailure(failure);
      throw failure;
    }
  }

  private settle(outcome: DeleteRestaurantOutcome): void {
    if (outcome.outcome === 'mismatch') return;
    const { deleted, close } = this.#callbacks;
    this.isDeleted = true;
    const text =
      outcome.outcome === 'gone'
        ? restaurantText.alreadyDeleted(this.name)
        : (outcome.message ?? restaurantText.deleted(this.name));
    this.toasts.notice.success(text, 'normal');
    this.#timer = setTimeout(close, REDIRECT_DELAY_MS);
    deleted();
  }
}
