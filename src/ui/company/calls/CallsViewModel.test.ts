import { describe, expect, it } from 'vitest';
import type { Call, PhoneLine } from '#domain/companies/call.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { settled } from '#tests/support/settled.ts';
import { CallsViewModel } from './CallsViewModel.ts';

// one moment for all: a call must not become a millisecond longer between its start and its end
const now = Date.now();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
const call = (id: string): Call => ({ id, startedAt: minutesAgo(3), endedAt: minutesAgo(1), lines: [] });
const bar: PhoneLine = { id: 'bar', number: '+12125550142', calls: [call('c1'), call('c2')] };
const kitchen: PhoneLine = { id: 'kitchen', number: '+12125550143', calls: [call('c3')] };

async function started(lines?: readonly PhoneLine[]) {
  const companies = new FakeCompanies();
  companies.linesOf = lines ? { aurora: lines } : {};
  const vm = new CallsViewModel(companies);
  vm.start('aurora');
  await settled();
  return vm;
}

describe('CallsViewModel', () => {
  it('opens the first number, and others when they are asked for', async () => {
    const vm = await started([bar, kitchen]);
    expect([bar, kitchen].map(vm.isOpen)).toEqual([true, false]);
    vm.toggle(kitchen);
    vm.toggle(bar);
    expect([bar, kitchen].map(vm.isOpen)).toEqual([false, true]);
    vm.toggle(bar);
    expect(vm.isOpen(bar)).toBe(true);
  });

  it('tells a company without calls', async () => {
    expect((await started([])).hasCalls).toBe(false);
    expect((await started([{ ...bar, calls: [] }])).hasCalls).toBe(false);
    expect((await started([{ ...bar, calls: [] }, kitchen])).hasCalls).toBe(true);
  });

  it('counts the calls of a number and the minutes of all numbers by day, today last', async () => {
    const vm = await started([bar, kitchen]);
    expect(vm.byDay).toHaveLength(14);
    // two calls may have begun before midnight
    expect(vm.byDay.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(6);
    expect(vm.daysOf(bar.calls).reduce((sum, { calls }) => sum + calls, 0)).toBe(2);
  });

  it('keeps the words of a call while their panel closes', async () => {
    const vm = await started([bar]);
    const opened = call('c1');
    vm.openTranscript(opened, bar.number);
    expect(vm).toMatchObject({ isTranscriptOpen: true, shown: { call: opened, number: '+12125550142' } });
    vm.closeTranscript();
    expect(vm).toMatchObject({ isTranscriptOpen: false, shown: { call: opened } });
  });

  it('has a failure and no calls when they cannot be read', async () => {
    const companies = new FakeCompanies();
    companies.trouble = unreachable();
    const vm = new CallsViewModel(companies);
    vm.start('aurora');
    await settled();
    expect(vm.phoneLines.failure).toBe(companies.trouble);
    expect(vm.lines).toEqual([]);
  });
});
