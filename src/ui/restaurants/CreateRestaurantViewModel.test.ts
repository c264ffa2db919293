import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { aNewRestaurant } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { editorFakes } from '#tests/support/fakes/editorFakes.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { CreateRestaurantViewModel } from './CreateRestaurantViewModel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const restaurants = new FakeRestaurants();
  const { services, toasts } = editorFakes();
  const vm = new CreateRestaurantViewModel(restaurants, new FakeCompanies(), services, toasts);
  const created = vi.fn();
  const close = vi.fn();
  const stop = vm.start();
  const fillIn = () => {
    for (const [field, text] of Object.entries(aNewRestaurant())) {
      vm.form.type(field as RestaurantField, text);
    }
  };
  const submit = async () => {
    vm.submit({ created, close });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { restaurants, toasts, vm, created, close, stop, fillIn, submit };
}

// (action: Create a restaurant)
describe('CreateRestaurantViewModel', () => {
  it('confirms the restaurant, clears the form immediately, and closes after 2 s', async () => {
    const { toasts, vm, created, close, fillIn, submit } = setUp();
    fillIn();
    await submit();
    expect(toasts.notice.message).toEqual({ text: 'Done', tone: 'success' });
    expect(created).toHaveBeenCalledOnce();
    expect(vm.created).toMatchObject({ name: 'Trattoria Aurora' });
    expect(vm.form.textOf('name')).toBe('');
    expect(vm.form.dirty).toBe(false);

    vi.advanceTimersByTime(1999);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows a default message when the host sends none', async () => {
    const { restaurants, toasts, fillIn, submit } = setUp();
    restaurants.message = undefined;
    fillIn();
    await submit();
    expect(toasts.notice.message?.text).toBe('Trattoria Aurora created');
  });

  it('does not close again once the user has left', async () => {
    const { close, stop, fillIn, submit } = setUp();
    fillIn();
    await submit();
    stop();
    vi.advanceTimersByTime(5000);
    expect(close).not.toHaveBeenCalled();
  });

  it('reports the result if the user leaves before the response, and does not close another dialog', async () => {
    const { toasts, vm, created, close, stop, fillIn } = setUp();
    fillIn();
    vm.submit({ created, close });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(created).toHaveBeenCalledOnce();
    expect(toasts.notice.message).toBeDefined();
    vi.advanceTimersByTime(5000);
    expect(close).not.toHaveBeenCalled();
  });

  it('reports a later failure after the user has left', async () => {
    const { restaurants, toasts, vm, created, close, stop, fillIn } = setUp();
    restaurants.trouble = unreachable();
    fillIn();
    vm.submit({ created, close });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts.notice.message).toMatchObject({ text: 'An unexpected error occurred', tone: 'error' });
  });

  it('does not send invalid input', async () => {
    const { restaurants, vm, created, submit } = setUp();
    await submit();
    expect(vm.form.problemsAfterSubmit).toHaveLength(12);
    expect(restaurants.calls).toBe(0);
    expect(created).not.toHaveBeenCalled();
  });

  it('sends one request, even if it is submitted several times', async () => {
    const { restaurants, vm, created, close, fillIn, submit } = setUp();
    fillIn();
    vm.submit({ created, close });
    await submit();
    await submit();
    expect(restaurants.calls).toBe(1);
    expect(created).toHaveBeenCalledOnce();
    // the form has been cleared and shows no problems
    expect(vm.form.problemsAfterSubmit).toEqual([]);
  });

  it.each([
    ['the word of the host', refused(400, 'No more numbers'), 'No more numbers'],
    ["'Something went wrong' without one", refused(500), 'Something went wrong'],
    ["'An unexpected error occurred' otherwise", new Failure('malformed'), 'An unexpected error occurred'],
  ])('shows %s on failure, and keeps the input', async (_rule, trouble, text) => {
    const { restaurants, vm, created, fillIn, submit } = setUp();
    fillIn();
    restaurants.trouble = trouble;
    await submit();
    expect(vm.form.controller.notice.message).toMatchObject({ text, tone: 'error' });
    expect(vm.form.controller.fields.value).toEqual(aNewRestaurant());
    expect(created).not.toHaveBeenCalled();

    restaurants.trouble = undefined;
    await submit();
    expect(vm.form.controller.notice.message).toBeUndefined();
    expect(restaurants.created).toEqual([aNewRestaurant()]);
  });

  it('says that the outcome is unknown after a lost connection', async () => {
    const { restaurants, vm, fillIn, submit } = setUp();
    fillIn();
    restaurants.trouble = unreachable();
    await submit();
    expect(vm.form.controller.notice.message).toMatchObject({
      text: 'An unexpected error occurred',
      detail: expect.stringContaining('may already exist'),
    });
    expect(vm.form.controller.fields.value).toEqual(aNewRestaurant());
  });

  it("shows a taken email at the owner's email", async () => {
    const { restaurants, vm, fillIn, submit } = setUp();
    fillIn();
    restaurants.trouble = refused(409, 'This email is taken');
    await submit();
    expect(vm.form.controller.fields.problemOf('ownerEmail')).toBe('This email is taken');
  });

  it('does not create another restaurant from edits made after the user stopped waiting', async () => {
    const { restaurants, vm, created, close, fillIn } = setUp();
    fillIn();
    const create = vi.spyOn(restaurants, 'create');
    vm.submit({ created, close });
    vm.form.stopWaiting();
    vm.form.type('name', 'Osteria Nina II');
    vm.submit({ created, close });
    await vi.advanceTimersByTimeAsync(0);
    expect(create).toHaveBeenCalledOnce();
    expect(created).toHaveBeenCalledOnce();
  });

  it('says that the restaurant may still be created when the user stops waiting', async () => {
    const { restaurants, vm, created, close, fillIn } = setUp();
    fillIn();
    restaurants.create = () => new Promise(() => undefined);
    vm.submit({ created, close });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(vm.form.controller.saving.slow).toBe(true);
    vm.form.stopWaiting();
    expect(vm.form.controller.saving.running).toBe(false);
    expect(vm.form.controller.notice.message?.detail).toContain('may already exist');
    expect(vm.form.controller.fields.value).toEqual(aNewRestaurant());
  });
});
