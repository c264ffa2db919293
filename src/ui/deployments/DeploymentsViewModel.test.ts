import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeployChanges } from '#application/deployments/DeployChanges.ts';
import { RevertDeployment } from '#application/deployments/RevertDeployment.ts';
import { ScheduleDeployment } from '#application/deployments/ScheduleDeployment.ts';
import { Failure } from '#application/Failure.ts';
import { unreachable } from '#tests/support/failures.ts';
import { aDeployment, aPendingChange } from '#tests/support/builders/deployments.ts';
import { aSession, aUser } from '#tests/support/builders.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { FakeDeployments } from '#tests/support/fakes/FakeDeployments.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { SettingsAuthors } from '../forms/SettingsAuthors.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';
import { DeploymentsViewModel } from './DeploymentsViewModel.ts';

const NOW = new Date('2026-03-04T12:00:00');

const first = aPendingChange({ id: 'a' });
const second = aPendingChange({ id: 'b' });
const past = aDeployment({ id: 'd1' });

async function opened({ trouble }: { trouble?: Failure } = {}) {
  const fake = new FakeDeployments();
  fake.trouble = trouble;
  fake.waiting = [first, second];
  fake.past = [past];
  const { events, writes } = savingFakes();
  const counted = new PendingChangesViewModel(fake, events, new SettingsAuthors());
  const toasts = new ToastsViewModel();
  const vm = new DeploymentsViewModel(
    fake,
    new DeployChanges(fake, events, writes),
    new ScheduleDeployment(fake, events, writes),
    new RevertDeployment(fake, events, writes),
    events,
    new FakeSessionStore(aSession({ user: aUser({ firstName: 'Giulia', lastName: 'Ferraro' }) })),
    counted,
    toasts,
  );
  const leave = vm.start('aurora');
  await flushMicrotasks();
  return { vm, fake, counted, events, toasts, leave };
}

function expectFor5s(vm: DeploymentsViewModel, message: object) {
  expect(vm.notice.message).toEqual(message);
  vi.advanceTimersByTime(4999);
  expect(vm.notice.message).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(vm.notice.message).toBeUndefined();
}

describe('DeploymentsViewModel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(NOW);
  });
  afterEach(() => void vi.useRealTimers());

  it('selects changes one by one and all at once', async () => {
    const { vm } = await opened();
    vm.selection.toggle(first);
    expect(vm.selection.extentOf(vm.pending)).toBe('some');
    vm.selection.toggleAll(vm.pending);
    expect(vm.selection.extentOf(vm.pending)).toBe('all');
    vm.selection.toggleAll(vm.pending);
    expect(vm.selection.extentOf(vm.pending)).toBe('none');
  });

  it('selects only the given changes, unless an action is in flight', async () => {
    const { vm } = await opened();
    vm.selectOnly(['a']);
    vm.selectOnly(['b']);
    expect([...vm.selection.ids]).toEqual(['b']);
    vm.deploy();
    vm.selectOnly(['a']);
    expect([...vm.selection.ids]).toEqual(['b']);
  });

  // (action: View pending changes and deployments)
  it('is loading until both lists have loaded or one has failed', async () => {
    expect((await opened()).vm.loading.pending).toBe(false);
    const { vm, counted } = await opened({ trouble: new Failure('unreachable') });
    expect([vm.loading.pending, vm.hasFailed]).toEqual([false, true]);
    counted.changes.cancel();
    vm.past.history.cancel();
    vm.start('saffron');
    expect([vm.loading.pending, vm.hasLoaded]).toEqual([true, false]);
  });

  it('is kept alive during an action, and shows the result in a toast if the user has left the panel', async () => {
    const { vm, toasts, leave } = await opened();
    expect(vm.keepAlive).toBe(false);
    vm.selection.toggle(first);
    vm.deploy();
    leave();
    expect(vm.keepAlive).toBe(true);
    await flushMicrotasks();
    expect(vm.keepAlive).toBe(false);
    expect(vm.notice.message).toBeUndefined();
    expect(toasts.notice.message).toMatchObject({ text: expect.stringMatching(/^Deployment successful!/) });
  });

  it('has unsaved work while a time is typed but not used', async () => {
    const { vm } = await opened();
    expect([vm.time.dirty, vm.time.edits]).toEqual([false, {}]);
    vm.time.type('2026-03-04T18:30');
    expect(vm.time.dirty).toBe(true);
    const next = (await opened()).vm;
    next.time.restore(vm.time.edits);
    expect(next.time.text).toBe('2026-03-04T18:30');
    next.time.reset();
    expect(next.time.dirty).toBe(false);
  });

  it("initially selects the user's own changes that are not scheduled, even after a failed load", async () => {
    const { vm, fake } = await opened({ trouble: new Failure('unreachable') });
    fake.trouble = undefined;
    const own = { ...second, author: 'Giulia Ferraro' };
    fake.waiting = [first, own, { ...own, id: 'c', scheduledFor: NOW }];
    vm.retry();
    await flushMicrotasks();
    expect(vm.selection.chosen).toEqual([own]);
    expect(vm.authors.map(({ isOwn, changes }) => [isOwn, changes])).toEqual([
      [true, [own]],
      [false, [first]],
    ]);
    expect(vm.scheduled.map(({ at }) => at)).toEqual([NOW]);
    expect(vm.unscheduled).toEqual([first, own]);
  });

  it('shares the loaded changes with the pending count', async () => {
    const { vm, fake, counted } = await opened();
    expect(counted.list).toEqual([first, second]);
    vm.selection.toggle(second);
    vm.deploy();
    await flushMicrotasks();
    expect(counted.list).toEqual(fake.waiting);
  });

  // (action: Deploy pending changes)
  it('deploys the selection, then reloads both lists and clears the selection', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(second);
    vm.deploy();
    await flushMicrotasks();
    expect(fake.calls).toEqual(['deploy b']);
    expect(vm.pending).toEqual([first]);
    expect(vm.past.list).toHaveLength(2);
    expect(vm.selection.extentOf(vm.pending)).toBe('none');
    expectFor5s(vm, {
      text: 'Deployment successful! Deployment ID: deployment-2',
      id: 'deployment-2',
      tone: 'success',
    });
  });

  it('runs one deployment at a time, and no other action at the same time', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggleAll(vm.pending);
    vm.time.type('2026-03-05T09:00');
    vm.deploy();
    vm.deploy();
    vm.schedule();
    vm.askToRevert(past);
    expect(vm.reverting.isOpen).toBe(false);
    await flushMicrotasks();
    expect(fake.calls).toEqual(['deploy a b']);
  });

  it('deploys and schedules another selection after a slow one that the user stopped waiting for', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(second);
    vm.deploy();
    vm.deploying.detach();
    vm.selection.toggleAll(vm.pending);
    vm.deploy();
    await flushMicrotasks();
    expect(fake.calls).toEqual(['deploy b', 'deploy a b']);

    fake.calls.length = 0;
    fake.waiting = [first, second];
    vm.start('aurora');
    await flushMicrotasks();
    vm.selection.toggle(first);
    vm.time.type('2026-03-05T09:00');
    vm.schedule();
    vm.scheduling.detach();
    vm.time.type('2026-03-06T09:00');
    vm.schedule();
    await flushMicrotasks();
    expect(fake.calls.map((call) => call.slice(0, 'schedule a 2026-03-05'.length))).toEqual([
      'schedule a 2026-03-05',
      'schedule a 2026-03-06',
    ]);
  });

  it('schedules another selection for the same time after a slow one that the user stopped waiting for', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(first);
    vm.time.type('2026-03-05T09:00');
    vm.schedule();
    vm.scheduling.detach();
    vm.selection.toggleAll(vm.pending);
    vm.schedule();
    await flushMicrotasks();
    const at = new Date(2026, 2, 5, 9).toISOString();
    expect(fake.calls).toEqual([`schedule a ${at}`, `schedule a b ${at}`]);
  });

  it('runs no other action while scheduling', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(first);
    vm.askToRevert(past);
    vm.time.type('2026-03-05T09:00');
    vm.schedule();
    expect(vm.busy).toBe(true);
    vm.deploy();
    vm.revert();
    await flushMicrotasks();
    expect(fake.calls).toEqual([`schedule a ${new Date(2026, 2, 5, 9).toISOString()}`]);
  });

  it('runs no other action while reverting', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(first);
    vm.askToRevert(past);
    vm.revert();
    expect(vm.busy).toBe(true);
    vm.deploy();
    await flushMicrotasks();
    expect(fake.calls).toEqual(['revert d1']);
  });

  it.each([
    ['deploys', (vm: DeploymentsViewModel) => vm.deploy()],
    ['schedules', (vm: DeploymentsViewModel) => vm.schedule()],
    ['reverts', (vm: DeploymentsViewModel) => vm.revert()],
  ])('clears the previous result when it %s', async (_, begin) => {
    const { vm } = await opened();
    vm.deploy();
    await flushMicrotasks();
    expect(vm.notice.message).toBeDefined();
    vm.selection.toggle(first);
    vm.time.type('2026-03-05T09:00');
    vm.askToRevert(past);
    begin(vm);
    expect(vm.notice.message).toBeUndefined();
  });

  it('stops loading and reporting when the user leaves the page', async () => {
    const { vm, fake, leave } = await opened();
    vm.deploy();
    await flushMicrotasks();
    const signals: (AbortSignal | undefined)[] = [];
    const read = async (_restaurantId?: string, signal?: AbortSignal) => {
      signals.push(signal);
      return [];
    };
    fake.history = read;
    vm.retry();
    leave();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(vm.notice.message).toBeUndefined();
  });

  it('asks for a selection before deploying', async () => {
    const { vm, fake } = await opened();
    vm.deploy();
    await flushMicrotasks();
    expect(fake.calls).toEqual([]);
    expectFor5s(vm, { text: 'Please select changes to deploy', tone: 'error' });
  });

  it.each([
    { what: 'for a reason', refusal: { reason: 'Busy' }, text: 'Deployment failed: Busy' },
    { what: 'without a reason', refusal: {}, text: 'Failed to deploy changes' },
  ])('shows that the host refused $what, and keeps the selection', async ({ refusal, text }) => {
    const { vm, fake } = await opened();
    fake.refusal = refusal;
    vm.selection.toggle(first);
    vm.deploy();
    await flushMicrotasks();
    expect(vm.selection.chosen).toEqual([first]);
    expectFor5s(vm, { text, tone: 'error' });
  });

  it('shows a message when deploying fails, and keeps the selection', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(first);
    fake.trouble = new Failure('unreachable');
    vm.deploy();
    await flushMicrotasks();
    expect(vm.selection.chosen).toEqual([first]);
    expectFor5s(vm, { text: 'Failed to deploy changes', tone: 'error' });
  });

  // (action: Schedule a deployment)
  it("schedules the selection for a time in the viewer's time zone", async () => {
    const { vm, fake } = await opened();
    vm.selection.toggleAll(vm.pending);
    vm.time.type('2026-03-05T09:00');
    vm.schedule();
    await flushMicrotasks();
    expect(fake.calls).toEqual([`schedule a b ${new Date(2026, 2, 5, 9).toISOString()}`]);
    expect(vm.selection.extentOf(vm.pending)).toBe('none');
    expect(vm.time.text).toBe('');
    expectFor5s(vm, {
      text: expect.stringMatching(/^2 changes go live tomorrow, Thu, Mar 5, at 9:00 AM \w+/),
      detail: 'Deployment scheduled successfully! ID: schedule-1',
      id: 'schedule-1',
      tone: 'success',
    });
  });

  it.each([
    { what: 'nothing is selected', select: false, time: '2026-03-05T09:00' },
    { what: 'no time is set', select: true, time: '' },
  ])('asks for a selection and a time when $what', async ({ select, time }) => {
    const { vm, fake } = await opened();
    if (select) vm.selection.toggle(first);
    vm.time.type(time);
    vm.schedule();
    await flushMicrotasks();
    expect(fake.calls).toEqual([]);
    expectFor5s(vm, { text: 'Please select changes and set a schedule time', tone: 'error' });
  });

  it('shows a problem at a time in the past until another time is typed', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(first);
    vm.time.type('2026-03-04T11:59');
    vm.schedule();
    await flushMicrotasks();
    expect(fake.calls).toEqual([]);
    expect(vm.time.problem).toBe('Choose a future time');
    vm.time.type('2026-03-04T12:30');
    expect(vm.time.problem).toBeUndefined();
  });

  it('clears the problem of a time in the past when deploying now', async () => {
    const { vm } = await opened();
    vm.selection.toggle(first);
    vm.time.type('2026-03-04T11:59');
    vm.schedule();
    await flushMicrotasks();
    vm.deploy();
    await flushMicrotasks();
    expect(vm.time.problem).toBeUndefined();
  });

  it('clears the problem of a time in the past when there is another problem', async () => {
    const { vm } = await opened();
    vm.selection.toggle(first);
    vm.time.type('2026-03-04T11:59');
    vm.schedule();
    await flushMicrotasks();
    vm.selection.toggle(first);
    vm.schedule();
    await flushMicrotasks();
    expect(vm.time.problem).toBeUndefined();
  });

  it.each([
    { what: 'the host refuses', prepare: (fake: FakeDeployments) => void (fake.refusal = {}) },
    {
      what: 'the call fails',
      prepare: (fake: FakeDeployments) => void (fake.trouble = new Failure('rejected', { status: 500 })),
    },
  ])('shows a message when scheduling fails because $what, and keeps the input', async ({ prepare }) => {
    const { vm, fake } = await opened();
    prepare(fake);
    vm.selection.toggle(first);
    vm.time.type('2026-03-05T09:00');
    vm.schedule();
    await flushMicrotasks();
    expect(vm.selection.chosen).toEqual([first]);
    expect(vm.time.text).toBe('2026-03-05T09:00');
    expectFor5s(vm, { text: 'Failed to schedule deployment', tone: 'error' });
  });

  // (action: Revert a deployment)
  it('reverts a confirmed deployment, then reloads both lists', async () => {
    const { vm, fake } = await opened();
    vm.selection.toggle(first);
    vm.askToRevert(past);
    expect(fake.calls).toEqual([]);
    vm.revert();
    vm.revert();
    await flushMicrotasks();
    expect(fake.calls).toEqual(['revert d1']);
    expect(vm.reverting.isOpen).toBe(false);
    expect(vm.selection.ids.size).toBe(0);
    // the app remembers the revert, because the host does not report it
    expect(vm.past.list[0]).toMatchObject({ rollbackAvailable: false, isReverted: true });
    expectFor5s(vm, { text: 'Deployment reverted successfully!', tone: 'success' });
  });

  it('marks only the reverted deployment', async () => {
    const { vm, fake } = await opened();
    fake.past = [past, aDeployment({ id: 'd0' })];
    vm.askToRevert(past);
    vm.revert();
    await flushMicrotasks();
    expect(vm.past.list.filter(({ isReverted }) => isReverted).map(({ id }) => id)).toEqual(['d1']);
  });

  it.each([
    { what: 'the host refuses', prepare: (fake: FakeDeployments) => void (fake.refusal = {}) },
    {
      what: 'the call fails',
      prepare: (fake: FakeDeployments) => void (fake.trouble = new Failure('unreachable')),
    },
  ])('shows a message when reverting fails because $what', async ({ prepare }) => {
    const { vm, fake } = await opened();
    prepare(fake);
    vm.askToRevert(past);
    vm.revert();
    await flushMicrotasks();
    expect(vm.reverting.isOpen).toBe(false);
    expectFor5s(vm, { text: 'Failed to revert deployment', tone: 'error' });
  });

  // (rule: unknown outcomes)
  describe('when the response is lost', () => {
    const ACTIONS = [
      {
        action: 'deploy',
        act: (vm: DeploymentsViewModel) => vm.deploy(),
        text: "We couldn't confirm the deployment. If it isn't in the history, deploy again.",
      },
      {
        action: 'schedule',
        act: (vm: DeploymentsViewModel) => vm.schedule(),
        text: "We couldn't confirm that the deployment was scheduled. If it isn't listed, schedule it again.",
      },
      {
        action: 'revert',
        act(vm: DeploymentsViewModel) {
          vm.askToRevert(past);
          vm.revert();
        },
        text: "We couldn't confirm that the deployment was reverted. If the history doesn't mark it as reverted, revert it again.",
      },
    ] as const;

    it.each(ACTIONS)(
      'shows a message, reloads, and keeps the input ($action)',
      async ({ action, act, text }) => {
        const { vm, fake } = await opened();
        vm.selection.toggle(first);
        vm.time.type('2026-03-05T09:00');
        vi.spyOn(fake, action).mockRejectedValueOnce(unreachable());
        act(vm);
        fake.waiting = [first, second, { ...second, id: 'c' }];
        await flushMicrotasks();
        expect(vm.pending).toHaveLength(3);
        expect(vm.selection.chosen).toEqual([first]);
        expect(vm.time.text).toBe('2026-03-05T09:00');
        expectFor5s(vm, { text, tone: 'error' });
      },
    );
  });

  it.each([
    { what: 'scheduled', act: (vm: DeploymentsViewModel) => vm.schedule() },
    {
      what: 'reverted',
      act(vm: DeploymentsViewModel) {
        vm.askToRevert(past);
        vm.revert();
      },
    },
  ])(
    'reloads both lists if the host refuses, because another user may have $what the change',
    async ({ act }) => {
      const { vm, fake } = await opened();
      fake.refusal = {};
      vm.selection.toggle(first);
      vm.time.type('2026-03-05T09:00');
      act(vm);
      fake.waiting = [first];
      fake.past = [];
      await flushMicrotasks();
      expect(vm.pending).toEqual([first]);
      expect(vm.past.list).toEqual([]);
    },
  );
});
