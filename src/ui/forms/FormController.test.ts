import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { FormController, type ControllerOptions } from './FormController.ts';
import { Notice } from '../kit/Notice.ts';
import { fieldNamedInMessage, fieldRefusal } from './fieldNamedInMessage.ts';

interface Table {
  readonly name: string;
  readonly seats: number;
}

const problemsOf = ({ name, seats }: Table) => ({
  ...(!name && { name: 'Enter a name' }),
  ...(seats < 1 && { seats: 'Enter a number from 1' }),
});

type Problems = ReturnType<typeof problemsOf>;

const saved = <T>(value: T) => ({ outcome: 'saved', saved: value, answer: undefined }) as const;

async function aForm(
  save: (table: Table) => Promise<Table | void> = async () => undefined,
  more: Partial<ControllerOptions<Table, 'name' | 'seats', Problems, undefined>> = {},
) {
  const sent: Table[] = [];
  const elsewhere = new Notice();
  const form = new FormController<Table, 'name' | 'seats', Problems>({
    problems: problemsOf,
    textsOf: (problems) => problems,
    async save(_base, table) {
      const problems = problemsOf(table);
      if (Object.keys(problems).length > 0) return { outcome: 'invalid', problems };
      sent.push(table);
      return saved((await save(table)) ?? table);
    },
    refusal: fieldRefusal((sentence) => fieldNamedInMessage(sentence, ['name', 'seats'] as const)),
    texts: { sent: 'Saved successfully!', failed: () => 'Failed to save' },
    ...more,
  });
  const stop = form.start(async () => ({ name: 'Window', seats: 2 }), elsewhere);
  await flushMicrotasks();
  return { form, fields: form.fields, sent, stop, elsewhere };
}

/** A form with more seats than the host accepts, and the host's refusal. */
async function aRefusedForm() {
  const refusal = new Failure('rejected', { status: 400, serverMessage: 'seats must be at most 12' });
  const { form } = await aForm(() => Promise.reject(refusal));
  form.fields.edit({ seats: 40 });
  form.submit();
  await flushMicrotasks();
  return form;
}

describe('FormController', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows saved values until something is edited', async () => {
    const { form } = await aForm();
    expect(form.fields.value).toEqual({ name: 'Window', seats: 2 });
    expect(form.dirty).toBe(false);
    expect(form.notice.message).toBeUndefined();
    form.fields.edit({ seats: 4 });
    expect(form.fields.value).toEqual({ name: 'Window', seats: 4 });
    expect(form.dirty).toBe(true);
  });

  it('ignores a load superseded by a newer one', async () => {
    const { form, elsewhere } = await aForm();
    const [older, newer] = [Promise.withResolvers<Table>(), Promise.withResolvers<Table>()];
    form.start(() => older.promise, elsewhere);
    form.start(() => newer.promise, elsewhere);
    newer.resolve({ name: 'Garden', seats: 6 });
    await flushMicrotasks();
    older.resolve({ name: 'Cellar', seats: 8 });
    await flushMicrotasks();
    expect(form.fields.value).toEqual({ name: 'Garden', seats: 6 });
  });

  it('stops loading once its form is left, and shows the result of a save in flight elsewhere', async () => {
    const { form, fields, elsewhere } = await aForm();
    let given: AbortSignal | undefined;
    const stop = form.start((signal) => {
      given = signal;
      return Promise.withResolvers<Table>().promise;
    }, elsewhere);
    fields.edit({ seats: 4 });
    form.submit();
    stop();
    expect(given?.aborted).toBe(true);
    await flushMicrotasks();
    expect(form.notice.message).toBeUndefined();
    expect(elsewhere.message?.text).toBe('Saved successfully!');
  });

  it('has nothing to save once edits are undone', async () => {
    const { form, sent } = await aForm();
    form.fields.edit({ seats: 4 });
    form.fields.edit({ seats: 2 });
    expect(form.dirty).toBe(false);
    form.submit();
    expect(sent).toEqual([]);
  });

  it('saves once, however often it is submitted during the save', async () => {
    const { form, sent } = await aForm();
    form.fields.edit({ seats: 4 });
    form.submit();
    form.submit();
    await flushMicrotasks();
    expect(sent).toEqual([{ name: 'Window', seats: 4 }]);
    expect(form.dirty).toBe(false);
    expect(form.notice.message).toEqual({ text: 'Saved successfully!', tone: 'success' });
  });

  it('does not ask about a save in flight, even with newer edits', async () => {
    const { form, sent } = await aForm();
    form.fields.edit({ seats: 4 });
    form.submit();
    form.fields.edit({ seats: 6 });
    form.submit();
    await flushMicrotasks();
    expect(sent.map(({ seats }) => seats)).toEqual([4]);
  });

  it('clears the result of an earlier save when saving again', async () => {
    const { form } = await aForm(() => Promise.reject(new Failure('unreachable')));
    form.fields.edit({ seats: 4 });
    form.submit();
    await flushMicrotasks();
    form.submit();
    expect(form.notice.message).toBeUndefined();
  });

  it('uses the values the host returns', async () => {
    const { form } = await aForm(async (table) => ({ ...table, name: table.name.trim() }));
    form.fields.edit({ name: 'Garden ' });
    form.submit();
    await flushMicrotasks();
    expect(form.fields.value?.name).toBe('Garden');
    expect(form.dirty).toBe(false);
  });

  it('keeps edits made during a save', async () => {
    const { form } = await aForm();
    form.fields.edit({ seats: 4 });
    form.submit();
    form.fields.edit({ seats: 6 });
    await flushMicrotasks();
    expect(form.fields.value?.seats).toBe(6);
    expect(form.dirty).toBe(true);
  });

  it('keeps edits after a failed save and says so for 3 s', async () => {
    const failure = new Failure('unreachable');
    const failed = vi.fn<(failure: Failure) => void>();
    const { form } = await aForm(() => Promise.reject(failure), { failed });
    form.fields.edit({ seats: 4 });
    form.submit();
    await flushMicrotasks();
    expect(form.fields.value?.seats).toBe(4);
    expect(form.dirty).toBe(true);
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure);
    expect(form.notice.message).toEqual({ text: 'Failed to save', tone: 'error' });
    vi.advanceTimersByTime(2999);
    expect(form.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(form.notice.message).toBeUndefined();
  });

  it('sends nothing invalid and shows where', async () => {
    const { form, sent } = await aForm();
    form.fields.edit({ name: '', seats: 0 });
    expect(form.fields.problemOf('name')).toBeUndefined();
    form.submit();
    expect(form.fields.problemOf('name')).toBe('Enter a name');
    expect(form.fields.problemOf('seats')).toBe('Enter a number from 1');
    expect(sent).toEqual([]);
  });

  it("shows a field's problem once the field was left", async () => {
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

  it("shows the host's message at the field the panel finds until that part is edited", async () => {
    interface Week {
      readonly days: readonly string[];
      readonly note: string;
    }
    const refusal = new Failure('rejected', { status: 400, serverMessage: 'days.0 is closed' });
    const form = new FormController<Week, 'days.mon'>({
      initial: { days: [], note: '' },
      problems: () => ({}),
      textsOf: () => ({}),
      save: () => Promise.reject(refusal),
      refusal: fieldRefusal((sentence, { days }) =>
        sentence.includes('days.0') && days[0] === 'mon' ? 'days.mon' : undefined,
      ),
    });
    form.fields.edit({ days: ['mon'] });
    form.submit();
    await flushMicrotasks();
    form.fields.edit({ note: 'Late' });
    expect(form.fields.problemOf('days.mon')).toBe('days.0 is closed');
    form.fields.edit({ days: [] });
    expect(form.fields.problemOf('days.mon')).toBeUndefined();
  });

  it('can be validated without saving', async () => {
    const { form, sent } = await aForm();
    expect(form.fields.reveal()).toBe(true);
    form.fields.edit({ name: '' });
    expect(form.fields.reveal()).toBe(false);
    expect(form.fields.problemOf('name')).toBe('Enter a name');
    expect(sent).toEqual([]);
  });

  it('discards edits on reset', async () => {
    const { form } = await aForm();
    form.fields.edit({ name: '' });
    form.fields.touch('name');
    form.submit();
    form.reset();
    expect(form.fields.value).toEqual({ name: 'Window', seats: 2 });
    // from now on, problems show at fields that were left, or after submitting, as in a new form
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
    form.submit();
    expect(form.fields.problemOf('seats')).toBeUndefined();
  });

  it('keeps edits when it is reloaded', async () => {
    const { form } = await aForm();
    form.fields.edit({ seats: 4 });
    form.loading.retry();
    await flushMicrotasks();
    expect(form.fields.value?.seats).toBe(4);
  });

  describe('reloaded on return', () => {
    const contested = /^Someone else changed 1 field that you edited/;

    /** A value of which another user saves another version. */
    async function aSharedForm() {
      let host: Table = { name: 'Window', seats: 2 };
      const begun = await aForm();
      begun.form.start(async () => host, begun.elsewhere);
      await flushMicrotasks();
      return {
        ...begun,
        async refreshedWith(changes: Partial<Table>) {
          host = { ...host, ...changes };
          begun.form.refresh();
          await flushMicrotasks();
        },
      };
    }

    it('shows what another user saved', async () => {
      const { form, refreshedWith } = await aSharedForm();
      await refreshedWith({ name: 'Terrace' });
      expect({ ...form.fields.value }).toEqual({ name: 'Terrace', seats: 2 });
      expect(form.dirty).toBe(false);
      expect(form.notice.message).toBeUndefined();
    });

    it("keeps edits and saves them together with the other user's changes", async () => {
      const { form, sent, refreshedWith } = await aSharedForm();
      form.fields.edit({ seats: 4 });
      await refreshedWith({ name: 'Terrace' });
      expect(form.notice.message).toBeUndefined();
      form.submit();
      await flushMicrotasks();
      expect(sent).toEqual([{ name: 'Terrace', seats: 4 }]);
    });

    it('keeps an edit to a field the other user changed too, and says so until it is saved or discarded', async () => {
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

    it('shows no conflict when both changed it to the same value', async () => {
      const { form, refreshedWith } = await aSharedForm();
      form.fields.edit({ seats: 4 });
      await refreshedWith({ seats: 4 });
      expect(form.notice.message).toBeUndefined();
      expect(form.dirty).toBe(false);
    });

    it('reloads after a save during which a reload was requested', async () => {
      const answer = Promise.withResolvers<void>();
      const { form, elsewhere } = await aForm(() => answer.promise);
      const read = vi.fn(async (): Promise<Table> => ({ name: 'Window', seats: 2 }));
      form.start(read, elsewhere);
      await flushMicrotasks();
      form.fields.edit({ seats: 4 });
      form.submit();
      form.refresh();
      expect(read).toHaveBeenCalledOnce();
      answer.resolve();
      await flushMicrotasks();
      expect(read).toHaveBeenCalledTimes(2);
    });

    it('ignores a load that started before the save', async () => {
      const { form, elsewhere } = await aForm();
      const reading = Promise.withResolvers<Table>();
      let isFirst = true;
      form.start(async () => {
        if (!isFirst) return reading.promise;
        isFirst = false;
        return { name: 'Window', seats: 2 };
      }, elsewhere);
      await flushMicrotasks();
      form.refresh();
      form.fields.edit({ seats: 4 });
      form.submit();
      await flushMicrotasks();
      reading.resolve({ name: 'Window', seats: 2 });
      await flushMicrotasks();
      expect(form.fields.value?.seats).toBe(4);
      expect(form.dirty).toBe(false);
    });
  });

  it('merges separately saved changes and keeps edits', async () => {
    const { form, sent } = await aForm();
    form.merge((table) => ({ ...table, name: 'Terrace' }));
    expect(form.fields.value).toEqual({ name: 'Terrace', seats: 2 });
    expect(form.dirty).toBe(false);
    form.fields.edit({ seats: 4 });
    form.merge((table) => ({ ...table, name: 'Garden' }));
    expect(form.fields.value).toEqual({ name: 'Garden', seats: 4 });
    form.reset();
    expect(form.fields.value).toEqual({ name: 'Garden', seats: 2 });
    expect(sent).toEqual([]);
  });

  it('keeps separately saved changes that the response does not include', async () => {
    const answer = Promise.withResolvers<Table>();
    const { form } = await aForm(() => answer.promise);
    form.fields.edit({ seats: 4 });
    form.submit();
    form.merge((table) => ({ ...table, name: 'Terrace' }));
    // the host changes the number of seats
    answer.resolve({ name: 'Window', seats: 5 });
    await flushMicrotasks();
    expect(form.fields.value).toEqual({ name: 'Terrace', seats: 5 });
    expect(form.dirty).toBe(false);
  });

  it('replaces all values when they were saved separately', async () => {
    const answer = Promise.withResolvers<Table>();
    const { form } = await aForm(() => answer.promise);
    form.fields.edit({ seats: 4 });
    form.submit();
    form.replace({ name: 'Terrace', seats: 2 });
    answer.resolve({ name: 'Terrace', seats: 4 });
    await flushMicrotasks();
    expect(form.fields.saved).toEqual({ name: 'Terrace', seats: 4 });
  });

  it('shows no refusal for fields edited since, in a form that submits once', async () => {
    const answer = Promise.withResolvers<Table>();
    const { form } = await aForm(() => answer.promise, { sendsOnce: true });
    form.fields.edit({ seats: 40 });
    form.submit();
    form.fields.edit({ seats: 4 });
    answer.reject(new Failure('rejected', { status: 400, serverMessage: 'seats must be at most 12' }));
    await flushMicrotasks();
    expect(form.fields.problemOf('seats')).toBeUndefined();
    expect(form.notice.message?.tone).toBe('error');
  });

  it('saves a new value unchanged', async () => {
    const { form, sent } = await aForm(undefined, { isNew: true });
    form.submit();
    await flushMicrotasks();
    expect(sent).toEqual([{ name: 'Window', seats: 2 }]);
  });

  it('saves a new value once, even if the user stops waiting and submits again', async () => {
    const first = Promise.withResolvers<undefined>();
    const { form, sent } = await aForm(() => first.promise, { isNew: true });
    form.submit();
    form.saving.detach();
    form.submit();
    first.resolve(undefined);
    await flushMicrotasks();
    expect(sent).toHaveLength(1);
  });

  it('calls back when everything is saved, but not with newer edits', async () => {
    const done = vi.fn<() => void>();
    const { form } = await aForm(undefined, { done });
    form.fields.edit({ seats: 4 });
    form.submit();
    form.fields.edit({ seats: 6 });
    await flushMicrotasks();
    expect(done).not.toHaveBeenCalled();
    form.submit();
    await flushMicrotasks();
    expect(done).toHaveBeenCalledOnce();
  });

  it('shows problems the sender finds until the field is edited', async () => {
    const form = new FormController<Table, 'name', Problems>({
      initial: { name: 'Window', seats: 2 },
      problems: () => ({}),
      textsOf: (problems) => problems,
      save: async () => ({ outcome: 'invalid', problems: { name: 'There is a table of this name' } }),
    });
    form.fields.edit({ seats: 4 });
    form.submit();
    await flushMicrotasks();
    expect(form.fields.problemOf('name')).toBe('There is a table of this name');
    expect(form.dirty).toBe(true);
    form.fields.edit({ name: 'Garden' });
    expect(form.fields.problemOf('name')).toBeUndefined();
    form.submit();
    await flushMicrotasks();
    form.reset();
    expect(form.fields.problemOf('name')).toBeUndefined();
  });

  it('sends newer edits after a save the user stopped waiting for', async () => {
    const first = Promise.withResolvers<undefined>();
    const { form, sent } = await aForm(({ seats }) => (seats === 4 ? first.promise : Promise.resolve()));
    form.fields.edit({ seats: 4 });
    form.submit();
    form.saving.detach();
    form.fields.edit({ seats: 6 });
    form.submit();
    await flushMicrotasks();
    expect(sent.map(({ seats }) => seats)).toEqual([4]);
    first.resolve(undefined);
    await flushMicrotasks();
    expect(sent.map(({ seats }) => seats)).toEqual([4, 6]);
    expect(form.dirty).toBe(false);
  });

  it('renders only the edited field again', async () => {
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
      const secret = await aForm(undefined, { secrets: ['name'] });
      secret.form.fields.edit({ name: 'Terrace', seats: 4 });
      expect(secret.form.edits).toEqual({ seats: { was: 2, is: 4 } });
    });

    it('shows restored edits and says so', async () => {
      const { form } = await aForm();
      form.restore(EDITS);
      expect({ ...form.fields.value }).toEqual({ name: 'Terrace', seats: 2 });
      expect(form.dirty).toBe(true);
      expect(form.notice.message).toEqual({
        text: expect.stringMatching(/^We restored your unsaved changes/),
        tone: 'success',
      });
    });

    it('restores once: discarded edits do not return on reload', async () => {
      const { form } = await aForm();
      form.restore(EDITS);
      form.reset();
      form.loading.retry();
      await flushMicrotasks();
      expect(form.fields.value?.name).toBe('Window');
      expect(form.edits).toEqual({});
    });

    it('waits for the saved value before restoring', async () => {
      const form = new FormController<Table, 'name'>({
        problems: () => ({}),
        textsOf: () => ({}),
        save: async (_base, table) => saved(table),
      });
      form.restore(EDITS);
      expect(form.edits).toEqual(EDITS);
      form.start(async () => ({ name: 'Window', seats: 2 }), new Notice());
      await flushMicrotasks();
      expect(form.fields.value?.name).toBe('Terrace');
    });

    it('restores nothing that was saved anyway', async () => {
      const { form } = await aForm();
      form.restore({ name: { was: 'Door', is: 'Window' } });
      expect(form.dirty).toBe(false);
      expect(form.notice.message).toBeUndefined();
    });

    it("keeps them next to another user's change to the same field, and says so", async () => {
      const { form, fields } = await aForm();
      form.restore({ name: { was: 'Door', is: 'Terrace' }, seats: { was: 2, is: 4 } });
      expect({ ...fields.value }).toEqual({ name: 'Terrace', seats: 4 });
      expect(fields.conflictsOf('name')).toMatchObject([{ mine: 'Terrace', theirs: 'Window' }]);
      expect(form.notice.message?.text).toMatch(/Someone else changed some of the same fields/);
    });
  });

  describe('when someone else saved the same field first', () => {
    const theirs = { name: 'Window', seats: 6 };

    async function aConflict() {
      const sent: Table[] = [];
      const done = vi.fn<() => void>();
      const opened = await aForm(undefined, {
        done,
        async save(base, edited) {
          sent.push(edited);
          if (base.seats === theirs.seats) return saved(edited);
          const conflicts = [
            { path: ['seats'], kind: 'value', mine: edited.seats, theirs: theirs.seats },
          ] as const;
          return { outcome: 'conflict', conflicts, theirs };
        },
      });
      opened.fields.edit({ seats: 4 });
      opened.form.submit();
      await flushMicrotasks();
      return { ...opened, sent, done };
    }

    it('shows both values at the field', async () => {
      const { form, fields } = await aConflict();
      expect(fields.value?.seats).toBe(4);
      expect(fields.conflictsOf('seats')).toMatchObject([{ mine: 4, theirs: 6 }]);
      expect(form.notice.message?.text).toMatch(/^Someone else changed 1 field that you edited/);
    });

    it('saves nothing until the user has chosen', async () => {
      const { form, sent } = await aConflict();
      form.submit();
      await flushMicrotasks();
      expect(sent).toHaveLength(1);
    });

    it("saves the user's value after 'Keep mine'", async () => {
      const { form, fields, sent, done } = await aConflict();
      for (const conflict of fields.conflicts) fields.choose(conflict, 'mine');
      form.submit();
      await flushMicrotasks();
      expect(sent.at(-1)).toEqual({ name: 'Window', seats: 4 });
      expect(fields.conflicts).toEqual([]);
      expect(done).toHaveBeenCalledOnce();
    });

    it("shows the other value after 'Use theirs', with nothing left to save", async () => {
      const { form, fields } = await aConflict();
      for (const conflict of fields.conflicts) fields.choose(conflict, 'theirs');
      expect({ ...fields.value }).toEqual(theirs);
      expect([form.dirty, fields.conflicts, form.notice.message]).toEqual([false, [], undefined]);
    });

    it('ends when the user types the other value', async () => {
      const { fields } = await aConflict();
      fields.edit({ seats: 6 });
      expect(fields.conflicts).toEqual([]);
    });

    it('ends when the user discards their edits', async () => {
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

  it('keeps the edits of something deleted, says so, and can add it again', async () => {
    const onDeleted = vi.fn<() => void>();
    const { form, fields } = await aForm(undefined, {
      onDeleted,
      save: async () => ({ outcome: 'deleted' }),
    });
    fields.edit({ seats: 4 });
    form.submit();
    await flushMicrotasks();
    expect(onDeleted).toHaveBeenCalledOnce();
    expect(fields.value?.seats).toBe(4);
    expect(form.notice.message?.text).toMatch(/^Someone else deleted this/);
  });

  it('says when the outcome is unknown, and reloads', async () => {
    const { form, fields, elsewhere } = await aForm(undefined, {
      save: async () => ({ outcome: 'unknown' }),
    });
    const read = vi.fn(async (): Promise<Table> => ({ name: 'Window', seats: 4 }));
    form.start(read, elsewhere);
    await flushMicrotasks();
    fields.edit({ seats: 6 });
    form.submit();
    await flushMicrotasks();
    expect(form.notice.message?.text).toMatch(/may already be saved/);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
