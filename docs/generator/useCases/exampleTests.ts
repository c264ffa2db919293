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

/** A file's tests that show an action. */
export interface Examples {
  /** Relative to the project root. */
  readonly file: string;
  readonly titles: readonly string[];
}

type Passed = ReadonlyMap<string, readonly Example[]>;

/**
 * Finds the tests that show each action, by its ID. They pass before pages are written.
 * @throws Error for an action or use case without a test
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
      if (tests.length === 0) throw new Error(`No test covers the action ${id}`);
      const notRun = tests.find(({ file }) => !passed.has(file) && !isScreen(file));
      if (notRun) throw new Error(`${id} refers to ${notRun.file}, which the handbook does not run`);
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
  if (!tests) throw new Error(`${useCase} has no test next to it`);
  return [{ file, titles: tests.map(({ title }) => title) }];
}

/**
 * The view model's tests that call what the user calls last in the action's recording. For actions of the
 * app itself, the tests that call nothing else. Empty if only the use case does the work. May sit next to
 * tests of the view model's parts.
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
    // a part has no name for itself
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

/** The tests that actions list themselves, by action ID. @throws Error if a title matches none */
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
        if (own.length === 0) throw new Error(`${id} refers to ${file}, which has no such test`);
        return { file, titles: own.map(({ title }) => title) };
      }),
    ]),
  );
}

/** What the user calls to do it, as names: `polling`, `togglePause`. Empty if being on the page is enough. */
function deedOf({ viewModel, performance }: RecordedAction): readonly string[] | undefined {
  const last = performance.steps.findLast(({ from, to }) => from === PERSON && to === viewModel);
  return last === undefined || last.name === 'start' ? undefined : last.name.split('.');
}

/** Tests next to a view model's parts, and tests in its folder that belong to no other. */
function testsOfParts(file: string, passed: Passed): readonly string[] {
  const adjacent = new Set([...filesOf(file)].map((part) => part.replace(/\.tsx?$/, '.test.ts')));
  const folder = `${path.dirname(file)}/`;
  // it may share its tests with another view model
  const isAlone = !passed.has(file.replace(/\.tsx?$/, '.test.ts'));
  return [...passed.keys()].filter(
    (test) =>
      adjacent.has(test) || (test.startsWith(folder) && (isAlone || !test.endsWith('ViewModel.test.ts'))),
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
    // the whole parameterized test, not the `each` call inside it
    .filter((test, _, all) => !all.some(({ start, end }) => start === test.start && end > test.end))
    .filter((test) => fits(namesReachedFrom(test, named)))
    .map(({ start, end }) => ({ from: lineOf(syntax.code, start), to: lineOf(syntax.code, end) }));
  const titles = (passed.get(file) ?? [])
    .filter(({ line }) => fitting.some(({ from, to }) => from <= line && line <= to))
    .map(({ title }) => title);
  return titles.length === 0 ? [] : [{ file, titles }];
}
