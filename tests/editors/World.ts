import { expect } from 'vitest';
import { isSameValue } from '#domain/shared/mergeEdits.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { Editor, type FormName } from './Editor.ts';
import { flatten } from './flatten.ts';
import { SharedHost } from './SharedHost.ts';

/** One host and two people who edit its restaurant. */
export class World {
  /** What each person typed and neither saved nor gave up, by form and field. */
  readonly typed = [new Map<string, unknown>(), new Map<string, unknown>()] as const;

  private constructor(
    readonly host: SharedHost,
    readonly editors: readonly [Editor, Editor],
  ) {}

  static async create(sharesBrowser: boolean): Promise<World> {
    const host = await SharedHost.create();
    const events = new FakeRestaurantEvents();
    const first = await Editor.open(host, events);
    const second = await Editor.open(host, sharesBrowser ? events : new FakeRestaurantEvents());
    return new World(host, [first, second]);
  }

  /** Typed text stays, until the host has it too. */
  expectTypedText(): void {
    this.typed.forEach((fields, one) => {
      for (const [key, value] of fields) {
        const [area, field] = key.split(' ') as [FormName, string];
        const form = this.editors[one as 0 | 1].form(area).fields;
        const shown: Readonly<Record<string, unknown>> = { ...form.value };
        expect([key, shown[field] ?? ''], 'typed text stays').toEqual([key, value]);
        const saved: Readonly<Record<string, unknown>> = { ...form.saved };
        if (isSameValue(saved[field], value)) fields.delete(key);
      }
    });
  }

  /** Everything on the host, by area. */
  async hosted() {
    const { voice, telephony, instructions, details, menu } = await this.editors[0].read();
    return {
      voice: flatten(voice),
      telephony: flatten(telephony),
      instructions: flatten(instructions),
      details: flatten(details),
      menu: flatten(menu),
    };
  }
}

/** What the host has, by area and path. */
export type Hosted = Awaited<ReturnType<World['hosted']>>;
