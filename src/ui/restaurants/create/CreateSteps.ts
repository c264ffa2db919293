import { makeAutoObservable } from 'mobx';
import type { NewRestaurant, RestaurantField } from '#domain/restaurants/restaurant.ts';
import type { RestaurantEditor } from '../form/RestaurantEditor.ts';
import { CREATE_STEPS, type FormStep } from '../form/steps.ts';

interface StepState {
  readonly title: string;
  /** Number of fields that show a problem. */
  readonly shown: number;
  /** Number of fields with a problem, shown or not. */
  readonly missing: number;
}

/**
 * The steps of a new restaurant's form, which the user can open in any order. A field shows its problem after
 * it loses focus, or after the user presses Next in its step. (rule: create steps)
 */
export class CreateSteps {
  index = 0;
  /** How often Next or Back has changed the step. Each change moves focus into the new step. */
  moveCount = 0;
  /** Whether Next found problems in the current step. */
  isBlocked = false;

  constructor(private readonly form: RestaurantEditor<NewRestaurant>) {
    makeAutoObservable<this, 'form'>(this, { form: false }, { autoBind: true });
  }

  get current(): FormStep {
    const step = CREATE_STEPS[this.index];
    if (!step) throw new Error(`There is no step ${this.index}`);
    return step;
  }

  get isFirst(): boolean {
    return this.index === 0;
  }

  get isLast(): boolean {
    return this.index === CREATE_STEPS.length - 1;
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

  goTo(index: number): void {
    this.index = index;
    this.isBlocked = false;
  }

  /** Goes to the next step. If the current step has problems, shows them instead. */
  next(): void {
    for (const field of fieldsOf(this.current)) this.form.controller.fields.touch(field);
    if ((this.states[this.index]?.shown ?? 0) > 0) this.isBlocked = true;
    else this.move(1);
  }

  back(): void {
    this.move(-1);
  }

  showStepOf(field: RestaurantField): void {
    this.goTo(CREATE_STEPS.findIndex((step) => fieldsOf(step).includes(field)));
  }

  /** Opens the first step that has a problem. Called after a submit. */
  showFirstProblem(): void {
    const first = this.states.findIndex(({ missing }) => missing > 0);
    if (first >= 0) this.goTo(first);
  }

  private move(by: number): void {
    this.goTo(Math.min(Math.max(this.index + by, 0), CREATE_STEPS.length - 1));
    this.moveCount += 1;
  }
}

const fieldsOf = ({ rows }: FormStep): readonly RestaurantField[] => rows.flat();
