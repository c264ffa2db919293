import path from 'node:path';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import { PERSON } from '../../../tests/actions/step.ts';
import { importsOf, namedNodes } from '../source/declarations.ts';
import { lineOf, syntaxOf } from '../source/syntax.ts';
import { inFull, isScreen } from '../tests/browserTests.ts';
import { listedTests } from '../tests/listedTests.ts';
import { namesReachedFrom } from '../tests/namesReachedFrom.ts';
import { testCallsIn } from '../tests/suitesAndTests.ts';
import type { Example } from './examples.ts';
import { exportedBy } from './source.ts';
import { viewModelFile } from './viewModels.ts';

/** The tests of a file that show an action. */
export interface Examples {
  /** From the root of the project. */
  readonly file: string;
  readonly titles: readonly string[];
}

type Passed = ReadonlyMap<string, readonly Example[]>;

/**
 * The tests that show each action, by its id. They have passed when the pages are written.
 * @throws Error when an action has none, or one that is not run by then, or a use-case has no test of its own
 */
export async function examplesOf(
  actions: readonly RecordedAction[],
  useCaseFiles: ReadonlyMap<string, string>,
  passed: Passed,
): Promise<ReadonlyMap<string, readonly Examples[]>> {
  const byRun = new Map(
    actions.map((action) => [
      action.id,
      [...ofUseCase(action, useCaseFiles, passed), ...ofViewModel(action, actions, passed)],
    ]),
  );
  const byName = await namedTests(actions);
  return new Map(
    actions.map(({ id }) => {
      const tests = [...(byRun.get(id) ?? []), ...(byName.get(id) ?? [])];
      if (tests.length === 0) throw new Error(`No test shows how to ${id}`);
      const notRun = tests.find(({ file }) => !passed.has(file) && !isScreen(file));
      if (notRun) throw new Error(`${id} is shown by ${notRun.file}, which the handbook does not run`);
      return [id, tests];
    }),
  );
}

function ofUseCase(
  { useCase }: RecordedAction,
  files: ReadonlyMap<string, string>,
  passed: Passed,
): readonly Examples[] {
  if (useCase === undefined) return [];
  const file = files.get(useCase)?.replace(/\.ts$/, '.test.ts') ?? '';
  const tests = passed.get(file);
  if (!tests) throw new Error(`${useCase} has no test beside it`);
  return [{ file, titles: tests.map(({ title }) => title) }];
}

/**
 * The tests of its view-model that do what the action does: that call what a person called last in the run of it. Of what is
 * there without anybody's doing, those that do nothing else; none where a use-case does it that the view-model knows nothing
 * of. They may stand beside those of a part of the view-model.
 */
function ofViewModel(
  action: RecordedAction,
  all: readonly RecordedAction[],
  passed: Passed,
): readonly Examples[] {
  const file = viewModelFile(action.viewModel);
  const own = file.replace(/\.tsx?$/, '.test.ts');
  const deed = deedOf(action);
  if (deed) {
    const doing = (names: readonly string[], tests: readonly string[]) =>
      tests.flatMap((test) => thoseIn(test, passed, (named) => names.every((name) => named.has(name))));
    const parts = testsOfParts(file, passed);
    // a part has no name of its own for itself
    const ways = [() => doing(deed, [own]), () => doing(deed, parts), () => doing(deed.slice(-1), parts)];
    return ways.reduce<readonly Examples[]>((found, look) => (found.length > 0 ? found : look()), []);
  }
  if (action.useCase !== undefined && !exportedBy(file).needs.includes(action.useCase)) return [];
  const others = all
    .filter(({ viewModel }) => viewModel === action.viewModel)
    .map(deedOf)
    .filter((other) => other !== undefined);
  return thoseIn(own, passed, (names) => !others.some((other) => other.every((name) => names.has(name))));
}

/** The tests that actions name themselves, by the id of the action. @throws Error when it names none */
async function namedTests(
  actions: readonly RecordedAction[],
): Promise<ReadonlyMap<string, readonly Examples[]>> {
  const files = actions.flatMap(({ seenIn }) => seenIn.map(({ file }) => file));
  const tests = await inFull(await listedTests([...new Set(files)]));
  const titled = tests.map(({ file, titles }) => ({ file, title: titles.join(': ') }));
  return new Map(
    actions.map(({ id, seenIn }) => [
      id,
      seenIn.map(({ file, titles }) => {
        const own = titled.filter((test) => test.file === file && (titles?.test(test.title) ?? true));
        if (own.length === 0) throw new Error(`${id} is seen in ${file}, which has no such test`);
        return { file, titles: own.map(({ title }) => title) };
      }),
    ]),
  );
}

/** What a person calls to have it done, name by name: `polling`, `togglePause`; none where it is enough to be there. */
function deedOf({ viewModel, performance }: RecordedAction): readonly string[] | undefined {
  const last = performance.steps.findLast(({ from, to }) => from === PERSON && to === viewModel);
  return last === undefined || last.name === 'start' ? undefined : last.name.split('.');
}

/** The tests beside what a view-model is made of, and those in its folder that are no other one's. */
function testsOfParts(file: string, passed: Passed): readonly string[] {
  const beside = new Set([...filesOf(file)].map((part) => part.replace(/\.tsx?$/, '.test.ts')));
  const folder = `${path.dirname(file)}/`;
  // it may be tried together with another one
  const isAlone = !passed.has(file.replace(/\.tsx?$/, '.test.ts'));
  return [...passed.keys()].filter(
    (test) =>
      beside.has(test) || (test.startsWith(folder) && (isAlone || !test.endsWith('ViewModel.test.ts'))),
  );
}

function filesOf(file: string, reached = new Set<string>()): ReadonlySet<string> {
  reached.add(file);
  for (const { file: part } of importsOf(syntaxOf(file))) {
    if (part?.startsWith('src/ui/') && part.endsWith('.ts') && !reached.has(part)) filesOf(part, reached);
  }
  return reached;
}

function thoseIn(
  file: string,
  passed: Passed,
  fits: (names: ReadonlySet<string>) => boolean,
): readonly Examples[] {
  const syntax = passed.has(file) ? syntaxOf(file) : undefined;
  if (!syntax) return [];
  const named = namedNodes(syntax);
  const fitting = testCallsIn(syntax.program)
    // of a parameterised test the whole, not the call of `each` in it
    .filter((test, _, all) => !all.some(({ start, end }) => start === test.start && end > test.end))
    .filter((test) => fits(namesReachedFrom(test, named)))
    .map(({ start, end }) => ({ from: lineOf(syntax.code, start), to: lineOf(syntax.code, end) }));
  const titles = (passed.get(file) ?? [])
    .filter(({ line }) => fitting.some(({ from, to }) => from <= line && line <= to))
    .map(({ title }) => title);
  return titles.length === 0 ? [] : [{ file, titles }];
}
