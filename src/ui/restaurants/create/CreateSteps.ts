import { makeAutoObservable } from 'mobx';
import type { NewRestaurant, RestaurantField } from '#domain/restaurants/restaurant.ts';
import type { RestaurantEditor } from '../form/RestaurantEditor.ts';
import { CREATE_STEPS, type FormStep } from '../form/steps.ts';

/** What a step still needs, by the problems of its fields. */
interface StepState {
  readonly title: string;
  /** Number of fields that show a problem. */
  readonly shown: number;
  /** Number of fields with a problem, shown or not. */
  readonly missing: number;
}

/**
 * The steps of a new restaurant. The user may move freely. A step shows its problems at fields that were
 * left, and at all its fields after the user tried to go on. (rule: create steps)
 */
export class CreateSteps {
  place = 0;
  /** Counts moves by Next and Back, which move focus into the step. */
  moves = 0;
  /** Whether Next found problems in this step. */
  isHeld = false;

  constructor(private readonly form: RestaurantEditor<NewRestaurant>) {
    makeAutoObservable<this, 'form'>(this, { form: false }, { autoBind: true });
  }

  get current(): FormStep {
    const step = CREATE_STEPS[this.place];
    if (!step) throw new Error(`There is no step ${this.place}`);
    return step;
  }

  get isFirst(): boolean {
    return this.place === 0;
  }

  get isLast(): boolean {
    return this.place === CREATE_STEPS.length - 1;
  }

  get states(): readonly StepState[] {
    const { fields } = this.form.controller;
    const missing = this.form.problems.map(([field]) => field);
    return CREATE_STEPS.map((step) => {
      const own = fieldsOf(step);
      return {
        title: step.title,
        shown: own.filter((field) => fields.problemOf(field) !== undefined).length,
        missing: own.filter((field) => missing.includes(field)).length,
      };
    });
  }

  goTo(place: number): void {
    this.place = place;
    this.isHeld = false;
  }

  /** Goes to the next step, unless this one has problems, which show from then on. */
  next(): void {
    for (const field of fieldsOf(this.current)) this.form.controller.fields.touch(field);
    if ((this.states[this.place]?.shown ?? 0) > 0) this.isHeld = true;
    else this.move(1);
  }

  back(): void {
    this.move(-1);
  }

  /** Shows the step of a field. */
  show(field: RestaurantField): void {
    this.goTo(CREATE_STEPS.findIndex((step) => fieldsOf(step).includes(field)));
  }

  /** After a submit: shows the first step with a problem, if any. */
  showFirstProblem(): void {
    const first = this.states.findIndex(({ missing }) => missing > 0);
    if (first >= 0) this.goTo(first);
  }

  private move(by: number): void {
    this.goTo(Math.min(Math.max(this.place + by, 0), CREATE_STEPS.length - 1));
    this.moves += 1;
  }
}

const fieldsOf = ({ rows }: FormStep): readonly RestaurantField[] => rows.flat();
