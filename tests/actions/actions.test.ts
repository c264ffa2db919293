import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { allPages, pageLayouts } from '#ui/navigation/pages.ts';
import { findApiCall } from '../../contracts/support/calls.ts';
import { interactionsIn, PACT_FILE } from '../../contracts/support/pactFile.ts';
import { actions, areas } from './actions.ts';
import { perform } from './perform.ts';

const runs = new Map<string, Awaited<ReturnType<typeof perform>>>();

it.each(actions)('runs "$title" in every way', async (action) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  runs.set(action.id, await perform(action));
  for (const way of action.ways) await perform(action, way);
});

describe('The action list', () => {
  it('has unique titles', () => {
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  });

  it("offers each action on pages that the action's users can open", () => {
    for (const { id, by, places } of actions) {
      for (const { page } of places) {
        const frame = allPages.find(({ name }) => name === page)?.frame;
        const isGuarded = frame !== undefined && pageLayouts[frame].guarded;
        if (isGuarded) expect(by, id).not.toBe('anybody');
        else expect(by, id).toBe('anybody');
      }
    }
  });

  it('covers every use case', () => {
    const useCases = globSync('src/application/**/*.ts', { exclude: ['**/*.test.ts'] })
      .filter((file) => /^ {2}(async )?execute\(/m.test(readFileSync(file, 'utf8')))
      .map((file) => basename(file, '.ts'));
    expect(useCases.length).toBeGreaterThan(20);
    const started = new Set(actions.map(({ useCase }) => useCase?.name));
    expect(useCases.filter((name) => !started.has(name))).toEqual([]);
  });

  it("covers every view model that isn't part of another view model", () => {
    const files = globSync('src/ui/**/*.ts', { exclude: ['**/*.test.ts'] });
    const sources = new Map(files.map((file) => [basename(file, '.ts'), readFileSync(file, 'utf8')]));
    const reached = new Set<string>();
    const reach = (name: string): void => {
      const source = sources.get(name);
      if (source === undefined || reached.has(name)) return;
      reached.add(name);
      for (const [, part = ''] of source.matchAll(/from '.*?(\w+)\.ts'/g)) reach(part);
    };
    for (const { viewModel } of actions) reach(viewModel);
    for (const { shownIn } of areas.flatMap(({ others }) => others)) {
      const [subject = ''] = basename(shownIn).split('.');
      for (const name of [subject, `${subject}ViewModel`]) reach(name);
    }
    expect(
      [...sources.keys()].filter((name) => /^[A-Z].*ViewModel$/.test(name) && !reached.has(name)),
    ).toEqual([]);
  });

  it('sends every request that a screen sends on opening, so the tables list all failures', () => {
    const callsOf = ({ viewModel }: (typeof actions)[number], of: 'calls' | 'opening') =>
      actions
        .filter((action) => action.viewModel === viewModel)
        .flatMap(({ id }) => runs.get(id)?.[of] ?? []);
    const missing = actions.flatMap((action) => {
      const made = new Set(callsOf(action, 'calls'));
      return callsOf(action, 'opening')
        .filter((call) => !made.has(call))
        .map((call) => `${action.viewModel}: ${call}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('sends every request in the contracts', () => {
    const agreed = interactionsIn(PACT_FILE).map(
      ({ request: { method, path } }) => `${method} ${findApiCall(method, path).path}`,
    );
    const made = new Set([...runs.values()].flatMap(({ calls }) => calls));
    expect(agreed.filter((call) => !made.has(call))).toEqual([]);
  });
});
