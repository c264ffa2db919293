import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '#tests/support/failures.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { toReadResult, type EditKind } from './EditKind.ts';

interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly note?: string;
}

const before: Hours = { opens: '9', closes: '17' };

/** The opening hours on a host. This test saves them, and so do other users. */
class HostedHours implements EditKind<Hours, 'no-time', string, Hours> {
  readonly restaurantId = 'aurora';
  readonly area = 'details';
  stored: Hours | undefined = before;
  readonly sent: Hours[] = [];
  /** Failures of the next writes. */
  failureByScenarioId: (() => unknown)[] = [];
  isOffline = false;

  check = ({ opens }: Hours) => (opens === '' ? ('no-time' as const) : undefined);
  normalize = ({ opens, ...hours }: Hours) => ({ ...hours, opens: opens.trim() });

  async read() {
    if (this.isOffline) throw unreachable();
    return this.stored && toReadResult(this.stored);
  }

  async write(merged: Hours) {
    this.sent.push(merged);
    const trouble = this.failureByScenarioId.shift();
    if (trouble) throw trouble();
    this.stored = merged;
    return { saved: merged, answer: 'Done' };
  }
}

function setUp() {
  const { events, saveSettings } = savingFakes();
  const kind = new HostedHours();
  const save = (edited: Hours, base = before) => saveSettings.execute({ kind, base, edited });
  return { kind, events, save };
}

describe('SaveSettings', () => {
  // (rule: conflicts)
  it("saves the edits together with others' changes, and announces the save", async () => {
    const { kind, events, save } = setUp();
    kind.stored = { ...before, closes: '22', note: 'Kitchen until 21' };
    const merged = { opens: '8', closes: '22', note: 'Kitchen until 21' };
    const sent = { ...before, opens: ' 8' };
    expect(await save(sent)).toEqual({ outcome: 'saved', sent, saved: merged, answer: 'Done' });
    expect(kind.sent).toEqual([merged]);
    expect(events.published).toEqual([{ kind: 'saved', restaurantId: 'aurora', area: 'details' }]);
  });

  it('sends nothing invalid', async () => {
    const { kind, save } = setUp();
    expect(await save({ ...before, opens: '' })).toEqual({ outcome: 'invalid', problems: 'no-time' });
    expect(kind.sent).toEqual([]);
  });

  // (rule: conflicts)
  it('sends nothing if someone else changed the same field', async () => {
    const { kind, events, save } = setUp();
    const sent = { ...before, opens: '8' };
    const theirs = { ...before, opens: '10', note: 'Kitchen until 21' };
    kind.stored = theirs;
    expect(await save(sent)).toEqual({
      outcome: 'conflict',
      sent,
      value: { ...theirs, opens: '8' },
      conflicts: [{ path: ['opens'], kind: 'value', mine: '8', theirs: '10' }],
      theirs,
    });
    expect(kind.sent).toEqual([]);
    expect(events.published).toEqual([]);
  });

  it('sends nothing if the host already has the same settings', async () => {
    const { kind, events, save } = setUp();
    const theirs = { ...before, opens: '8', note: 'Kitchen until 21' };
    kind.stored = theirs;
    expect(await save({ ...before, opens: '8 ' })).toMatchObject({ outcome: 'saved', saved: theirs });
    expect(kind.sent).toEqual([]);
    expect(events.published).toHaveLength(1);
  });

  // (rule: conflicts)
  it('sends nothing if someone else deleted the settings', async () => {
    const { kind, save } = setUp();
    kind.stored = undefined;
    expect(await save({ ...before, opens: '8' })).toEqual({ outcome: 'deleted' });
    expect(kind.sent).toEqual([]);
  });

  it('fails after a failed read or write', async () => {
    const { kind, save } = setUp();
    const failure = refused(403);
    kind.failureByScenarioId = [() => failure];
    await expect(save({ ...before, opens: '8' })).rejects.toBe(failure);
    kind.isOffline = true;
    await expect(save({ ...before, opens: '8' })).rejects.toMatchObject({ kind: 'unreachable' });
  });

  describe('when someone saves between the read and the write', () => {
    it('reads the settings and merges the edits again', async () => {
      const { kind, save } = setUp();
      kind.failureByScenarioId = [
        () => {
          kind.stored = { ...before, closes: '22' };
          return refused(412);
        },
      ];
      expect(await save({ ...before, opens: '8' })).toMatchObject({ saved: { opens: '8', closes: '22' } });
      expect(kind.sent).toHaveLength(2);
    });

    it('fails after three attempts', async () => {
      const { kind, save } = setUp();
      kind.failureByScenarioId = Array.from({ length: 5 }, () => () => refused(412));
      await expect(save({ ...before, opens: '8' })).rejects.toMatchObject({ status: 412 });
      expect(kind.sent).toHaveLength(3);
    });
  });

  // (rule: unknown outcomes)
  describe('when the response is lost', () => {
    const edited = { ...before, opens: '8' };

    it.each([
      ['no response', unreachable()],
      ['a 504 from the gateway', refused(504)],
    ])('reads the settings after %s, and succeeds if the host saved the edits', async (_how, failure) => {
      const { kind, events, save } = setUp();
      loseResponse(kind, 'write', failure);
      expect(await save(edited)).toEqual({
        outcome: 'saved',
        sent: edited,
        saved: edited,
        answer: undefined,
      });
      expect(events.published).toHaveLength(1);
    });

    it('reads the settings, and fails if nothing was saved', async () => {
      const { kind, events, save } = setUp();
      const failure = refused(504);
      kind.failureByScenarioId = [() => failure];
      await expect(save(edited)).rejects.toBe(failure);
      expect(events.published).toEqual([]);
    });

    it('has an unknown outcome if the settings cannot be read', async () => {
      const { kind, save } = setUp();
      kind.failureByScenarioId = [
        () => {
          kind.isOffline = true;
          return unreachable();
        },
      ];
      expect(await save(edited)).toEqual({ outcome: 'unknown' });
    });

    it('sends nothing on the next press if the host has saved the edits since then', async () => {
      const { kind, save } = setUp();
      kind.failureByScenarioId = [unreachable];
      await expect(save(edited)).rejects.toMatchObject({ kind: 'unreachable' });
      kind.stored = edited;
      expect(await save(edited)).toMatchObject({ outcome: 'saved' });
      expect(kind.sent).toHaveLength(1);
    });
  });

  it('runs saves of the same settings one after another, so that no save undoes an earlier one', async () => {
    const { kind, save } = setUp();
    await Promise.all([save({ ...before, opens: '8' }), save({ ...before, closes: '22' })]);
    expect(kind.stored).toEqual({ opens: '8', closes: '22' });
  });
});

interface Note {
  readonly text: string;
}

/** A kind of settings whose write adds a note. */
class HostedNotes implements EditKind<Note, 'no-text', number, readonly Note[]> {
  readonly restaurantId = 'aurora';
  readonly area = 'menu';
  notes: readonly Note[] | undefined = [];

  check = ({ text }: Note) => (text === '' ? ('no-text' as const) : undefined);
  normalize = ({ text }: Note) => ({ text: text.trim() });

  async read() {
    return this.notes && { value: { text: '' }, context: this.notes };
  }

  async write(saved: Note, notes: readonly Note[]) {
    this.notes = [...notes, saved];
    return { saved, answer: this.notes.length };
  }

  find(added: Note, known: readonly Note[], now: readonly Note[]) {
    const saved = now.slice(known.length).find(({ text }) => text === added.text);
    return saved && { saved, answer: now.indexOf(saved) + 1 };
  }
}

// (rule: unknown outcomes)
describe('SaveSettings for a kind that adds a note', () => {
  const [edited, saved] = [{ text: 'Nuts ' }, { text: 'Nuts' }];

  function setUpNotes() {
    const { events, saveSettings } = savingFakes();
    const kind = new HostedNotes();
    const add = (note: Note, key?: string) =>
      saveSettings.execute({ kind, base: { text: '' }, edited: note, key });
    return { kind, events, add };
  }

  it('adds a note and announces it, even after a lost response', async () => {
    const { kind, events, add } = setUpNotes();
    expect(await add(edited)).toEqual({ outcome: 'saved', sent: edited, saved, answer: 1 });
    loseResponse(kind, 'write');
    expect(await add(edited)).toEqual({ outcome: 'saved', sent: edited, saved, answer: 2 });
    const event = { kind: 'saved', restaurantId: 'aurora', area: 'menu' };
    expect(events.published).toEqual([event, event]);
  });

  it('sends nothing if the note is invalid or the list was deleted', async () => {
    const { kind, add } = setUpNotes();
    expect(await add({ text: '' })).toEqual({ outcome: 'invalid', problems: 'no-text' });
    kind.notes = undefined;
    expect(await add(edited)).toEqual({ outcome: 'deleted' });
  });

  it('reports the note of an earlier press if the host has added it since then', async () => {
    const { kind, events, add } = setUpNotes();
    const write = kind.write.bind(kind);
    kind.write = () => Promise.reject(unreachable());
    expect(await add(edited, 'form')).toEqual({ outcome: 'unknown' });
    expect(events.published).toEqual([]);
    kind.write = write;
    kind.notes = [saved];
    const later = await add({ text: 'Nuts and gluten' }, 'form');
    expect(later).toEqual({ outcome: 'saved', sent: edited, saved, answer: 1 });
    expect(kind.notes).toEqual([saved]);
  });

  it('adds a second note for another form', async () => {
    const { kind, add } = setUpNotes();
    const write = kind.write.bind(kind);
    kind.write = () => Promise.reject(unreachable());
    await add(edited);
    kind.write = write;
    kind.notes = [saved];
    await add(edited);
    expect(kind.notes).toEqual([saved, saved]);
  });
});
