import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '#tests/support/failures.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import type { SettingsKind } from './SettingsKind.ts';

interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly note?: string;
}

const before: Hours = { opens: '9', closes: '17' };

/** The hours on a host, saved by this test and by others. */
class HostedHours implements SettingsKind<Hours, 'no-time', string> {
  readonly target = { restaurantId: 'aurora', area: 'details' } as const;
  stored: Hours | undefined = before;
  readonly sent: Hours[] = [];
  /** What goes wrong with the next writes. */
  troubles: (() => unknown)[] = [];
  isOffline = false;

  check = ({ opens }: Hours) => (opens === '' ? ('no-time' as const) : undefined);
  normalize = ({ opens, ...hours }: Hours) => ({ ...hours, opens: opens.trim() });

  async read() {
    if (this.isOffline) throw unreachable();
    return this.stored;
  }

  async write(merged: Hours) {
    this.sent.push(merged);
    const trouble = this.troubles.shift();
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
  it('saves the edits together with what others saved since, and announces it', async () => {
    const { kind, events, save } = setUp();
    kind.stored = { ...before, closes: '22', note: 'Kitchen until 21' };
    const merged = { opens: '8', closes: '22', note: 'Kitchen until 21' };
    expect(await save({ ...before, opens: ' 8' })).toEqual({
      outcome: 'saved',
      saved: merged,
      answer: 'Done',
    });
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
    const theirs = { ...before, opens: '10' };
    kind.stored = theirs;
    expect(await save({ ...before, opens: '8' })).toEqual({
      outcome: 'conflict',
      conflicts: [{ path: ['opens'], kind: 'value', mine: '8', theirs: '10' }],
      theirs,
    });
    expect(kind.sent).toEqual([]);
    expect(events.published).toEqual([]);
  });

  // (rule: conflicts)
  it('sends nothing if it was deleted', async () => {
    const { kind, save } = setUp();
    kind.stored = undefined;
    expect(await save({ ...before, opens: '8' })).toEqual({ outcome: 'deleted' });
    expect(kind.sent).toEqual([]);
  });

  it('passes on a failed read or write', async () => {
    const { kind, save } = setUp();
    const failure = refused(403);
    kind.troubles = [() => failure];
    await expect(save({ ...before, opens: '8' })).rejects.toBe(failure);
    kind.isOffline = true;
    await expect(save({ ...before, opens: '8' })).rejects.toMatchObject({ kind: 'unreachable' });
  });

  describe('when someone saves between the read and the write', () => {
    it('reads and merges again', async () => {
      const { kind, save } = setUp();
      kind.troubles = [
        () => {
          kind.stored = { ...before, closes: '22' };
          return refused(412);
        },
      ];
      expect(await save({ ...before, opens: '8' })).toMatchObject({ saved: { opens: '8', closes: '22' } });
      expect(kind.sent).toHaveLength(2);
    });

    it('gives up after three attempts', async () => {
      const { kind, save } = setUp();
      kind.troubles = Array.from({ length: 5 }, () => () => refused(412));
      await expect(save({ ...before, opens: '8' })).rejects.toMatchObject({ status: 412 });
      expect(kind.sent).toHaveLength(3);
    });
  });

  describe('when the response is lost', () => {
    const edited = { ...before, opens: '8' };

    it('asks the host, and reports a save that succeeded', async () => {
      const { kind, events, save } = setUp();
      kind.troubles = [
        () => {
          kind.stored = edited;
          return unreachable();
        },
      ];
      expect(await save(edited)).toEqual({ outcome: 'saved', saved: edited, answer: undefined });
      expect(events.published).toHaveLength(1);
    });

    it('asks the host, and fails if nothing was saved', async () => {
      const { kind, events, save } = setUp();
      const failure = unreachable();
      kind.troubles = [() => failure];
      await expect(save(edited)).rejects.toBe(failure);
      expect(events.published).toEqual([]);
    });

    it('says that the outcome is unknown if the host cannot be asked', async () => {
      const { kind, save } = setUp();
      kind.troubles = [
        () => {
          kind.isOffline = true;
          return unreachable();
        },
      ];
      expect(await save(edited)).toEqual({ outcome: 'unknown' });
    });
  });

  it('saves the same settings one after the other, so no save undoes another', async () => {
    const { kind, save } = setUp();
    await Promise.all([save({ ...before, opens: '8' }), save({ ...before, closes: '22' })]);
    await flushPromises();
    expect(kind.stored).toEqual({ opens: '8', closes: '22' });
  });
});
