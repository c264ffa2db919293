import { existsSync, globSync, readFileSync } from 'node:fs';
import { documentedIn, type Documented } from '../source/docstrings.ts';

/** A rule of the product, by its name. */
export interface Rule {
  readonly name: string;
  readonly definition: Documented;
  /** Other code that cites the rule. */
  readonly parts: readonly Documented[];
  /** Test files that prove the rule. */
  readonly tests: readonly string[];
}

interface NamedRule {
  readonly rule: string;
  readonly isDefinition: boolean;
}

/** A docstring that names a rule. */
export type Citation = NamedRule & { readonly place: Documented };

const CITATION = /\((see )?rules?: ([^)]+)\)/g;
const TESTS = '{src,mocks,tests,docs,contracts,deploy}/**/*.{test,spec,engine}.{ts,tsx}';

/** Finds rule names: `(rule: plan order)` where it is defined, `(see rules: a, b)` where they are used. */
export const rulesIn = (text: string): readonly NamedRule[] =>
  [...text.matchAll(CITATION)].flatMap(([, see, names = '']) =>
    names.split(', ').map((rule) => ({ rule, isDefinition: see === undefined })),
  );

/** Every citation in the source. @throws Error for a citation outside the docstring of a declaration */
export function citations(): readonly Citation[] {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  return files.toSorted().flatMap((file) => {
    const comments = readFileSync(file, 'utf8').match(/\/\*\*[\s\S]*?\*\/|\/\/.*/g) ?? [];
    const names = comments.flatMap((comment) => rulesIn(comment.replace(/\s+\*\s+/g, ' ')));
    if (names.length === 0) return [];
    const found = documentedIn(file).flatMap((place) =>
      rulesIn(place.comment).map((citation) => ({ ...citation, place })),
    );
    const lost = names.find(({ rule }) => !found.some((citation) => citation.rule === rule));
    if (lost) throw new Error(`${file}: the rule '${lost.rule}' is not in the docstring of a declaration`);
    return found;
  });
}

/**
 * Every rule by name. A test file proves a rule if it cites the rule or is next to the rule's code.
 * @throws Error for a rule without exactly one definition, a sentence, and a test
 */
export function rulebook(): readonly Rule[] {
  const cited = citations();
  const faults = faultsIn(cited);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const proofs = testCitations((text) => rulesIn(text).map(({ rule }) => rule));
  return cited
    .filter(({ isDefinition }) => isDefinition)
    .map(({ rule: name, place: definition }) => {
      const adjacent = ['.test.ts', '.screen.test.tsx']
        .map((end) => definition.file.replace(/\.tsx?$/, end))
        .filter((file) => existsSync(file));
      const tests = [...new Set([...adjacent, ...(proofs.get(name) ?? [])])];
      if (tests.length === 0) throw new Error(`No test proves the rule '${name}'`);
      const parts = cited.filter(({ rule, isDefinition }) => rule === name && !isDefinition);
      return { name, definition, parts: parts.map(({ place }) => place), tests };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Returns the test files that cite each name, by name. */
export function testCitations(
  namesIn: (text: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const file of globSync(TESTS).toSorted()) {
    for (const name of new Set(namesIn(readFileSync(file, 'utf8')))) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  return files;
}

/** Finds citation errors. */
export function faultsIn(cited: readonly Citation[]): readonly string[] {
  return [...Map.groupBy(cited, ({ rule }) => rule)].flatMap(([rule, all]) => {
    const definitions = all.filter(({ isDefinition }) => isDefinition);
    const files = (some: typeof all) => some.map(({ place }) => place.file).join(', ');
    if (definitions.length === 0) return `No code defines the rule '${rule}': ${files(all)}`;
    if (definitions.length > 1) return `The rule '${rule}' is defined more than once: ${files(definitions)}`;
    const isEmpty = definitions[0]?.place.comment.replace(CITATION, '').trim() === '';
    return isEmpty ? `The rule '${rule}' has no sentence: ${files(definitions)}` : [];
  });
}
