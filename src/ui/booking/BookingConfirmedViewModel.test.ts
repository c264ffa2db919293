import { describe, expect, it } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { FakeAnalytics } from '#tests/support/fakes/FakeAnalytics.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeCalendarFiles } from '#tests/support/fakes/FakeCalendarFiles.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { BookingConfirmedViewModel } from './BookingConfirmedViewModel.ts';

describe('BookingConfirmedViewModel', () => {
  const meeting = {
    name: 'Ada',
    email: 'a@b.example',
    date: '2026-03-05',
    time: '1:00 PM',
    company: 'Aurora',
    type: 'virtual',
  } as const;
  const contact = 'hello@tableside.example';

  function confirmed() {
    const [analytics, files, browser] = [new FakeAnalytics(), new FakeCalendarFiles(), new FakeBrowser()];
    return { analytics, files, browser, vm: new BookingConfirmedViewModel(analytics, files, browser) };
  }

  // (action: View the booking confirmation)
  it("reports a conversion and 'booking_completed'", () => {
    const { analytics, vm } = confirmed();
    vm.start('?name=Ada');
    expect(analytics).toMatchObject({ conversions: 1, reported: [{ name: 'booking_completed' }] });
  });

  // (rule: analytics)
  it('reports to an analytics service only after the guest is no longer in the URL', () => {
    const { analytics, vm } = confirmed();
    analytics.hasService = true;
    vm.start('?name=Ada');
    expect(vm.mustHide('?name=Ada')).toBe(true);
    expect(analytics.reported).toEqual([]);
    vm.start('');
    expect(analytics).toMatchObject({ conversions: 1, reported: [{ name: 'booking_completed' }] });
  });

  // (action: Add the meeting to a calendar)
  it('saves the meeting as a calendar file', async () => {
    const { browser, files, vm } = confirmed();
    expect(vm.fitsCalendar(meeting)).toBe(true);
    vm.saveToCalendar(meeting, contact);
    vm.saveToCalendar(meeting, contact);
    await flushPromises();
    expect(files.asked).toMatchObject([
      {
        day: '2026-03-05',
        slot: { label: '1:00 PM' },
        description: 'A first look at Tableside.\nFor Aurora.',
        host: { name: 'Tableside', email: contact },
      },
    ]);
    expect(browser.downloads).toEqual([
      { name: 'meeting.ics', type: 'text/calendar', text: 'The file of Meeting with Tableside' },
    ]);
  });

  it.each([{ date: '' }, { date: 'soon' }, { time: '' }, { time: '7:00 AM' }])(
    'offers no file for a meeting without a known date or time (case %#)',
    async (changes) => {
      const { browser, vm } = confirmed();
      expect(vm.fitsCalendar({ ...meeting, ...changes })).toBe(false);
      vm.saveToCalendar({ ...meeting, ...changes }, contact);
      await flushPromises();
      expect(browser.downloads).toEqual([]);
    },
  );

  it('says that the file cannot be created, until a retry succeeds', async () => {
    const { browser, files, vm } = confirmed();
    files.trouble = unreachable();
    vm.saveToCalendar(meeting, contact);
    await flushPromises();
    expect(vm.error).toBe("Couldn't create the calendar file. Please reload the page.");
    files.trouble = undefined;
    vm.saveToCalendar(meeting, contact);
    await flushPromises();
    expect(vm.error).toBeUndefined();
    expect(browser.downloads).toHaveLength(1);
  });
});
