import { describe, expect, it } from 'vitest';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { emptyRestaurant } from '#domain/restaurants/emptyRestaurant.ts';
import { aNewRestaurant } from '#tests/support/builders.ts';
import { newRestaurantForm } from '#tests/support/restaurantForms.ts';
import { CREATE_STEPS } from '../form/steps.ts';
import { CreateSteps } from './CreateSteps.ts';

function begin() {
  const form = newRestaurantForm();
  const steps = new CreateSteps(form);
  const fill = (...fields: readonly RestaurantField[]) => {
    for (const field of fields) form.type(field, aNewRestaurant()[field] ?? '');
  };
  return { form, steps, fill, problemOf: form.controller.fields.problemOf };
}

// (rule: create steps)
describe('The steps of a new restaurant', () => {
  it('contain every field once', () => {
    const fields = CREATE_STEPS.flatMap(({ rows }) => rows.flat());
    expect(fields.toSorted()).toEqual(Object.keys(emptyRestaurant).toSorted());
  });

  it('count their incomplete fields, and show no problems at first', () => {
    const { steps } = begin();
    expect(steps.states).toEqual([
      { title: 'Restaurant', shown: 0, missing: 5 },
      { title: 'Phone line', shown: 0, missing: 2 },
      { title: 'Owner', shown: 0, missing: 4 },
      { title: 'Menu and voice', shown: 0, missing: 1 },
    ]);
  });

  it('can be opened in any order, without showing problems', () => {
    const { steps } = begin();
    steps.goTo(3);
    expect(steps.current.title).toBe('Menu and voice');
    steps.goTo(1);
    expect(steps.current.title).toBe('Phone line');
    expect(steps.states.every(({ shown }) => shown === 0)).toBe(true);
  });

  it('show the problems of the current step when Next finds any, and do not move on', () => {
    const { steps, problemOf } = begin();
    steps.next();
    expect(steps.index).toBe(0);
    expect(steps.isBlocked).toBe(true);
    expect(problemOf('name')).toBe('Restaurant name is required');
    expect(problemOf('ownerEmail')).toBeUndefined();
    expect(steps.states.map(({ shown }) => shown)).toEqual([5, 0, 0, 0]);
  });

  it('move on with Next once the step is complete, and back with Back', () => {
    const { steps, fill } = begin();
    fill('name', 'description', 'address', 'phone', 'email');
    steps.next();
    expect([steps.index, steps.isBlocked, steps.moveCount]).toEqual([1, false, 1]);
    steps.back();
    steps.back();
    expect(steps.index).toBe(0);
  });

  it('mark a step with a problem after the user has left the step', () => {
    const { form, steps } = begin();
    form.type('email', 'ciao');
    form.blurField('email');
    steps.goTo(2);
    expect(steps.states[0]).toMatchObject({ shown: 1 });
  });

  it('open the first step with a problem after a submit', () => {
    const { form, steps, fill } = begin();
    fill('name', 'description', 'address', 'phone', 'email', 'telephonyPhoneId', 'telephonyPhoneNumber');
    steps.goTo(3);
    form.controller.fields.reveal();
    steps.showFirstProblem();
    expect(steps.current.title).toBe('Owner');
  });

  it('open the step of a field that the host rejected', () => {
    const { steps } = begin();
    steps.showStepOf('ownerEmail');
    expect(steps.current.title).toBe('Owner');
  });

  it('show no problem when an empty field loses focus before anything is typed', () => {
    const { form, problemOf } = begin();
    form.blurField('name');
    expect(problemOf('name')).toBeUndefined();
    form.type('description', 'Twelve tables');
    form.blurField('name');
    expect(problemOf('name')).toBe('Restaurant name is required');
  });
});
