import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Engine } from './driver/Engine.ts';
import { Visitor } from './driver/Visitor.ts';
import { engineKinds, type EngineName } from './programs.ts';
import { journeys, journeysOnlyIn } from './journeys/journeys.ts';

/** Runs every journey in one engine, each in a new browser. A page error fails the journey. */
export function runJourneys(name: EngineName): void {
  describe(name, () => {
    let engine: Engine | undefined;

    beforeAll(async () => {
      engine = await engineKinds[name].start()?.(inject('sound'));
      console.log(`${name}: ${engine?.name}`);
    });

    afterAll(() => engine?.close());

    for (const [title, go] of Object.entries({ ...journeys, ...journeysOnlyIn[name] })) {
      test(title, async () => {
        const profile = await engine?.newProfile();
        if (!profile) throw new Error(`There is no ${name}`);
        try {
          const visitor = await Visitor.arrive(profile, inject('origin'));
          await go(visitor);
          expect((await visitor.pageErrors()).join('\n')).toBe('');
        } finally {
          await profile.close();
        }
      });
    }
  });
}
