import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Injectable } from '#application/port.ts';
import { createContainer } from '../../src/composition/container.ts';
import { sliceLoader } from '../../src/composition/slices.ts';
import { allPages, pageLayouts } from '../../src/ui/navigation/pages.ts';
import type { Slice } from '../../src/ui/kit/state/CompositionContext.ts';
import { uiFilesFrom } from './uiFilesFrom.ts';

const viewModels = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/ui/**/*ViewModel.ts');

const isInjectable = (value: unknown): value is Injectable<unknown> =>
  typeof value === 'function' && 'needs' in value;

const portsOf = (type: Injectable<unknown>): symbol[] =>
  type.needs.flatMap((need) => (typeof need === 'symbol' ? [need] : portsOf(need)));

/** Returns the slices that parts of the page load later. */
const slicesLoadedLater = (screens: readonly string[]): Slice[] =>
  screens
    .flatMap((screen) => [...uiFilesFrom(`src/ui/${screen}.tsx`)])
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/loadSlices\(\['(\w+)'\]\)/g)])
    .map(([, slice]) => slice as Slice);

/** Finds the ports that the page's screens may use. */
async function portsFrom(screens: readonly string[]): Promise<ReadonlySet<symbol>> {
  const files = new Set(screens.flatMap((screen) => [...uiFilesFrom(`src/ui/${screen}.tsx`)]));
  const modules = await Promise.all(
    Object.entries(viewModels)
      .filter(([file]) => files.has(path.join('tests/architecture', file)))
      .map(([, load]) => load()),
  );
  return new Set(modules.flatMap((module) => Object.values(module).filter(isInjectable).flatMap(portsOf)));
}

describe('The slices in the page list', () => {
  it.each(allPages)('are exactly the slices that $path needs', async ({ screen, frame, slices = [] }) => {
    const screens = [screen, ...(frame ? [pageLayouts[frame].screen] : [])];
    const ports = await portsFrom(screens);
    const around = frame ? pageLayouts[frame].slices : [];
    const missingWith = async (some: readonly Slice[]) => {
      const container = createContainer({ origin: '', fetch: () => Promise.reject(new Error('No call')) });
      await sliceLoader(container)([...around, ...some]);
      // the startup code binds the voice service
      return [...ports].filter((port) => !container.isBound(port)).map((port) => port.description);
    };
    expect(ports.size).toBeGreaterThan(0);
    expect(await missingWith([...slices, ...slicesLoadedLater(screens)])).toEqual([]);
    const atOnce = await missingWith(slices);
    for (const spare of slices) {
      const left = slices.filter((slice) => slice !== spare);
      expect(await missingWith(left), `without ${spare}`).not.toEqual(atOnce);
    }
  });
});
