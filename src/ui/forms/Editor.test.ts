import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toReadResult, type EditKind } from '#application/settings/EditKind.ts';
import { LOST_WRITE_AFTER_MS } from '#application/shared/lostWriteAfter.ts';
import type { RestaurantEvent } from '#application/shared/RestaurantEvents.ts';
import { problemsIfAny, type Problems } from '#domain/shared/problems.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { editorFakes } from '#tests/support/fakes/editorFakes.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { editorTexts } from '../texts/editorTexts.ts';
import { Editor } from './Editor.ts';

interface Table {
  readonly name: string;
  readonly seats: number;
}

type Field = keyof Table;
type Kind<Context> = EditKind<Table, Problems<Field, string>, string, Context>;

const texts = editorTexts<Field>({
  sentences: { name: 'Enter a name', seats: 'Enter a number from 1' },
  results: { saved: 'Saved successfully!', failed: 'Failed to save' },
  added: { saved: 'Added successfully!', failed: 'Failed to add' },
});

const initial: Table = { name: 'Window', seats: 2 };

const common = {
  restaurantId: 'aurora',
  area: 'telephony',
  check: ({ name, seats }: Table) =>
    problemsIfAny({ ...(!name && { name: 'missing' }), ...(seats < 1 && { seats: 'too-low' }) }),
} as const;

/** A fake host with tables. The form edits the first table. Records the requests that the host receives. */
class HostedTables {
  readonly tables = new Map([['t1', initial]]);
  readonly sent: string[] = [];
  reads = 0;
  isOffline = false;
  /** Runs during each write. Returns the table that the host saves, by default the sent table. */
  during: (table: Table) => Promise<Table | void> = async () => undefined;

  kind = (id: string): Kind<undefined> => ({
    ...common,
    read: async () => {
      this.read();
      const value = this.tables.get(id);
      return value && { value, context: undefined };
    },
    write: (table) => this.save(id, table),
    again: () => this.newKind(),
  });

  newKind = (onlyAddsItems = false): Kind<number> => ({
    ...common,
    read: async () => {
      this.read();
      return { value: initial, context: this.tables.size };
    },
    write: (table) => this.save(`t${this.sent.length + 2}`, table),
    find: (table, before) => {
      const added = [...this.tables].slice(before).find(([, { name }]) => name === table.name);
      return added && { answer: added[0], saved: added[1] };
    },
    ...(!onlyAddsItems && { next: this.kind }),
  });

  private read() {
    this.reads += 1;
    if (this.isOffline) throw unreachable();
  }

  private async save(id: string, table: Table) {
    this.sent.push(`${id} ${table.name} ${table.seats}`);
    const saved = (await this.during(table)) ?? table;
    this.tables.set(id, saved);
    return { saved, answer: id };
  }
}

/** Creates a form and loads a table. */
async function aForm(during?: HostedTables['during'], secrets: readonly string[] = []) {
  const host = new HostedTables();
  host.during = during ?? host.during;
  const fakes = editorFakes();
  const form = new Editor<Table, Field, Problems<Field, string>, string>(fakes.services, { texts, secrets });
  const stop = form.start(host.kind('t1'));
  await flushMicrotasks();
  return { ...fakes, form, fields: form.fields, host, stop };
}

/** Creates the form of a new table. @param onlyAddsItems whether the form only adds the table and cannot edit it afterwards */
function aNewForm({ onlyAddsItems = false } = {}) {
  const host = new HostedTables();
  const kind = host.newKind(onlyAddsItems);
  const form = new Editor<Table, Field, Problems<Field, string>, string>(editorFakes().services, {
    texts,
    kind,
    initial,
  });
  return { form, fields: form.fields, host };
}

/** Creates a form with more seats than the host accepts, and submits it. */
async function aRefusedForm() {
  const { form } = await aForm(() => Promise.reject(refused(400, 'seats must be at most 12')));
  form.fields.edit({ seats: 40 });
  expect(await form.submit()).toMatchObject({ outcome: 'refused', failure: { status: 400 }, field: 'seats' });
  return form;
}

describe('Editor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the saved values until the user edits them', async () => {
    const { form } = await aForm();
    expect(form.fields.value).toEqual({ name: 'Window', seats: 2 });
    expect(form.dirty).toBe(false);
    expect(form.notice.message).toBeUndefined();
    form.fields.edit({ seats: 4 });
    expect(form.fields.value).toEqual({ name: 'Window', seats: 4 });
    expect(form.dirty).toBe(true);
  });

  it('ignores a load if a newer one has started', async () => {
    const { form, host } = await aForm();
    const [older, newer] = [Promise.withResolvers<Table>(), Promise.withResolvers<Table>()];
    form.start(host.kind('t1'), () => older.promise);
    form.start(host.kind('t1'), () => newer.promise);
    newer.resolve({ name: 'Garden', seats: 6 });
    await flushMicrotasks();
    older.resolve({ name: 'Cellar', seats: 8 });
    await flushMicrotasks();
    expect(form.fields.value).toEqual({ name: 'Garden', seats: 6 });
  });

  it('stops loading when the user leaves, and shows the result of a save in flight in a toast', async () => {
    const { form, fields, host, toasts } = await aForm();
    let given: AbortSignal | undefined;
    const stop = form.start(host.kind('t1'), (signal) => {
      given = signal;
      return Promise.withResolvers<Table>().promise;
    });
    fields.edit({ seats: 4 });
    void form.submit();
    stop();
    expect(given?.aborted).toBe(true);
    await flushMicrotasks();
    expect(form.notice.message).toBeUndefined();
    expect(toasts.notice.message?.text).toBe('Saved successfully!');
  });

  it('is not dirty once the user has reverted the edits', async () => {
    const { form, host } = await aForm();
    form.fields.edit({ seats: 4 });
    form.fields.edit({ seats: 2 });
    expect(form.dirty).toBe(false);
    void form.submit();
    expect(host.sent).toEqual([]);
  });

  it('saves once, even if it is submitted several times during the save', async () => {
    const { form, host } = await aForm();
    form.fields.edit({ seats: 4 });
    void form.submit();
    void form.submit();
    await flushMicrotasks();
    expect(host.sent).toEqual(['t1 Window 4']);
    expect(form.dirty).toBe(false);
    expect(form.notice.message).toEqual({ text: 'Saved successfully!', tone: 'success' });
  });

  it('does not send newer edits while a save is in flight', async () => {
    const { form, host } = await aForm();
    form.fields.edit({ seats: 4 });
    void form.submit();
    form.fields.edit({ seats: 6 });
    void form.submit();
    await flushMicrotasks();
    expect(host.sent).toEqual(['t1 Window 4']);
  });

  it('clears the result of an earlier save when saving again', async () => {
    const { form } = await aForm(() => Promise.reject(unreachable()));
    form.fields.edit({ seats: 4 });
    void form.submit();
    await flushMicrotasks();
    void form.submit();
    expect(form.notice.message).toBeUndefined();
  });

  it('uses the values that the host returns', async () => {
    const { form } = await aForm(async (table) => ({ ...table, name: table.name.trim() }));
    form.fields.edit({ name: 'Garden ' });
    void form.submit();
    await flushMicrotasks();
    expect(form.fields.value?.name).toBe('Garden');
    expect(form.dirty).toBe(false);
  });

  it('keeps edits that the user makes during a save', async () => {
    const { form } = await aForm();
    form.fields.edit({ seats: 4 });
    void form.submit();
    form.fields.edit({ seats: 6 });
    await flushMicrotasks();
    expect(form.fields.value?.seats).toBe(6);
    expect(form.dirty).toBe(true);
  });

  it('keeps edits after a failed save and shows the failure for 3 s', async () => {
    const failure = unreachable();
    const { form } = await aForm(() => Promise.reject(failure));
    form.fields.edit({ seats: 4 });
    expect(await form.submit()).toEqual({ outcome: 'refused', failure, field: undefined });
    expect(form.fields.value?.seats).toBe(4);
    expect(form.dirty).toBe(true);
    expect(form.notice.message).toEqual({ text: 'Failed to save', tone: 'error' });
    vi.advanceTimersByTime(2999);
    expect(form.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(form.notice.message).toBeUndefined();
  });

  it('sends no invalid value and shows problems at their fields', async () => {
    const { form, host } = await aForm();
    form.fields.edit({ name: '', seats: 0 });
    expect(form.fields.problemOf('name')).toBeUndefined();
    void form.submit();
    expect(form.fields.problemOf('name')).toBe('Enter a name');
    expect(form.fields.problemOf('seats')).toBe('Enter a number from 1');
    expect(host.sent).toEqual([]);
  });

  it("shows a field's problem once the field loses focus", async () => {
    const { form } = await aForm();
    form.fields.edit({ name: '', seats: 0 });
    form.fields.touch('name');
    expect(form.fields.problemOf('name')).toBe('Enter a name');
    expect(form.fields.problemOf('seats')).toBeUndefined();
    form.fields.edit({ name: 'Garden' });
    expect(form.fields.problemOf('name')).toBeUndefined();
  });

  it("shows the host's message at its field until that field is edited", async () => {
    const form = await aRefusedForm();
    expect(form.fields.problemOf('seats')).toBe('seats must be at most 12');
    form.fields.edit({ seats: 12 });
    expect(form.fields.problemOf('seats')).toBeUndefined();
  });

  it("shows the host's message at the field that the panel chose until that field is edited", async () => {
    interface Week {
      readonly days: readonly string[];
      readonly note: string;
    }
    const week: Week = { days: [], note: '' };
    const form = new Editor<Week, 'days.mon'>(editorFakes().services, {
      initial: week,
      texts: {
        problems: () => ({}),
        refusal: ({ serverMessage: text = '' }, { days }) =>
          days[0] === 'mon' ? { field: 'days.mon', text } : undefined,
      },
      kind: {
        ...common,
        check: () => undefined,
        read: async () => toReadResult(week),
        write: () => Promise.reject(refused(400, 'days.0 is closed')),
      },
    });
    form.fields.edit({ days: ['mon'] });
    void form.submit();
    await flushMicrotasks();
    form.fields.edit({ note: 'Late' });
    expect(form.fields.problemOf('days.mon')).toBe('days.0 is closed');
    form.fields.edit({ days: [] });
    expect(form.fields.problemOf('days.mon')).toBeUndefined();
  });

  it('can show problems without saving', async () => {
    const { form, host } = await aForm();
    expect(form.fields.reveal()).toBe(true);
    form.fields.edit({ name: '' });
    expect(form.fields.reveal()).toBe(false);
    expect(form.fields.problemOf('name')).toBe('Enter a name');
    expect(host.sent).toEqual([]);
  });

  it('discards edits on reset', async () => {
    const { form } = await aForm();
    form.fields.edit({ name: '' });
    form.fields.touch('name');
    void form.submit();
    form.reset();
    expect(form.fields.value).toEqual({ name: 'Window', seats: 2 });
    // problems now show only at fields that lost focus, or after submitting, as in a new form
    form.fields.edit({ name: '', seats: 0 });
    expect(form.fields.problemOf('name')).toBeUndefined();
    expect(form.fields.problemOf('seats')).toBeUndefined();
  });

  it("clears the host's message on reset", async () => {
    const form = await aRefusedForm();
    expect(form.fields.problemOf('seats')).toBe('seats must be at most 12');
    form.reset();
    expect(form.fields.problemOf('seats')).toBeUndefined();
  });

  it("clears the host's message when saving again", async () => {
    const form = await aRefusedForm();
    expect(form.fields.problemOf('seats')).toBe('seats must be at most 12');
    void form.submit();
    expect(form.fields.problemOf('seats')).toBeUndefined();
  });

  it('keeps edits on a reload', async () => {
    const { form } = await aForm();
    form.fields.edit({ seats: 4 });
    form.loading.retry();
    await flushMicrotasks();
    expect(form.fields.value?.seats).toBe(4);
  });

  describe('on a background reload', () => {
    const contested = /^Someone else changed 1 field that you edited/;

    /** Creates a form of a table that another user changes. */
    async function aSharedForm() {
      const opened = await aForm();
      const { form, host } = opened;
      return {
        ...opened,
        async refreshedWith(changes: Partial<Table>) {
          host.tables.set('t1', { ...initial, ...changes });
          form.refresh();
          await flushMicrotasks();
        },
      };
    }

    it("shows another user's changes", async () => {
      const { form, refreshedWith } = await aSharedForm();
      await refreshedWith({ name: 'Terrace' });
      expect({ ...form.fields.value }).toEqual({ name: 'Terrace', seats: 2 });
      expect(form.dirty).toBe(false);
      expect(form.notice.message).toBeUndefined();
    });

    it("keeps edits and saves them together with the other user's changes", async () => {
      const { form, host, refreshedWith } = await aSharedForm();
      form.fields.edit({ seats: 4 });
      await refreshedWith({ name: 'Terrace' });
      expect(form.notice.message).toBeUndefined();
      void form.submit();
      await flushMicrotasks();
      expect(host.sent).toEqual(['t1 Terrace 4']);
    });

    it('keeps an edit to a field that the other user changed too, and shows a conflict until the edit is saved or discarded', async () => {
      const { form, refreshedWith } = await aSharedForm();
      form.fields.edit({ seats: 4 });
      await refreshedWith({ seats: 6 });
      expect(form.fields.value?.seats).toBe(4);
      expect(form.notice.message).toEqual({ text: expect.stringMatching(contested), tone: 'error' });
      vi.advanceTimersByTime(60_000);
      expect(form.notice.message).toBeDefined();
      form.reset();
      expect(form.fields.value?.seats).toBe(6);
      expect(form.notice.message).toBeUndefined();
    });

    it('shows no conflict when both users entered the same value', async () => {
      const { form, refreshedWith } = await aSharedForm();
      form.fields.edit({ seats: 4 });
      await refreshedWith({ seats: 4 });
      expect(form.notice.message).toBeUndefined();
      expect(form.dirty).toBe(false);
    });

    it('reloads after a save if a reload was requested during the save', async () => {
      const answer = Promise.withResolvers<void>();
      const { form, host } = await aForm(() => answer.promise);
      form.fields.edit({ seats: 4 });
      void form.submit();
      form.refresh();
      await flushMicrotasks();
      const { reads } = host;
      answer.resolve();
      await flushMicrotasks();
      expect(host.reads).toBe(reads + 1);
    });

    it('ignores a load that started before the save', async () => {
      const { form, host } = await aForm();
      const reading = Promise.withResolvers<Table>();
      form.start(host.kind('t1'), () => reading.promise);
      form.fields.edit({ seats: 4 });
      void form.submit();
      await flushMicrotasks();
      reading.resolve(initial);
      await flushMicrotasks();
      expect(form.fields.value?.seats).toBe(4);
      expect(form.dirty).toBe(false);
    });
  });

  it('reloads when its settings are saved elsewhere or reverted, until the user leaves', async () => {
    const { form, host, events, stop } = await aForm();
    const publish = async (event: object) => {
      events.publish({ restaurantId: 'aurora', ...event } as RestaurantEvent);
      await flushMicrotasks();
    };
    await publish({ kind: 'saved', area: 'telephony' });
    await publish({ kind: 'reverted' });
    expect(host.reads).toBe(3);
    await publish({ kind: 'saved', area: 'details' });
    await publish({ kind: 'saved', area: 'telephony', restaurantId: 'saffron' });
    stop();
    await publish({ kind: 'reverted' });
    expect(host.reads).toBe(3);
    // the form's own save already ends with the saved value
    form.start(host.kind('t1'));
    form.fields.edit({ seats: 4 });
    await form.submit();
    expect(events.published.at(-1)).toMatchObject({ kind: 'saved', area: 'telephony' });
    expect(host.reads).toBe(5);
  });

  it('merges separately saved changes and keeps edits', async () => {
    const { form, host } = await aForm();
    form.merge((table) => ({ ...table, name: 'Terrace' }));
    expect(form.fields.value).toEqual({ name: 'Terrace', seats: 2 });
    expect(form.dirty).toBe(false);
    form.fields.edit({ seats: 4 });
    form.merge((table) => ({ ...table, name: 'Garden' }));
    expect(form.fields.value).toEqual({ name: 'Garden', seats: 4 });
    form.reset();
    expect(form.fields.value).toEqual({ name: 'Garden', seats: 2 });
    expect(host.sent).toEqual([]);
  });

  it('keeps separately saved changes if the response of a save omits them', async () => {
    const answer = Promise.withResolvers<Table>();
    const { form } = await aForm(() => answer.promise);
    form.fields.edit({ seats: 4 });
    void form.submit();
    form.merge((table) => ({ ...table, name: 'Terrace' }));
    // the host changes the number of seats
    answer.resolve({ name: 'Window', seats: 5 });
    await flushMicrotasks();
    expect(form.fields.value).toEqual({ name: 'Terrace', seats: 5 });
    expect(form.dirty).toBe(false);
  });

  it('keeps separately saved changes if a save ends with a conflict', async () => {
    const { form, fields, host } = await aForm();
    host.tables.set('t1', { name: 'Window', seats: 6 });
    fields.edit({ seats: 4 });
    void form.submit();
    form.merge((table) => ({ ...table, name: 'Terrace' }));
    await flushMicrotasks();
    expect(fields.value).toEqual({ name: 'Terrace', seats: 4 });
    expect(form.edits).toEqual({ seats: { was: 6, is: 4 } });
  });

  it('replaces all values after a separate save', async () => {
    const answer = Promise.withResolvers<Table>();
    const { form } = await aForm(() => answer.promise);
    form.fields.edit({ seats: 4 });
    void form.submit();
    form.replace({ name: 'Terrace', seats: 2 });
    answer.resolve({ name: 'Terrace', seats: 4 });
    await flushMicrotasks();
    expect(form.fields.saved).toEqual({ name: 'Terrace', seats: 4 });
  });

  it('sends newer edits after the user stopped waiting for a save', async () => {
    const first = Promise.withResolvers<undefined>();
    const { form, host } = await aForm(({ seats }) => (seats === 4 ? first.promise : Promise.resolve()));
    form.fields.edit({ seats: 4 });
    void form.submit();
    form.saving.detach();
    form.fields.edit({ seats: 6 });
    void form.submit();
    await flushMicrotasks();
    expect(host.sent).toEqual(['t1 Window 4']);
    first.resolve(undefined);
    await flushMicrotasks();
    expect(host.sent).toEqual(['t1 Window 4', 't1 Window 6']);
    expect(form.dirty).toBe(false);
  });

  // (rule: lost writes)
  it('does not send newer edits when the retry of a lost save fails late', async () => {
    const { form, host, saveSettings } = await aForm();
    const lost = Promise.withResolvers<never>();
    vi.spyOn(saveSettings, 'execute').mockReturnValueOnce(lost.promise);
    form.fields.edit({ seats: 4 });
    void form.submit();
    form.saving.detach();
    void form.submit();
    await vi.advanceTimersByTimeAsync(LOST_WRITE_AFTER_MS);
    form.fields.edit({ seats: 6 });
    lost.reject(unreachable());
    await flushMicrotasks();
    expect(host.sent).toEqual(['t1 Window 4']);
    expect(form.dirty).toBe(true);
  });

  it('notifies only the observers of the edited field', async () => {
    const { form } = await aForm();
    const drawn: string[] = [];
    const stops = (['name', 'seats'] as const).map((part) =>
      autorun(() => drawn.push(`${part} ${form.fields.value?.[part]} ${form.fields.problemOf(part) ?? ''}`)),
    );
    drawn.length = 0;
    form.fields.edit({ name: 'Garden' });
    expect(drawn).toEqual(['name Garden ']);
    for (const stop of stops) stop();
  });

  describe('with restored edits', () => {
    const EDITS = { name: { was: 'Window', is: 'Terrace' } };

    it('lists edits by field, without secrets', async () => {
      const { form } = await aForm();
      expect(form.edits).toEqual({});
      form.fields.edit({ name: 'Terrace' });
      expect(form.edits).toEqual(EDITS);
      const secret = await aForm(undefined, ['name']);
      secret.form.fields.edit({ name: 'Terrace', seats: 4 });
      expect(secret.form.edits).toEqual({ seats: { was: 2, is: 4 } });
    });

    it('shows restored edits and tells the user', async () => {
      const { form } = await aForm();
      form.restore(EDITS);
      expect({ ...form.fields.value }).toEqual({ name: 'Terrace', seats: 2 });
      expect(form.dirty).toBe(true);
      expect(form.notice.message).toEqual({
        text: expect.stringMatching(/^We restored your unsaved changes/),
        tone: 'success',
      });
    });

    it('does not restore discarded edits on a reload', async () => {
      const { form } = await aForm();
      form.restore(EDITS);
      form.reset();
      form.loading.retry();
      await flushMicrotasks();
      expect(form.fields.value?.name).toBe('Window');
      expect(form.edits).toEqual({});
    });

    it('restores the edits once the saved value has loaded', async () => {
      const { services } = editorFakes();
      const form = new Editor<Table, Field, Problems<Field, string>, string>(services, { texts });
      form.restore(EDITS);
      // the edits must survive a second reload, too
      expect([form.dirty, form.edits]).toEqual([true, EDITS]);
      form.start(new HostedTables().kind('t1'));
      await flushMicrotasks();
      expect(form.fields.value?.name).toBe('Terrace');
    });

    it('restores no edits that were already saved', async () => {
      const { form } = await aForm();
      form.restore({ name: { was: 'Door', is: 'Window' } });
      expect(form.dirty).toBe(false);
      expect(form.notice.message).toBeUndefined();
    });

    it('keeps restored edits if another user changed the same field, and shows a conflict', async () => {
      const { form, fields } = await aForm();
      form.restore({ name: { was: 'Door', is: 'Terrace' }, seats: { was: 2, is: 4 } });
      expect({ ...fields.value }).toEqual({ name: 'Terrace', seats: 4 });
      expect(fields.conflictsOf('name')).toMatchObject([{ mine: 'Terrace', theirs: 'Window' }]);
      expect(form.notice.message?.text).toMatch(/Someone else changed some of the same fields/);
    });
  });

  describe('when another user saved the same field first', () => {
    const theirs = { name: 'Window', seats: 6 };

    async function aConflict(saved: Table = theirs, during: Partial<Table> = {}) {
      const opened = await aForm();
      const { form, fields, host } = opened;
      host.tables.set('t1', saved);
      fields.edit({ seats: 4 });
      const submitted = form.submit();
      fields.edit(during);
      expect(await submitted).toMatchObject({ outcome: 'conflict', theirs: saved });
      return opened;
    }

    it('shows both values at the field', async () => {
      const { form, fields } = await aConflict();
      expect(fields.value?.seats).toBe(4);
      expect(fields.conflictsOf('seats')).toMatchObject([{ mine: 4, theirs: 6 }]);
      expect(form.notice.message?.text).toMatch(/^Someone else changed 1 field that you edited/);
    });

    it('does not save until the user has chosen a value', async () => {
      const { form, host } = await aConflict();
      expect(await form.submit()).toBeUndefined();
      expect(host.sent).toEqual([]);
    });

    it("saves the user's value after 'Keep mine'", async () => {
      const { form, fields, host } = await aConflict();
      for (const conflict of fields.conflicts) fields.choose(conflict, 'mine');
      expect(await form.submit()).toMatchObject({ outcome: 'saved' });
      expect(host.sent).toEqual(['t1 Window 4']);
      expect(fields.conflicts).toEqual([]);
    });

    it("merges the other user's changes to other fields, and keeps edits made during the save", async () => {
      const { form, fields } = await aConflict({ name: 'Terrace', seats: 6 });
      expect(fields.value).toEqual({ name: 'Terrace', seats: 4 });
      expect(form.edits).toEqual({ seats: { was: 6, is: 4 } });
      const edited = await aConflict(theirs, { name: 'Garden' });
      expect(edited.fields.value).toEqual({ name: 'Garden', seats: 4 });
      expect(edited.fields.conflicts).toHaveLength(1);
    });

    it('shows a conflict for edits made during the save, too', async () => {
      const { fields } = await aConflict({ name: 'Terrace', seats: 6 }, { name: 'Garden' });
      expect(fields.value).toEqual({ name: 'Garden', seats: 4 });
      expect(fields.conflictsOf('name')).toMatchObject([{ mine: 'Garden', theirs: 'Terrace' }]);
      expect(fields.conflictsOf('seats')).toMatchObject([{ mine: 4, theirs: 6 }]);
    });

    it("shows the other user's value after 'Use theirs', and is not dirty", async () => {
      const { form, fields } = await aConflict();
      for (const conflict of fields.conflicts) fields.choose(conflict, 'theirs');
      expect({ ...fields.value }).toEqual(theirs);
      expect([form.dirty, fields.conflicts, form.notice.message]).toEqual([false, [], undefined]);
    });

    it("resolves the conflict when the user types the other user's value", async () => {
      const { fields } = await aConflict();
      fields.edit({ seats: 6 });
      expect(fields.conflicts).toEqual([]);
    });

    it('resolves the conflict when the user discards the edits', async () => {
      const { form, fields } = await aConflict();
      form.reset();
      expect(fields.conflicts).toEqual([]);
      expect({ ...fields.value }).toEqual(theirs);
    });

    it('lists only conflicts that no field shows', async () => {
      const { fields } = await aConflict();
      expect(fields.unclaimedConflicts).toHaveLength(1);
      const release = fields.claim('seats');
      expect(fields.unclaimedConflicts).toEqual([]);
      release();
      expect(fields.unclaimedConflicts).toHaveLength(1);
    });
  });

  it('keeps the edits of a deleted item, shows a message, and adds the item again on the next save', async () => {
    const { form, fields, host } = await aForm();
    host.tables.clear();
    fields.edit({ seats: 4 });
    expect(await form.submit()).toEqual({ outcome: 'deleted' });
    expect(form.notice.message?.text).toMatch(/^Someone else deleted this/);
    expect([fields.value?.seats, form.isNew, host.sent]).toEqual([4, true, []]);
    await form.submit();
    expect(form.notice.message?.text).toBe('Added successfully!');
    fields.edit({ seats: 6 });
    await form.submit();
    expect(host.sent).toEqual(['t2 Window 4', 't2 Window 6']);
  });

  // (rule: unknown outcomes)
  it('shows an unknown outcome, and on the next save first checks whether the host already saved the edits', async () => {
    const { form, fields, host } = await aForm();
    host.during = async () => {
      host.isOffline = true;
      throw unreachable();
    };
    fields.edit({ seats: 6 });
    expect(await form.submit()).toEqual({ outcome: 'unknown' });
    expect(form.notice.message?.text).toMatch(/confirm that this was saved/);
    expect(host.reads).toBe(4);
    host.isOffline = false;
    host.tables.set('t1', { name: 'Window', seats: 6 });
    expect(await form.submit()).toMatchObject({ outcome: 'saved' });
    expect(host.sent).toHaveLength(1);
    expect(form.dirty).toBe(false);
  });

  describe('for a new item', () => {
    it('adds the item, even without edits, and then edits the added item', async () => {
      const { form, fields, host } = aNewForm();
      expect(await form.submit()).toMatchObject({ outcome: 'saved', answer: 't2' });
      expect(form.notice.message).toEqual({ text: 'Added successfully!', tone: 'success' });
      expect(await form.submit()).toBeUndefined();
      fields.edit({ seats: 4 });
      await form.submit();
      expect(form.notice.message).toEqual({ text: 'Saved successfully!', tone: 'success' });
      expect(host.sent).toEqual(['t2 Window 2', 't2 Window 4']);
    });

    it('adds the item once, even if the user stops waiting and submits again', async () => {
      const { form, host } = aNewForm();
      const answer = Promise.withResolvers<void>();
      host.during = () => answer.promise;
      void form.submit();
      form.saving.detach();
      void form.submit();
      answer.resolve();
      await flushMicrotasks();
      expect(host.sent).toHaveLength(1);
    });

    it('says that the item could not be added', async () => {
      const { form, host } = aNewForm();
      host.during = () => Promise.reject(refused(500));
      await form.submit();
      expect(form.notice.message).toEqual({ text: 'Failed to add', tone: 'error' });
      expect(form.isNew).toBe(true);
    });

    it("hides the host's message at a field edited since the save, if the form only adds items", async () => {
      const { form, fields, host } = aNewForm({ onlyAddsItems: true });
      host.during = () => Promise.reject(refused(400, 'seats must be at most 12'));
      fields.edit({ seats: 40 });
      void form.submit();
      fields.edit({ seats: 4 });
      await flushMicrotasks();
      expect(fields.problemOf('seats')).toBeUndefined();
      expect(form.notice.message?.tone).toBe('error');
    });

    // (rule: unknown outcomes)
    describe('after a lost response, if the host still adds the item', () => {
      async function aLostAddition(options?: { readonly onlyAddsItems: boolean }) {
        const opened = aNewForm(options);
        const { form, host } = opened;
        host.during = () => Promise.reject(unreachable());
        expect(await form.submit()).toEqual({ outcome: 'unknown' });
        host.during = async () => undefined;
        host.tables.set('late', initial);
        return opened;
      }

      it('does not send the item again on the next save', async () => {
        const { form, host } = await aLostAddition();
        expect(await form.submit()).toMatchObject({ outcome: 'saved', answer: 'late' });
        expect(form.notice.message?.text).toBe('Added successfully!');
        expect(host.sent).toHaveLength(1);
      });

      it('does not send the item again from a form restored by a reload', async () => {
        const { form, host } = aNewForm();
        host.tables.set('late', { name: 'Terrace', seats: 2 });
        form.restore({ name: { was: 'Window', is: 'Terrace' } });
        expect(await form.submit()).toMatchObject({ outcome: 'saved', answer: 'late' });
        expect(host.sent).toEqual([]);
      });

      it('sends newer edits as a change of the added item', async () => {
        const { form, fields, host } = await aLostAddition();
        fields.edit({ seats: 6 });
        expect(await form.submit()).toMatchObject({ outcome: 'saved', answer: 'late' });
        expect(host.sent).toEqual(['t2 Window 2', 'late Window 6']);
        expect(form.dirty).toBe(false);
      });

      it('does not send edits made since the save', async () => {
        const { form, fields, host } = await aLostAddition();
        const pressed = form.submit();
        fields.edit({ seats: 6 });
        await pressed;
        expect(host.sent).toHaveLength(1);
        expect([fields.value?.seats, form.dirty]).toEqual([6, true]);
      });

      it('does not send newer edits if the form only adds items', async () => {
        const { form, fields, host } = await aLostAddition({ onlyAddsItems: true });
        fields.edit({ seats: 6 });
        expect(await form.submit()).toMatchObject({ outcome: 'saved', sent: initial });
        expect(host.sent).toHaveLength(1);
        expect([fields.value?.seats, form.dirty]).toEqual([6, true]);
      });
    });
  });
});
