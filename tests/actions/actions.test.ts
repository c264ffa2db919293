import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { allPages, pageLayouts } from '#ui/navigation/pages.ts';
import { interactionsIn, PACT_FILE } from '../../contracts/support/pactFile.ts';
import { actions, areas } from './actions.ts';
import { patternOf, perform, type Performance } from './perform.ts';

const runs = new Map<string, Performance>();

it.each(actions)('runs "$title" in every way', async (action) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const way of [undefined, ...action.otherwise.map(({ when }) => when)]) {
    const run = await perform(action, { way });
    if (way === undefined) runs.set(action.id, run);
  }
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
    const sources = new Map(
      globSync('src/ui/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => [
        basename(file, '.ts'),
        readFileSync(file, 'utf8'),
      ]),
    );
    const reached = new Set<string>();
    const reach = (name: string): void => {
      const source = sources.get(name);
      if (source === undefined || reached.has(name)) return;
      reached.add(name);
      for (const [, part = ''] of source.matchAll(/from '.*?(\w+)\.ts'/g)) reach(part);
    };
    for (const { viewModel } of areas.flatMap((area) => [...area.actions, ...area.others])) {
      if (viewModel !== undefined) reach(viewModel);
    }
    expect(
      [...sources.keys()].filter((name) => /^[A-Z].*ViewModel$/.test(name) && !reached.has(name)),
    ).toEqual([]);
  });

  it('sends every request that a screen sends on opening, so the tables list all failures', () => {
    const callsOf = ({ viewModel }: (typeof actions)[number], of: 'calls' | 'opening') =>
      actions
        .filter((action) => action.viewModel === viewModel)
        .flatMap(({ id }) => runs.get(id)?.[of] ?? [])
        .map(({ method, path }) => `${method} ${path}`);
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
      ({ request: { method, path } }) => `${method} ${patternOf(method, path)}`,
    );
    const made = [...runs.values()].flatMap(({ calls }) =>
      calls.map(({ method, path }) => `${method} ${path}`),
    );
    expect(agreed.filter((call) => !made.includes(call))).toEqual([]);
  });
});
