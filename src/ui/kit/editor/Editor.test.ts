import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { settledInstantly } from '#tests/support/settled.ts';
import { Editor } from './Editor.ts';

interface Table {
  readonly name: string;
  readonly seats: number;
}

async function anEditor(
  save: (table: Table) => Promise<Table | void> = async () => undefined,
  more: { readonly isNew?: boolean; readonly done?: () => void } = {},
) {
  const sent: Table[] = [];
  const editor = new Editor<Table, 'name' | 'seats'>({
    save(table) {
      sent.push(table);
      return save(table);
    },
    check: ({ name, seats }) => ({
      ...(!name && { name: 'Enter a name' }),
      ...(seats < 1 && { seats: 'Enter a number from 1' }),
    }),
    fields: ['name', 'seats'],
    saved: 'Saved successfully!',
    saveFailed: () => 'Failed to save',
    ...more,
  });
  const stop = editor.start(async () => ({ name: 'Window', seats: 2 }));
  await settledInstantly();
  return { editor, sent, stop };
}

describe('An editor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows what is saved until something is edited', async () => {
    const { editor } = await anEditor();
    expect(editor.value).toEqual({ name: 'Window', seats: 2 });
    expect(editor.dirty).toBe(false);
    editor.edit({ seats: 4 });
    expect(editor.value).toEqual({ name: 'Window', seats: 4 });
    expect(editor.dirty).toBe(true);
  });

  it('has nothing to save once all is as it was', async () => {
    const { editor, sent } = await anEditor();
    editor.edit({ seats: 4 });
    editor.edit({ seats: 2 });
    expect(editor.dirty).toBe(false);
    editor.save();
    expect(sent).toEqual([]);
  });

  it('saves once, however often it is asked to while that runs', async () => {
    const { editor, sent } = await anEditor();
    editor.edit({ seats: 4 });
    editor.save();
    editor.save();
    await settledInstantly();
    expect(sent).toEqual([{ name: 'Window', seats: 4 }]);
    expect(editor.dirty).toBe(false);
    expect(editor.notice.message).toEqual({ text: 'Saved successfully!', tone: 'success' });
  });

  it('takes over what the host makes of it', async () => {
    const { editor } = await anEditor(async (table) => ({ ...table, name: table.name.trim() }));
    editor.edit({ name: 'Garden ' });
    editor.save();
    await settledInstantly();
    expect(editor.value?.name).toBe('Garden');
    expect(editor.dirty).toBe(false);
  });

  it('keeps what was typed while the save ran', async () => {
    const { editor } = await anEditor();
    editor.edit({ seats: 4 });
    editor.save();
    editor.edit({ seats: 6 });
    await settledInstantly();
    expect(editor.value?.seats).toBe(6);
    expect(editor.dirty).toBe(true);
  });

  it('keeps what was typed when the save fails, and says so for 3 s', async () => {
    const { editor } = await anEditor(() => Promise.reject(new Failure('unreachable')));
    editor.edit({ seats: 4 });
    editor.save();
    await settledInstantly();
    expect(editor.value?.seats).toBe(4);
    expect(editor.dirty).toBe(true);
    expect(editor.notice.message).toEqual({ text: 'Failed to save', tone: 'error' });
    vi.advanceTimersByTime(2999);
    expect(editor.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(editor.notice.message).toBeUndefined();
  });

  it('says that it was saved for 3 s', async () => {
    const { editor } = await anEditor();
    editor.edit({ seats: 4 });
    editor.save();
    await settledInstantly();
    vi.advanceTimersByTime(2999);
    expect(editor.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(editor.notice.message).toBeUndefined();
  });

  it('sends nothing that is not right, and says where', async () => {
    const { editor, sent } = await anEditor();
    editor.edit({ name: '', seats: 0 });
    expect(editor.problemOf('name')).toBeUndefined();
    editor.save();
    expect(editor.problemOf('name')).toBe('Enter a name');
    expect(editor.problemOf('seats')).toBe('Enter a number from 1');
    expect(sent).toEqual([]);
  });

  it('says what is wrong with a field once the field was left', async () => {
    const { editor } = await anEditor();
    editor.edit({ name: '', seats: 0 });
    editor.leave('name');
    expect(editor.problemOf('name')).toBe('Enter a name');
    expect(editor.problemOf('seats')).toBeUndefined();
    editor.edit({ name: 'Garden' });
    expect(editor.problemOf('name')).toBeUndefined();
  });

  it("puts the host's words at the field that they are about, until it is edited", async () => {
    const refusal = new Failure('rejected', { status: 400, serverMessage: 'seats must be at most 12' });
    const { editor } = await anEditor(() => Promise.reject(refusal));
    editor.edit({ seats: 40 });
    editor.save();
    await settledInstantly();
    expect(editor.problemOf('seats')).toBe('seats must be at most 12');
    editor.edit({ seats: 12 });
    expect(editor.problemOf('seats')).toBeUndefined();
  });

  it("puts the host's words at a field that the panel finds, until that part is edited", async () => {
    const refusal = new Failure('rejected', { status: 400, serverMessage: 'days.0 is closed' });
    const editor = new Editor<{ days: readonly string[]; note: string }, 'days.mon'>({
      save: () => Promise.reject(refusal),
      check: () => ({}),
      fields: (sentence, { days }) =>
        sentence.includes('days.0') && days[0] === 'mon' ? 'days.mon' : undefined,
      saved: 'Saved successfully!',
      saveFailed: () => 'Failed to save',
    });
    editor.start(async () => ({ days: [], note: '' }));
    await settledInstantly();
    editor.edit({ days: ['mon'] });
    editor.save();
    await settledInstantly();
    editor.edit({ note: 'Late' });
    expect(editor.problemOf('days.mon')).toBe('days.0 is closed');
    editor.edit({ days: [] });
    expect(editor.problemOf('days.mon')).toBeUndefined();
  });

  it('can be asked whether all is right without a save', async () => {
    const { editor, sent } = await anEditor();
    expect(editor.reveal()).toBe(true);
    editor.edit({ name: '' });
    expect(editor.reveal()).toBe(false);
    expect(editor.problemOf('name')).toBe('Enter a name');
    expect(sent).toEqual([]);
  });

  it('gives up what was edited when it is told so', async () => {
    const { editor } = await anEditor();
    editor.edit({ name: '' });
    editor.save();
    editor.discard();
    expect(editor.value).toEqual({ name: 'Window', seats: 2 });
    expect(editor.problemOf('name')).toBeUndefined();
  });

  it('keeps what was typed when it is loaded again', async () => {
    const { editor } = await anEditor();
    editor.edit({ seats: 4 });
    editor.loading.retry();
    await settledInstantly();
    expect(editor.value?.seats).toBe(4);
  });

  it('takes over what was saved on its own, and keeps what is edited beside it', async () => {
    const { editor, sent } = await anEditor();
    editor.adopt((table) => ({ ...table, name: 'Terrace' }));
    expect(editor.value).toEqual({ name: 'Terrace', seats: 2 });
    expect(editor.dirty).toBe(false);
    editor.edit({ seats: 4 });
    editor.adopt((table) => ({ ...table, name: 'Garden' }));
    expect(editor.value).toEqual({ name: 'Garden', seats: 4 });
    editor.discard();
    expect(editor.value).toEqual({ name: 'Garden', seats: 2 });
    expect(sent).toEqual([]);
  });

  it('saves something new as it stands', async () => {
    const { editor, sent } = await anEditor(undefined, { isNew: true });
    editor.save();
    await settledInstantly();
    expect(sent).toEqual([{ name: 'Window', seats: 2 }]);
  });

  it('tells when all is saved, not when more was typed meanwhile', async () => {
    const done = vi.fn<() => void>();
    const { editor } = await anEditor(undefined, { done });
    editor.edit({ seats: 4 });
    editor.save();
    editor.edit({ seats: 6 });
    await settledInstantly();
    expect(done).not.toHaveBeenCalled();
    editor.save();
    await settledInstantly();
    expect(done).toHaveBeenCalledOnce();
  });
});
