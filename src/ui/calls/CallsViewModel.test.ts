import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ExportCalls } from '#application/companies/ExportCalls.ts';
import type { Call, CallsOfNumber } from '#domain/companies/call.ts';
import { aCallLog } from '#tests/support/builders/telephony.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeCalledBackCallIds } from '#tests/support/fakes/FakeCalledBackCallIds.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeCsvFiles } from '#tests/support/fakes/FakeCsvFiles.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { FakeTelephony } from '#tests/support/fakes/FakeTelephony.ts';
import { flushPromises, flushMicrotasks } from '#tests/support/flushPromises.ts';
import { countCallBacksLeft } from './callers/callBacksOf.ts';
import { CallersViewModel } from './callers/CallersViewModel.ts';
import { CallsViewModel } from './CallsViewModel.ts';

// one timestamp for all, so that no call is a millisecond longer
const now = Date.now();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
const call = (id: string): Call => ({ id, startedAt: minutesAgo(3), endedAt: minutesAgo(1), lines: [] });
const bar: CallsOfNumber = { id: 'bar', number: '+12125550142', calls: [call('c1'), call('c2')] };
const kitchen: CallsOfNumber = { id: 'kitchen', number: '+12125550143', calls: [call('c3')] };

function viewModelWith(
  companies: FakeCompanies,
  exportCalls = new ExportCalls(new FakeCsvFiles(), new FakeBrowser()),
) {
  const telephony = new FakeTelephony();
  const callers = new CallersViewModel(telephony, new FakeOrders(), new FakeCalledBackCallIds());
  return { telephony, vm: new CallsViewModel(companies, exportCalls, callers) };
}

async function started(lines?: readonly CallsOfNumber[]) {
  const companies = new FakeCompanies();
  companies.linesOf = lines ? { aurora: lines } : {};
  const browser = new FakeBrowser();
  const { vm, telephony } = viewModelWith(companies, new ExportCalls(new FakeCsvFiles(), browser));
  const leave = vm.start('aurora');
  await flushPromises();
  return { vm, browser, companies, telephony, leave };
}

describe('CallsViewModel', () => {
  // (action: View calls by phone number)
  it('expands the first number, and other numbers on request', async () => {
    const { vm } = await started([bar, kitchen]);
    expect([bar, kitchen].map(vm.isOpen)).toEqual([true, false]);
    vm.toggle(kitchen);
    vm.toggle(bar);
    expect([bar, kitchen].map(vm.isOpen)).toEqual([false, true]);
    vm.toggle(bar);
    expect(vm.isOpen(bar)).toBe(true);
  });

  it('counts no calls for a company without calls', async () => {
    expect((await started([])).vm.count).toBe(0);
    expect((await started([{ ...bar, calls: [] }])).vm.count).toBe(0);
    expect((await started([{ ...bar, calls: [] }, kitchen])).vm.count).toBe(kitchen.calls.length);
  });

  it("counts each number's calls and all minutes by day, today last", async () => {
    const { vm } = await started([bar, kitchen]);
    expect(vm.byDay).toHaveLength(14);
    // two calls may have started before midnight
    expect(vm.byDay.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(6);
    expect(vm.daysOf(bar.calls).reduce((sum, { calls }) => sum + calls, 0)).toBe(2);
  });

  // (action: Read a call’s transcript)
  it("keeps a call's transcript while its panel closes", async () => {
    const { vm } = await started([bar]);
    vm.read('c1');
    expect(vm).toMatchObject({
      isTranscriptOpen: true,
      shown: { call: { id: 'c1' }, number: '+12125550142' },
    });
    vm.read(undefined);
    expect(vm).toMatchObject({ isTranscriptOpen: false, shown: { call: { id: 'c1' } } });
  });

  it("finds calls by their caller's number once the call log has loaded", async () => {
    const { vm, telephony } = await started([bar]);
    telephony.logs = [aCallLog({ callId: 'c2', customerNumber: '+16465550123' })];
    vm.look({ text: '(646) 555-0123' });
    expect(vm.foundCount).toBe(0);
    vm.callers.load();
    await flushPromises();
    expect(vm.found).toMatchObject([{ calls: [{ id: 'c2', caller: '+16465550123' }] }]);
  });

  // (action: View the callers to call back)
  it('counts callers to call back until they are marked as called back or get through', async () => {
    const { vm, telephony } = await started([bar]);
    const missed = aCallLog({ id: 'log-1', callId: 'missed', status: 'busy', startedAt: minutesAgo(9) });
    telephony.logs = [missed];
    vm.callers.load();
    await flushPromises();
    expect(countCallBacksLeft(vm)).toBe(1);
    vm.callers.toggle('log-1');
    expect(countCallBacksLeft(vm)).toBe(0);
    vm.callers.toggle('log-1');
    telephony.logs = [missed, aCallLog({ id: 'log-2', startedAt: minutesAgo(5) })];
    expect(countCallBacksLeft(vm)).toBe(1);
    vm.refresh();
    await flushPromises();
    expect(countCallBacksLeft(vm)).toBe(0);
  });

  it('opens a requested call once the calls have loaded, and ignores an unknown call', async () => {
    const companies = new FakeCompanies();
    companies.linesOf = { aurora: [bar] };
    const { vm } = viewModelWith(companies);
    vm.read('c2');
    vm.start('aurora');
    expect(vm.isTranscriptOpen).toBe(false);
    await flushPromises();
    expect(vm).toMatchObject({ isTranscriptOpen: true, shown: { call: { id: 'c2' } } });
    vm.read('unknown');
    expect(vm.isTranscriptOpen).toBe(false);
  });

  it("reloads the calls for a new link to a call's recording", async () => {
    const { vm, companies } = await started([bar]);
    const recordingUrl = 'https://recordings.example/c2.mp3?sig=new';
    companies.linesOf = { aurora: [{ ...bar, calls: [call('c1'), { ...call('c2'), recordingUrl }] }] };
    await expect(vm.readRecording('c2')).resolves.toBe(recordingUrl);
    await expect(vm.readRecording('c1')).rejects.toMatchObject({ kind: 'not-found' });
    companies.trouble = unreachable();
    await expect(vm.readRecording('c2')).rejects.toBe(companies.trouble);
    expect(vm.count).toBe(2);
  });

  it('shows and counts the matches of every number with matches', async () => {
    const failed: Call = { ...call('c4'), evaluation: { tone: 'error', text: 'Fail' } };
    const { vm } = await started([bar, { ...kitchen, calls: [...kitchen.calls, failed] }]);
    expect(vm).toMatchObject({ isNarrow: false, foundCount: 4, count: 4 });
    vm.toggle(bar);

    vm.look({ text: '', outcome: 'failed' });
    expect(vm.found).toMatchObject([{ id: 'kitchen', calls: [{ id: 'c4' }] }]);
    expect(vm).toMatchObject({ isNarrow: true, foundCount: 1, count: 4 });
    expect([bar, kitchen].map(vm.isOpen)).toEqual([true, true]);
    vm.toggle(kitchen);
    expect(vm.isOpen(kitchen)).toBe(false);

    vm.look({ text: '' });
    expect([bar, kitchen].map(vm.isOpen)).toEqual([false, false]);
  });

  it('moves to the next and previous match across numbers, but not past the ends', async () => {
    const { vm } = await started([bar, kitchen]);
    vm.read('c2');
    expect(vm.shownPlace).toBe(1);
    expect(vm.callAt(1)).toMatchObject({ id: 'c3' });
    expect(vm.callAt(-1)).toMatchObject({ id: 'c1' });
    vm.read('c3');
    expect(vm).toMatchObject({ shownPlace: 2, shown: { number: kitchen.number } });
    expect(vm.callAt(1)).toBeUndefined();
    vm.read('c1');
    expect(vm.callAt(-1)).toBeUndefined();
  });

  it('also opens a call that does not match the filter', async () => {
    const { vm } = await started([bar]);
    vm.look({ text: '', outcome: 'failed' });
    vm.read('c1');
    expect(vm).toMatchObject({ isTranscriptOpen: true, shownPlace: -1, foundCount: 0 });
  });

  // (action: Export the calls)
  it('exports the matches and shows a message', async () => {
    const { vm, browser } = await started([bar, kitchen]);
    vm.look({ text: '', outcome: 'unjudged' });
    vm.export('Trattoria Aurora');
    await flushPromises();
    const text = "3 calls exported without callers' phone numbers.";
    expect(vm.notice.message).toEqual({ text, tone: 'success' });
    vm.callers.load();
    await flushPromises();
    vm.export('Trattoria Aurora');
    await flushPromises();
    expect(vm.notice.message?.text).toBe('3 calls exported successfully.');
    expect(browser.downloads[0]).toMatchObject({ name: 'trattoria-aurora-calls.csv' });
  });

  it('shows the export message for 5 s, unless the user leaves the page', async () => {
    const { vm, leave } = await started([bar]);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vm.export(undefined);
    await flushMicrotasks();
    vi.advanceTimersByTime(4999);
    expect(vm.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(vm.notice.message).toBeUndefined();
    vm.export(undefined);
    await flushMicrotasks();
    leave();
    expect(vm.notice.message).toBeUndefined();
  });

  it('stops loading when the user leaves the page', async () => {
    const { vm, companies, leave } = await started([bar]);
    vm.phoneLines.retry();
    leave();
    expect(companies.lastSignal?.aborted).toBe(true);
  });

  it('shows a message when an export fails', async () => {
    const csvFiles = new FakeCsvFiles();
    csvFiles.write = () => Promise.reject(unreachable());
    const { vm } = viewModelWith(new FakeCompanies(), new ExportCalls(csvFiles, new FakeBrowser()));
    vm.export(undefined);
    await flushPromises();
    expect(vm.notice.message).toEqual({
      text: "Couldn't export the calls. Please try again.",
      tone: 'error',
    });
  });

  it('has a failure and no calls when loading fails', async () => {
    const companies = new FakeCompanies();
    companies.trouble = unreachable();
    const { vm } = viewModelWith(companies);
    vm.start('aurora');
    await flushPromises();
    expect(vm.phoneLines.failure).toBe(companies.trouble);
    expect(vm.lines).toEqual([]);
  });
});
