import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Injectable } from '#application/port.ts';
import { createContainer } from '../../src/composition/container.ts';
import { bringInto } from '../../src/composition/slices.ts';
import { allPages, frames, type Slice } from '../../src/ui/app/pages.ts';

const viewModels = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/ui/**/*ViewModel.ts');

/** Fetches code for the sake of other pages. */
const PREFETCH = 'src/ui/shell/prefetchPages.ts';

/** The files of the screens that a file brings along, at once or when something is opened. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file) || file === PREFETCH || !existsSync(file)) return reached;
  reached.add(file);
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    reachedFrom(path.join(path.dirname(file), imported), reached);
  }
  return reached;
}

const isInjectable = (value: unknown): value is Injectable<unknown> =>
  typeof value === 'function' && 'needs' in value;

const portsOf = (type: Injectable<unknown>): symbol[] =>
  type.needs.flatMap((need) => (typeof need === 'symbol' ? [need] : portsOf(need)));

/** The slices that something on the page asks for by itself, once the page is there. */
const broughtLater = (screens: readonly string[]): Slice[] =>
  screens
    .flatMap((screen) => [...reachedFrom(`src/ui/${screen}.tsx`)])
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/bring\(\['(\w+)'\]\)/g)])
    .map(([, slice]) => slice as Slice);

/** Every port that something on the page may speak through. */
async function portsFrom(screens: readonly string[]): Promise<ReadonlySet<symbol>> {
  const files = new Set(screens.flatMap((screen) => [...reachedFrom(`src/ui/${screen}.tsx`)]));
  const modules = await Promise.all(
    Object.entries(viewModels)
      .filter(([file]) => files.has(path.join('tests/architecture', file)))
      .map(([, load]) => load()),
  );
  return new Set(modules.flatMap((module) => Object.values(module).filter(isInjectable).flatMap(portsOf)));
}

describe('the slices that the list of pages names', () => {
  it.each(allPages)('are all that $path needs, and no more', async ({ screen, frame, slices = [] }) => {
    const screens = [screen, ...(frame ? [frames[frame].screen] : [])];
    const ports = await portsFrom(screens);
    const around = frame ? frames[frame].slices : [];
    const missingWith = async (some: readonly Slice[]) => {
      const container = createContainer({ origin: '', fetch: () => Promise.reject(new Error('No call')) });
      await bringInto(container)([...around, ...some]);
      // the voice service is the start's to give
      return [...ports].filter((port) => !container.isBound(port)).map((port) => port.description);
    };
    expect(ports.size).toBeGreaterThan(0);
    expect(await missingWith([...slices, ...broughtLater(screens)])).toEqual([]);
    const atOnce = await missingWith(slices);
    for (const spare of slices) {
      const left = slices.filter((slice) => slice !== spare);
      expect(await missingWith(left), `without ${spare}`).not.toEqual(atOnce);
    }
  });
});
