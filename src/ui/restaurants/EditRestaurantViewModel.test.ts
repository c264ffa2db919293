import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRestaurantForm } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { editorFakes } from '#tests/support/fakes/editorFakes.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { EditRestaurantViewModel } from './EditRestaurantViewModel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function setUp(arrange: (restaurants: FakeRestaurants) => void = () => undefined) {
  const restaurants = new FakeRestaurants();
  restaurants.forms.set('aurora', aRestaurantForm());
  arrange(restaurants);
  const { services, toasts } = editorFakes();
  const vm = new EditRestaurantViewModel(restaurants, services, toasts);
  const saved = vi.fn();
  const close = vi.fn();
  const stop = vm.start('aurora');
  await vi.advanceTimersByTimeAsync(0);
  const submit = async () => {
    void vm.submit({ saved, close });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { restaurants, toasts, vm, saved, close, stop, submit };
}

const form = (vm: EditRestaurantViewModel) => vm.loading.value;

// (action: Edit a restaurant)
describe('EditRestaurantViewModel', () => {
  // (action: Open the restaurant form)
  it('starts with the saved values', async () => {
    const { vm } = await setUp();
    expect(form(vm)?.controller.fields.value).toEqual(aRestaurantForm());
    expect(form(vm)?.dirty).toBe(false);
  });

  it('accepts a saved background sound in another format', async () => {
    const backgroundSound = 'office';
    const { restaurants, vm, submit } = await setUp((host) => {
      host.forms.set('aurora', aRestaurantForm({ backgroundSound }));
    });
    form(vm)?.type('tagline', 'Pasta like on Sundays');
    expect(form(vm)?.problems).toEqual([]);
    await submit();
    expect(restaurants.forms.get('aurora')).toMatchObject({
      tagline: 'Pasta like on Sundays',
      backgroundSound,
    });
  });

  it('has no form when loading fails', async () => {
    const { restaurants, vm, saved, submit } = await setUp((host) => {
      host.trouble = refused(403, 'Only an owner or admin may do this');
    });
    expect(vm.loading.failure?.status).toBe(403);
    expect(vm.isRefused).toBe(true);
    await submit();
    expect(restaurants.calls).toBe(1);
    expect(saved).not.toHaveBeenCalled();
  });

  it('distinguishes a failed load from a refusal', async () => {
    const { vm } = await setUp((host) => {
      host.trouble = refused(500);
    });
    expect(vm.loading.failure).toBeDefined();
    expect(vm.isRefused).toBe(false);
  });

  it("saves, closes, and shows the host's message for 5 s", async () => {
    const { restaurants, toasts, vm, saved, close, submit } = await setUp();
    form(vm)?.type('tagline', 'Pasta like on Sundays');
    await submit();
    expect(restaurants.forms.get('aurora')?.tagline).toBe('Pasta like on Sundays');
    expect(saved).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(toasts.notice.message).toEqual({ text: 'Done', tone: 'success' });
    vi.advanceTimersByTime(4999);
    expect(toasts.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(toasts.notice.message).toBeUndefined();
  });

  it('reports the result if the user leaves before the response, and does not close another dialog', async () => {
    const { toasts, vm, saved, close, stop } = await setUp();
    form(vm)?.type('tagline', 'Pasta like on Sundays');
    void vm.submit({ saved, close });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toHaveBeenCalledOnce();
    expect(toasts.notice.message).toBeDefined();
    expect(close).not.toHaveBeenCalled();
  });

  it('stays open with edits made during the save', async () => {
    const { vm, toasts, saved, close, submit } = await setUp();
    form(vm)?.type('tagline', 'Pasta like on Sundays');
    void vm.submit({ saved, close });
    form(vm)?.type('description', 'By the lake');
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
    // a toast would cover the form's buttons
    expect(form(vm)?.controller.notice.message?.tone).toBe('success');
    expect(toasts.notice.message).toBeUndefined();
    expect(form(vm)?.textOf('description')).toBe('By the lake');
    await submit();
    expect(close).toHaveBeenCalledOnce();
  });

  it('reports a later failure after the user has left', async () => {
    const { restaurants, toasts, vm, saved, close, stop } = await setUp();
    form(vm)?.type('tagline', 'Pasta like on Sundays');
    restaurants.trouble = refused(400, 'Address is unknown');
    void vm.submit({ saved, close });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts.notice.message).toEqual({ text: 'Address is unknown', tone: 'error' });
  });

  it('does not send invalid input', async () => {
    const { restaurants, vm, saved, submit } = await setUp();
    form(vm)?.type('name', ' ');
    await submit();
    expect(form(vm)?.controller.fields.problemOf('name')).toBe('Restaurant name is required');
    expect(restaurants.forms.get('aurora')).toEqual(aRestaurantForm());
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    [refused(400, 'Address is unknown'), 'Address is unknown', undefined],
    [refused(500), 'Something went wrong', undefined],
    [unreachable(), 'An unexpected error occurred', 'Your entries are still here. You can save again.'],
  ])('shows the failure and keeps the input', async (trouble, text, detail) => {
    const { restaurants, vm, saved, submit } = await setUp();
    form(vm)?.type('address', 'By the lake');
    restaurants.trouble = trouble;
    await submit();
    expect(form(vm)?.controller.notice.message).toEqual({ text, detail, tone: 'error' });
    expect(form(vm)?.textOf('address')).toBe('By the lake');
    expect(form(vm)?.dirty).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });
});
