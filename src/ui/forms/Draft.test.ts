import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { Draft } from './Draft.ts';
import { fieldNamedInMessage, fieldRefusal } from './fieldNamedInMessage.ts';

interface Table {
  readonly name: string;
  readonly seats: number;
}

const problemsOf = ({ name, seats }: Table) => ({
  ...(!name && { name: 'Enter a name' }),
  ...(seats < 1 && { seats: 'Enter a number from 1' }),
});

async function aDraft(
  save: (table: Table) => Promise<Table | void> = async () => undefined,
  more: {
    readonly isNew?: boolean;
    readonly sendsOnce?: boolean;
    readonly done?: () => void;
    readonly failed?: (failure: Failure) => void;
    readonly secrets?: readonly string[];
  } = {},
) {
  const sent: Table[] = [];
  const draft = new Draft<Table, 'name' | 'seats'>({
    problems: problemsOf,
    async send(table) {
      if (Object.keys(problemsOf(table)).length > 0) return { problems: problemsOf(table) };
      sent.push(table);
      const saved = await save(table);
      return saved ? { saved } : {};
    },
    refusal: fieldRefusal((sentence) => fieldNamedInMessage(sentence, ['name', 'seats'] as const)),
    texts: { sent: 'Saved successfully!', failed: () => 'Failed to save' },
    ...more,
  });
  const stop = draft.start(async () => ({ name: 'Window', seats: 2 }));
  await flushMicrotasks();
  return { draft, sent, stop };
}

/** A draft with more seats than the host accepts, and the host's refusal. */
async function aRefusedDraft() {
  const refusal = new Failure('rejected', { status: 400, serverMessage: 'seats must be at most 12' });
  const { draft } = await aDraft(() => Promise.reject(refusal));
  draft.edit({ seats: 40 });
  draft.submit();
  await flushMicrotasks();
  return draft;
}

describe('Draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows saved values until something is edited', async () => {
    const { draft } = await aDraft();
    expect(draft.value).toEqual({ name: 'Window', seats: 2 });
    expect(draft.dirty).toBe(false);
    expect(draft.notice.message).toBeUndefined();
    draft.edit({ seats: 4 });
    expect(draft.value).toEqual({ name: 'Window', seats: 4 });
    expect(draft.dirty).toBe(true);
  });

  it('ignores a load superseded by a newer one', async () => {
    const { draft } = await aDraft();
    const [older, newer] = [Promise.withResolvers<Table>(), Promise.withResolvers<Table>()];
    draft.start(() => older.promise);
    draft.start(() => newer.promise);
    newer.resolve({ name: 'Garden', seats: 6 });
    await flushMicrotasks();
    older.resolve({ name: 'Cellar', seats: 8 });
    await flushMicrotasks();
    expect(draft.value).toEqual({ name: 'Garden', seats: 6 });
  });

  it('stops loading and shows nothing once its form is left', async () => {
    const { draft, stop } = await aDraft();
    draft.edit({ seats: 4 });
    draft.submit();
    await flushMicrotasks();
    let given: AbortSignal | undefined;
    draft.start((signal) => {
      given = signal;
      return Promise.withResolvers<Table>().promise;
    });
    expect(draft.notice.message).toBeDefined();
    stop();
    expect(draft.notice.message).toBeUndefined();
    expect(given?.aborted).toBe(true);
  });

  it('has nothing to save once edits are undone', async () => {
    const { draft, sent } = await aDraft();
    draft.edit({ seats: 4 });
    draft.edit({ seats: 2 });
    expect(draft.dirty).toBe(false);
    draft.submit();
    expect(sent).toEqual([]);
  });

  it('saves once, however often it is submitted meanwhile', async () => {
    const { draft, sent } = await aDraft();
    draft.edit({ seats: 4 });
    draft.submit();
    draft.submit();
    await flushMicrotasks();
    expect(sent).toEqual([{ name: 'Window', seats: 4 }]);
    expect(draft.dirty).toBe(false);
    expect(draft.notice.message).toEqual({ text: 'Saved successfully!', tone: 'success' });
  });

  it('does not ask about a save in flight, even with newer edits', async () => {
    const { draft, sent } = await aDraft();
    draft.edit({ seats: 4 });
    draft.submit();
    draft.edit({ seats: 6 });
    draft.submit();
    await flushMicrotasks();
    expect(sent.map(({ seats }) => seats)).toEqual([4]);
  });

  it('clears the result of an earlier save when saving again', async () => {
    const { draft } = await aDraft(() => Promise.reject(new Failure('unreachable')));
    draft.edit({ seats: 4 });
    draft.submit();
    await flushMicrotasks();
    draft.submit();
    expect(draft.notice.message).toBeUndefined();
  });

  it('uses the values the host returns', async () => {
    const { draft } = await aDraft(async (table) => ({ ...table, name: table.name.trim() }));
    draft.edit({ name: 'Garden ' });
    draft.submit();
    await flushMicrotasks();
    expect(draft.value?.name).toBe('Garden');
    expect(draft.dirty).toBe(false);
  });

  it('keeps edits made during a save', async () => {
    const { draft } = await aDraft();
    draft.edit({ seats: 4 });
    draft.submit();
    draft.edit({ seats: 6 });
    await flushMicrotasks();
    expect(draft.value?.seats).toBe(6);
    expect(draft.dirty).toBe(true);
  });

  it('keeps edits after a failed save and says so for 3 s', async () => {
    const failure = new Failure('unreachable');
    const failed = vi.fn<(failure: Failure) => void>();
    const { draft } = await aDraft(() => Promise.reject(failure), { failed });
    draft.edit({ seats: 4 });
    draft.submit();
    await flushMicrotasks();
    expect(draft.value?.seats).toBe(4);
    expect(draft.dirty).toBe(true);
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure);
    expect(draft.notice.message).toEqual({ text: 'Failed to save', tone: 'error' });
    vi.advanceTimersByTime(2999);
    expect(draft.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(draft.notice.message).toBeUndefined();
  });

  it('says that it was saved for 3 s', async () => {
    const { draft } = await aDraft();
    draft.edit({ seats: 4 });
    draft.submit();
    await flushMicrotasks();
    vi.advanceTimersByTime(2999);
    expect(draft.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(draft.notice.message).toBeUndefined();
  });

  it('sends nothing invalid and shows where', async () => {
    const { draft, sent } = await aDraft();
    draft.edit({ name: '', seats: 0 });
    expect(draft.problemOf('name')).toBeUndefined();
    draft.submit();
    expect(draft.problemOf('name')).toBe('Enter a name');
    expect(draft.problemOf('seats')).toBe('Enter a number from 1');
    expect(sent).toEqual([]);
  });

  it("shows a field's problem once the field was left", async () => {
    const { draft } = await aDraft();
    draft.edit({ name: '', seats: 0 });
    draft.touch('name');
    expect(draft.problemOf('name')).toBe('Enter a name');
    expect(draft.problemOf('seats')).toBeUndefined();
    draft.edit({ name: 'Garden' });
    expect(draft.problemOf('name')).toBeUndefined();
  });

  it("shows the host's message at its field until that field is edited", async () => {
    const draft = await aRefusedDraft();
    expect(draft.problemOf('seats')).toBe('seats must be at most 12');
    draft.edit({ seats: 12 });
    expect(draft.problemOf('seats')).toBeUndefined();
  });

  it("shows the host's message at the field the panel finds until that part is edited", async () => {
    const refusal = new Failure('rejected', { status: 400, serverMessage: 'days.0 is closed' });
    const draft = new Draft<{ days: readonly string[]; note: string }, 'days.mon'>({
      problems: () => ({}),
      send: () => Promise.reject(refusal),
      refusal: fieldRefusal((sentence, { days }) =>
        sentence.includes('days.0') && days[0] === 'mon' ? 'days.mon' : undefined,
      ),
    });
    draft.start(async () => ({ days: [], note: '' }));
    await flushMicrotasks();
    draft.edit({ days: ['mon'] });
    draft.submit();
    await flushMicrotasks();
    draft.edit({ note: 'Late' });
    expect(draft.problemOf('days.mon')).toBe('days.0 is closed');
    draft.edit({ days: [] });
    expect(draft.problemOf('days.mon')).toBeUndefined();
  });

  it('can be validated without saving', async () => {
    const { draft, sent } = await aDraft();
    expect(draft.reveal()).toBe(true);
    draft.edit({ name: '' });
    expect(draft.reveal()).toBe(false);
    expect(draft.problemOf('name')).toBe('Enter a name');
    expect(sent).toEqual([]);
  });

  it('discards edits on reset', async () => {
    const { draft } = await aDraft();
    draft.edit({ name: '' });
    draft.touch('name');
    draft.submit();
    draft.reset();
    expect(draft.value).toEqual({ name: 'Window', seats: 2 });
    // from now on, problems show at fields that were left, or after submitting, as in a new form
    draft.edit({ name: '', seats: 0 });
    expect(draft.problemOf('name')).toBeUndefined();
    expect(draft.problemOf('seats')).toBeUndefined();
  });

  it("clears the host's message on reset", async () => {
    const draft = await aRefusedDraft();
    expect(draft.problemOf('seats')).toBe('seats must be at most 12');
    draft.reset();
    expect(draft.problemOf('seats')).toBeUndefined();
  });

  it("clears the host's message when saving again", async () => {
    const draft = await aRefusedDraft();
    expect(draft.problemOf('seats')).toBe('seats must be at most 12');
    draft.submit();
    expect(draft.problemOf('seats')).toBeUndefined();
  });

  it('discards a field that the saved value lacks', () => {
    const draft = new Draft<{ readonly name: string; readonly note?: string }, 'name'>({
      initial: { name: 'Window' },
      problems: () => ({}),
      send: async () => undefined,
    });
    draft.edit({ note: 'Draughty' });
    draft.reset();
    expect({ ...draft.value }).toEqual({ name: 'Window' });
    expect(draft.value).not.toHaveProperty('note');
  });

  it('keeps edits when it is reloaded', async () => {
    const { draft } = await aDraft();
    draft.edit({ seats: 4 });
    draft.loading.retry();
    await flushMicrotasks();
    expect(draft.value?.seats).toBe(4);
  });

  describe('reloaded on return', () => {
    const contested = /^Someone else saved changes/;

    /** A value of which another user saves another version. */
    async function aSharedDraft() {
      let host: Table = { name: 'Window', seats: 2 };
      const begun = await aDraft();
      begun.draft.start(async () => host);
      await flushMicrotasks();
      return {
        ...begun,
        async refreshedWith(changes: Partial<Table>) {
          host = { ...host, ...changes };
          begun.draft.refresh();
          await flushMicrotasks();
        },
      };
    }

    it('shows what another user saved', async () => {
      const { draft, refreshedWith } = await aSharedDraft();
      await refreshedWith({ name: 'Terrace' });
      expect({ ...draft.value }).toEqual({ name: 'Terrace', seats: 2 });
      expect(draft.dirty).toBe(false);
      expect(draft.notice.message).toBeUndefined();
    });

    it("keeps edits and saves them together with the other user's changes", async () => {
      const { draft, sent, refreshedWith } = await aSharedDraft();
      draft.edit({ seats: 4 });
      await refreshedWith({ name: 'Terrace' });
      expect(draft.notice.message).toBeUndefined();
      draft.submit();
      await flushMicrotasks();
      expect(sent).toEqual([{ name: 'Terrace', seats: 4 }]);
    });

    it('keeps an edit to a field the other user changed too, and says so until it is saved or discarded', async () => {
      const { draft, refreshedWith } = await aSharedDraft();
      draft.edit({ seats: 4 });
      await refreshedWith({ seats: 6 });
      expect(draft.value?.seats).toBe(4);
      expect(draft.notice.message).toEqual({ text: expect.stringMatching(contested), tone: 'error' });
      vi.advanceTimersByTime(60_000);
      expect(draft.notice.message).toBeDefined();
      draft.reset();
      expect(draft.value?.seats).toBe(6);
      expect(draft.notice.message).toBeUndefined();
    });

    it('shows no conflict when both changed it to the same value', async () => {
      const { draft, refreshedWith } = await aSharedDraft();
      draft.edit({ seats: 4 });
      await refreshedWith({ seats: 4 });
      expect(draft.notice.message).toBeUndefined();
      expect(draft.dirty).toBe(false);
    });

    it('reloads after a save during which a reload was requested', async () => {
      const answer = Promise.withResolvers<void>();
      const draft = new Draft<Table, never>({ problems: () => ({}), send: () => answer.promise });
      const read = vi.fn(async (): Promise<Table> => ({ name: 'Window', seats: 2 }));
      draft.start(read);
      await flushMicrotasks();
      draft.edit({ seats: 4 });
      draft.submit();
      draft.refresh();
      expect(read).toHaveBeenCalledOnce();
      answer.resolve();
      await flushMicrotasks();
      expect(read).toHaveBeenCalledTimes(2);
    });

    it('ignores a load that started before the save', async () => {
      const { draft } = await aDraft();
      const reading = Promise.withResolvers<Table>();
      let isFirst = true;
      draft.start(async () => {
        if (!isFirst) return reading.promise;
        isFirst = false;
        return { name: 'Window', seats: 2 };
      });
      await flushMicrotasks();
      draft.refresh();
      draft.edit({ seats: 4 });
      draft.submit();
      await flushMicrotasks();
      reading.resolve({ name: 'Window', seats: 2 });
      await flushMicrotasks();
      expect(draft.value?.seats).toBe(4);
      expect(draft.dirty).toBe(false);
    });
  });

  it('merges separately saved changes and keeps edits', async () => {
    const { draft, sent } = await aDraft();
    draft.mergeSaved((table) => ({ ...table, name: 'Terrace' }));
    expect(draft.value).toEqual({ name: 'Terrace', seats: 2 });
    expect(draft.dirty).toBe(false);
    draft.edit({ seats: 4 });
    draft.mergeSaved((table) => ({ ...table, name: 'Garden' }));
    expect(draft.value).toEqual({ name: 'Garden', seats: 4 });
    draft.reset();
    expect(draft.value).toEqual({ name: 'Garden', seats: 2 });
    expect(sent).toEqual([]);
  });

  it('keeps separately saved changes that the response does not include', async () => {
    const answer = Promise.withResolvers<Table>();
    const { draft } = await aDraft(() => answer.promise);
    draft.edit({ seats: 4 });
    draft.submit();
    draft.mergeSaved((table) => ({ ...table, name: 'Terrace' }));
    // the host changes the number of seats
    answer.resolve({ name: 'Window', seats: 5 });
    await flushMicrotasks();
    expect(draft.value).toEqual({ name: 'Terrace', seats: 5 });
    expect(draft.dirty).toBe(false);
  });

  it('replaces all values when they were saved separately', async () => {
    const answer = Promise.withResolvers<Table>();
    const { draft } = await aDraft(() => answer.promise);
    draft.edit({ seats: 4 });
    draft.submit();
    draft.replaceSaved({ name: 'Terrace', seats: 2 });
    answer.resolve({ name: 'Terrace', seats: 4 });
    await flushMicrotasks();
    expect(draft.saved).toEqual({ name: 'Terrace', seats: 4 });
  });

  it('shows no refusal for fields edited since, in a form that submits once', async () => {
    const answer = Promise.withResolvers<Table>();
    const { draft } = await aDraft(() => answer.promise, { sendsOnce: true });
    draft.edit({ seats: 40 });
    draft.submit();
    draft.edit({ seats: 4 });
    answer.reject(new Failure('rejected', { status: 400, serverMessage: 'seats must be at most 12' }));
    await flushMicrotasks();
    expect(draft.problemOf('seats')).toBeUndefined();
    expect(draft.notice.message?.tone).toBe('error');
  });

  it('saves a new value unchanged', async () => {
    const { draft, sent } = await aDraft(undefined, { isNew: true });
    draft.submit();
    await flushMicrotasks();
    expect(sent).toEqual([{ name: 'Window', seats: 2 }]);
  });

  it('saves a new value once, even if the user stops waiting and submits again', async () => {
    const first = Promise.withResolvers<undefined>();
    const { draft, sent } = await aDraft(() => first.promise, { isNew: true });
    draft.submit();
    draft.saving.detach();
    draft.submit();
    first.resolve(undefined);
    await flushMicrotasks();
    expect(sent).toHaveLength(1);
  });

  it('calls back when everything is saved, but not with newer edits', async () => {
    const done = vi.fn<() => void>();
    const { draft } = await aDraft(undefined, { done });
    draft.edit({ seats: 4 });
    draft.submit();
    draft.edit({ seats: 6 });
    await flushMicrotasks();
    expect(done).not.toHaveBeenCalled();
    draft.submit();
    await flushMicrotasks();
    expect(done).toHaveBeenCalledOnce();
  });

  it('shows problems the sender finds until the field is edited', async () => {
    const draft = new Draft<Table, 'name'>({
      initial: { name: 'Window', seats: 2 },
      problems: () => ({}),
      send: async () => ({ problems: { name: 'There is a table of this name' } }),
    });
    draft.edit({ seats: 4 });
    draft.submit();
    await flushMicrotasks();
    expect(draft.problemOf('name')).toBe('There is a table of this name');
    expect(draft.dirty).toBe(true);
    draft.edit({ name: 'Garden' });
    expect(draft.problemOf('name')).toBeUndefined();
    draft.submit();
    await flushMicrotasks();
    draft.reset();
    expect(draft.problemOf('name')).toBeUndefined();
  });

  it('sends newer edits after a save the user stopped waiting for', async () => {
    const first = Promise.withResolvers<undefined>();
    const { draft, sent } = await aDraft(({ seats }) => (seats === 4 ? first.promise : Promise.resolve()));
    draft.edit({ seats: 4 });
    draft.submit();
    draft.saving.detach();
    draft.edit({ seats: 6 });
    draft.submit();
    await flushMicrotasks();
    expect(sent.map(({ seats }) => seats)).toEqual([4]);
    first.resolve(undefined);
    await flushMicrotasks();
    expect(sent.map(({ seats }) => seats)).toEqual([4, 6]);
    expect(draft.dirty).toBe(false);
  });

  it('renders only the edited field again', async () => {
    const { draft } = await aDraft();
    const drawn: string[] = [];
    const stops = (['name', 'seats'] as const).map((part) =>
      autorun(() => drawn.push(`${part} ${draft.value?.[part]} ${draft.problemOf(part) ?? ''}`)),
    );
    drawn.length = 0;
    draft.edit({ name: 'Garden' });
    expect(drawn).toEqual(['name Garden ']);
    for (const stop of stops) stop();
  });

  describe('with restored edits', () => {
    const EDITS = { name: { was: 'Window', is: 'Terrace' } };

    it('lists edits by field, without secrets', async () => {
      const { draft } = await aDraft();
      expect(draft.edits).toEqual({});
      draft.edit({ name: 'Terrace' });
      expect(draft.edits).toEqual(EDITS);
      const secret = await aDraft(undefined, { secrets: ['name'] });
      secret.draft.edit({ name: 'Terrace', seats: 4 });
      expect(secret.draft.edits).toEqual({ seats: { was: 2, is: 4 } });
    });

    it('shows restored edits and says so', async () => {
      const { draft } = await aDraft();
      draft.restore(EDITS);
      expect({ ...draft.value }).toEqual({ name: 'Terrace', seats: 2 });
      expect(draft.dirty).toBe(true);
      expect(draft.notice.message).toEqual({
        text: expect.stringMatching(/^We restored your unsaved changes/),
        tone: 'success',
      });
    });

    it('restores once: discarded edits do not return on reload', async () => {
      const { draft } = await aDraft();
      draft.restore(EDITS);
      draft.reset();
      draft.loading.retry();
      await flushMicrotasks();
      expect(draft.value?.name).toBe('Window');
      expect(draft.edits).toEqual({});
    });

    it('waits for the saved value before restoring', async () => {
      const draft = new Draft<Table, 'name'>({ problems: () => ({}), send: async () => undefined });
      draft.restore(EDITS);
      expect(draft.edits).toEqual(EDITS);
      draft.start(async () => ({ name: 'Window', seats: 2 }));
      await flushMicrotasks();
      expect(draft.value?.name).toBe('Terrace');
    });

    it('restores nothing that was saved anyway', async () => {
      const { draft } = await aDraft();
      draft.restore({ name: { was: 'Door', is: 'Window' } });
      expect(draft.dirty).toBe(false);
      expect(draft.notice.message).toBeUndefined();
    });

    it("keeps another user's change to a field, and says so", async () => {
      const { draft } = await aDraft();
      draft.restore({ name: { was: 'Door', is: 'Terrace' }, seats: { was: 2, is: 4 } });
      expect({ ...draft.value }).toEqual({ name: 'Window', seats: 4 });
      expect(draft.notice.message?.text).toMatch(/except in fields someone else changed/);
    });
  });
});
