import { compareStructural, makeAutoObservable, observable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import {
  broughtBack,
  followingAgain,
  isAutomatic,
  nameTyped,
  untouched,
  writtenByHand,
  type AutoFilled,
  type AutoFilledField,
} from '#domain/restaurants/autoFill.ts';
import { refusedField } from '#domain/restaurants/refusedField.ts';
import type { NewRestaurant, RestaurantField, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { restaurantProblems, type RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';
import { restaurantProblemText } from '../../texts/restaurantText.ts';

type AnyForm = RestaurantForm & Partial<NewRestaurant>;

/** What can be done about a field that is filled from the name. */
export interface AutoFill {
  readonly isAutomatic: boolean;
  /** The text that the name has taken away, if there is one. */
  readonly replaced: string | undefined;
  /** Somebody wrote into it, and the name would make something else of it. */
  readonly mayFollowAgain: boolean;
}

/** The fields of either form, for those who show them. */
export type ShownFields = Omit<RestaurantFields<RestaurantForm>, 'form'>;

/**
 * The fields of a restaurant while they are filled in: what was typed, what follows from the name, and what is wrong.
 * A field says what is wrong with it once it was left, and all of them once somebody tried to send them.
 */
export class RestaurantFields<Form extends AnyForm> {
  form: Form;
  private auto: Readonly<Record<AutoFilledField, AutoFilled>>;
  private readonly left = observable.set<RestaurantField>();
  private tried = false;
  private refusal: { readonly field: RestaurantField; readonly message: string } | undefined;

  readonly #initial: Form;

  constructor(initial: Form) {
    this.#initial = initial;
    this.form = initial;
    this.auto = untouchedIn(initial);
    makeAutoObservable<this, 'auto' | 'refusal'>(
      this,
      { form: observableRef, auto: observableRef, refusal: observableRef },
      { autoBind: true },
    );
  }

  get dirty(): boolean {
    return !compareStructural(this.form, this.#initial);
  }

  has(field: RestaurantField): boolean {
    return field in this.form;
  }

  textOf(field: RestaurantField): string {
    return this.form[field] ?? '';
  }

  type(field: RestaurantField, text: string): void {
    if (this.refusal?.field === field) this.refusal = undefined;
    if (field === 'name') return this.typeName(text);
    if (field === 'assistantId' || field === 'firstMessage') {
      return this.fill(writtenByHand(this.auto[field], text));
    }
    this.form = { ...this.form, [field]: text };
  }

  /** The field was left: from now on it says what is wrong with it. */
  leave(field: RestaurantField): void {
    this.left.add(field);
  }

  /** Somebody tries to send all this. */
  try(): void {
    this.tried = true;
    this.refusal = undefined;
  }

  autoFillOf(field: AutoFilledField): AutoFill {
    const filled = this.auto[field];
    return {
      isAutomatic: isAutomatic(filled, this.form.name),
      replaced: filled.replaced,
      mayFollowAgain: !filled.follows && filled.text !== followingAgain(filled, this.form.name).text,
    };
  }

  bringBack(field: AutoFilledField): void {
    this.fill(broughtBack(this.auto[field]));
  }

  followAgain(field: AutoFilledField): void {
    this.fill(followingAgain(this.auto[field], this.form.name));
  }

  /** Everything that keeps the form from being sent, in the order of the rules. */
  get problems(): readonly RestaurantProblem[] {
    return restaurantProblems(this.form);
  }

  /** The same once somebody tried to send it. */
  get toldProblems(): readonly RestaurantProblem[] {
    return this.tried ? this.problems : [];
  }

  /** What a field says is wrong with it. */
  problemAt(field: RestaurantField): string | undefined {
    if (this.refusal?.field === field) return this.refusal.message;
    if (!this.tried && !this.left.has(field)) return undefined;
    const problem = this.problems.find((found) => found.field === field);
    return problem && restaurantProblemText(problem);
  }

  /** The host has refused the form; its sentence goes to the field that it is about, if it can be told. */
  refuse({ status, serverMessage }: Failure, sentence: string): void {
    const field = refusedField({ status, message: serverMessage }, this.has);
    this.refusal = field && { field, message: sentence };
  }

  /** As in the beginning. */
  reset(): void {
    this.form = this.#initial;
    this.auto = untouchedIn(this.#initial);
    this.left.clear();
    this.tried = false;
    this.refusal = undefined;
  }

  private typeName(name: string): void {
    const before = this.form.name;
    this.form = { ...this.form, name };
    for (const field of ['assistantId', 'firstMessage'] as const) {
      if (this.has(field)) this.fill(nameTyped(this.auto[field], before, name));
    }
  }

  private fill(filled: AutoFilled): void {
    this.auto = { ...this.auto, [filled.field]: filled };
    this.form = { ...this.form, [filled.field]: filled.text };
  }
}

function untouchedIn({ assistantId = '', firstMessage }: AnyForm) {
  return {
    assistantId: untouched('assistantId', assistantId),
    firstMessage: untouched('firstMessage', firstMessage),
  };
}
