import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#domain/companies/call.ts';
import type { Order } from '#domain/orders/order.ts';
import { aCallLog } from '#tests/support/builders/telephony.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeTelephony } from '#tests/support/fakes/FakeTelephony.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { HearOrderViewModel } from './HearOrderViewModel.ts';

const at = (minute: number) => new Date(2026, 2, 4, 18, minute);
const order: Order = {
  number: '41',
  placedAt: at(30),
  details: '(646) 555-0123\n1 x Pie',
  isPrinted: true,
};
const recordingUrl = 'https://recordings.example/call-1.mp3';
const call = (id: string): Call => ({ id, startedAt: at(25), endedAt: at(29), lines: [], recordingUrl });

function searching(...calls: readonly Call[]) {
  const companies = new FakeCompanies();
  companies.linesOf = { aurora: [{ id: 'bar', number: '+12125550142', calls }] };
  const telephony = new FakeTelephony();
  telephony.logs = [aCallLog({ callId: 'call-1' })];
  const vm = new HearOrderViewModel(companies, telephony);
  const search = async (mayReadLogs = true) => {
    vm.start('aurora', order, mayReadLogs);
    await flushPromises();
    return vm.search;
  };
  return { vm, companies, telephony, search };
}

// (action: Hear an order)
describe('HearOrderViewModel', () => {
  it('finds the call by the phone number in the call log', async () => {
    const { search } = searching(call('call-1'), call('call-2'));
    const found = { call: { id: 'call-1' }, number: '+12125550142', matchedBy: 'phone' };
    expect((await search()).value?.match).toMatchObject(found);
  });

  it('finds the call by time for users who may not read the call log, without requesting it', async () => {
    const { search, telephony } = searching(call('call-1'));
    const logsOf = vi.spyOn(telephony, 'callLogs');
    expect((await search(false)).value?.match).toMatchObject({ matchedBy: 'time' });
    expect(logsOf).not.toHaveBeenCalled();
  });

  it('finds the call by time if the call log fails to load', async () => {
    const { search, telephony } = searching(call('call-1'));
    telephony.trouble = refused(403);
    expect((await search()).value?.match).toMatchObject({ matchedBy: 'time' });
  });

  it('finds no call if several calls match', async () => {
    const { search } = searching(call('call-1'), call('call-2'));
    expect((await search(false)).value).toEqual({ match: undefined });
  });

  it('fails if the calls fail to load', async () => {
    const { search, companies } = searching();
    companies.trouble = unreachable();
    expect((await search()).failure).toBe(companies.trouble);
  });

  it('reloads the calls for a new link to the recording', async () => {
    const { vm, search } = searching(call('call-1'));
    await search();
    await expect(vm.readRecording('call-1')).resolves.toBe(recordingUrl);
    await expect(vm.readRecording('call-2')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
