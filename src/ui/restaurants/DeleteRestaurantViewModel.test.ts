import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeleteRestaurant } from '#application/restaurants/DeleteRestaurant.ts';
import { aCompany, aRestaurantForm } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { DeleteRestaurantViewModel } from './DeleteRestaurantViewModel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp(typed = 'trattoria aurora') {
  const restaurants = new FakeRestaurants();
  restaurants.forms.set('aurora', aRestaurantForm());
  const toasts = new ToastsViewModel();
  const companies = new FakeCompanies();
  companies.company = aCompany({ id: 'aurora' });
  const deletion = new DeleteRestaurant(restaurants, companies, savingFakes().writes);
  const vm = new DeleteRestaurantViewModel(deletion, companies, toasts);
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const deleted = vi.fn();
  const close = vi.fn();
  const stop = vm.start('Trattoria Aurora', 'aurora', 'owner');
  vm.type(typed);
  const confirm = async () => {
    vm.confirm('aurora', { deleted, close });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { restaurants, toasts, vm, logged, deleted, close, stop, confirm };
}

// (action: Delete a restaurant)
describe('DeleteRestaurantViewModel', () => {
  it('can be confirmed with the name in upper or lower case, and with no other text', () => {
    const { vm } = setUp();
    expect(vm.mayConfirm).toBe(true);
    vm.type('Trattoria');
    expect(vm.mayConfirm).toBe(false);
  });

  it('shows a mismatch after the field loses focus, until the text matches', () => {
    const { vm } = setUp('Trattoria');
    expect(vm.problem).toBeUndefined();
    vm.leave();
    expect(vm.problem).toBe('Text doesn\'t match. Please type "Trattoria Aurora" exactly.');
    vm.type('TRATTORIA AURORA ');
    expect(vm.problem).toBeUndefined();
  });

  it('shows no mismatch before the user has typed', () => {
    const { vm } = setUp('');
    vm.leave();
    expect(vm.problem).toBeUndefined();
  });

  it("shows the host's message for 5 s and opens the dashboard after 2 s", async () => {
    const { restaurants, toasts, vm, deleted, close, confirm } = setUp();
    await confirm();
    expect(restaurants.forms.size).toBe(0);
    expect(deleted).toHaveBeenCalledOnce();
    expect(vm.isDeleted).toBe(true);
    expect(toasts.notice.message).toEqual({ text: 'Done', tone: 'success' });

    vi.advanceTimersByTime(1999);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2999);
    expect(toasts.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(toasts.notice.message).toBeUndefined();
  });

  it('does not open the dashboard once the user has left', async () => {
    const { close, stop, confirm } = setUp();
    await confirm();
    stop();
    vi.advanceTimersByTime(5000);
    expect(close).not.toHaveBeenCalled();
  });

  it('reports the result if the user leaves before the response, and does not open the dashboard', async () => {
    const { toasts, vm, deleted, close, stop } = setUp();
    vm.confirm('aurora', { deleted, close });
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(deleted).toHaveBeenCalledOnce();
    expect(toasts.notice.message).toBeDefined();
    vi.advanceTimersByTime(5000);
    expect(close).not.toHaveBeenCalled();
  });

  it('sends nothing for other text, and shows the mismatch', async () => {
    const { restaurants, vm, confirm } = setUp('Aurora');
    await confirm();
    expect(restaurants.calls).toBe(0);
    expect(vm.problem).toBeDefined();
  });

  it('sends one request, even if it is confirmed several times', async () => {
    const { restaurants, vm, deleted, close, confirm } = setUp();
    vm.confirm('aurora', { deleted, close });
    await confirm();
    await confirm();
    expect(restaurants.calls).toBe(1);
    expect(deleted).toHaveBeenCalledOnce();
  });

  it.each([
    [refused(403, 'Only an owner or admin may do this'), 'Error: Only an owner or admin may do this'],
    [refused(500), 'Error: Failed to delete restaurant'],
    [unreachable(), "Error: Couldn't reach the server. Check whether the restaurant is still there."],
  ])('shows and logs a failure for 5 s, and can be retried', async (trouble, text) => {
    const { restaurants, toasts, vm, logged, deleted, confirm } = setUp();
    restaurants.trouble = trouble;
    await confirm();
    expect(toasts.notice.message).toEqual({ text, tone: 'error' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(trouble);
    expect(deleted).not.toHaveBeenCalled();
    expect(vm.isDeleted).toBe(false);
    expect(vm.deleting.running).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(toasts.notice.message).toBeUndefined();

    restaurants.trouble = undefined;
    await confirm();
    expect(vm.isDeleted).toBe(true);
  });
});

describe('Permission to delete a restaurant', () => {
  async function started(companies: FakeCompanies, role?: string) {
    const vm = new DeleteRestaurantViewModel(
      new DeleteRestaurant(new FakeRestaurants(), companies, savingFakes().writes),
      companies,
      new ToastsViewModel(),
    );
    vm.start('Trattoria Aurora', 'aurora', role);
    expect(vm.isAllowed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    return vm;
  }

  it.each([
    ['owner', true],
    ['admin', true],
    ['staff', false],
  ])('depends on the role (%s), and loads an unknown role', async (role, isAllowed) => {
    const companies = new FakeCompanies();
    companies.company = aCompany({ role });
    expect((await started(companies)).isAllowed).toBe(isAllowed);
  });

  it('is not loaded if the role is known', async () => {
    const companies = new FakeCompanies();
    companies.trouble = unreachable();
    expect((await started(companies, 'admin')).isAllowed).toBe(true);
  });

  it('is unknown while the role cannot be loaded', async () => {
    const companies = new FakeCompanies();
    companies.trouble = unreachable();
    const vm = await started(companies);
    expect(vm.isAllowed).toBeUndefined();
    expect(vm.role.failure).toBeDefined();
  });
});
