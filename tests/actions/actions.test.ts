import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { allPages, frames } from '#ui/app/pages.ts';
import { interactionsIn, PACT_FILE } from '../../contracts/support/pactFile.ts';
import { actions } from './actions.ts';
import { useCases } from './applicationModules.ts';
import { patternOf, perform, type Performance } from './perform.ts';

const runs = new Map<string, Performance>();

describe.each(actions)('$title', (action) => {
  const ways = [undefined, ...action.otherwise.map(({ when }) => when)];

  it.each(ways)('can be done (%s)', async (way) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const run = await perform(action, { way });
    if (way === undefined) runs.set(action.id, run);
    expect(run.steps).not.toEqual([]);
    expect(run.steps.filter(({ reply }) => reply === 'bug')).toEqual([]);
  });

  it('is offered where whoever may do it can go', () => {
    for (const { page } of action.places) {
      const frame = allPages.find(({ name }) => name === page)?.frame;
      const isGuarded = frame !== undefined && frames[frame].guarded;
      if (isGuarded) expect(action.id === 'choose-theme' || action.by !== 'anybody').toBe(true);
      else expect(action.by).toBe('anybody');
    }
  });
});

describe('the list of actions', () => {
  it('has one id each', () => {
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  });

  it('leaves out no use-case', () => {
    const started = new Set(actions.map(({ useCase }) => useCase));
    expect(useCases.filter(({ type }) => !started.has(type)).map(({ name }) => name)).toEqual([]);
  });

  it('runs the use-case that it names', () => {
    for (const { id, useCase } of actions) {
      if (useCase)
        expect(runs.get(id)?.steps, id).toContainEqual(expect.objectContaining({ to: useCase.name }));
    }
  });

  it('leaves out no view-model, but for those that are a part of another', () => {
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
    for (const { viewModel } of actions) reach(viewModel);
    expect(
      [...sources.keys()].filter((name) => /^[A-Z].*ViewModel$/.test(name) && !reached.has(name)),
    ).toEqual([]);
  });

  it('makes every call that a screen makes as it opens, for what fails then has its place in the tables', () => {
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

  it('makes every call of the contracts', () => {
    const agreed = interactionsIn(PACT_FILE).map(
      ({ request: { method, path } }) => `${method} ${patternOf(method, path)}`,
    );
    const made = [...runs.values()].flatMap(({ calls }) =>
      calls.map(({ method, path }) => `${method} ${path}`),
    );
    expect(new Set(agreed).difference(new Set(made))).toEqual(new Set());
  });
});
