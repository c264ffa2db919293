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
import { Loadable } from '../kit/Loadable.ts';
import { logFailure } from '../kit/logFailure.ts';
import { Task } from '../kit/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { restaurantText } from '../texts/restaurantText.ts';

/** How long after a deletion the dashboard comes, in milliseconds. (rule: deletion redirect) */
const REDIRECT_DELAY_MS = 2000;

interface Endings {
  /** Told once the restaurant is gone. */
  readonly deleted: () => void;
  /** Told when the time to go to the dashboard has come, unless the question was left before. */
  readonly over: () => void;
}

/**
 * The question whether a restaurant is to be deleted, which is answered by its name. Nobody is asked before it is known that they
 * may: where the role is not known, it is read.
 */
export class DeleteRestaurantViewModel {
  static readonly needs = [DeleteRestaurant, Companies, ToastsViewModel] as const;
  /** The role of who wants it. */
  readonly role = new Loadable<Role>();
  typed = '';
  readonly deleting = new Task();
  isDeleted = false;
  /** The field was left, or somebody tried to confirm with it. */
  private left = false;
  private name = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endings: Endings = { deleted: () => undefined, over: () => undefined };

  constructor(
    private readonly deleteRestaurant: DeleteRestaurant,
    private readonly companies: Companies,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * @param name what is to be typed
   * @param role of who wants it, if it is known
   */
  start(name: string, restaurantId: string, role: Role | undefined): () => void {
    this.name = name;
    void this.role.load(async (signal) => role ?? (await this.companies.detail(restaurantId, signal)).role);
    return () => {
      this.role.stop();
      clearTimeout(this.#timer);
      // what comes of it later leads nobody away from where they are by then
      this.#endings = { ...this.#endings, over: () => undefined };
    };
  }

  /** Whether they may delete it at all; not known until the role is. */
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

  confirm(restaurantId: string, endings: Endings): void {
    this.left = true;
    if (this.isDeleted || !this.mayConfirm) return;
    this.#endings = endings;
    const { name, typed } = this;
    void this.deleting.run(() => this.remove({ restaurantId, name, typed }), {
      done: this.settle,
      // told and logged already; the question stays, for another try
      failed: () => undefined,
    });
  }

  /** A failure is told and logged, and goes on to who asked for the deletion. (see rule: delete restaurant) */
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
    const { deleted, over } = this.#endings;
    this.isDeleted = true;
    this.toasts.notice.success(outcome.message ?? restaurantText.deleted(this.name), 'normal');
    this.#timer = setTimeout(over, REDIRECT_DELAY_MS);
    deleted();
  }
}
