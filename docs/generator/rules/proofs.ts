import { globSync } from 'node:fs';
import { importsOf, namedNodes, usersOf } from '../source/declarations.ts';
import { lineOf, nodeAfter, syntaxOf, type Node, type Syntax } from '../source/syntax.ts';
import { namesReachedFrom } from '../tests/namesReachedFrom.ts';
import { suitesAndTestsIn, testCallsIn, type ListedTest } from '../tests/suitesAndTests.ts';
import { rulesIn, type Citation } from './citations.ts';

/** The test or suite that proves a rule. */
interface Proof {
  readonly rule: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds each rule's tests: those with a comment `(rule: plan order)`, and those that use the rule's code,
 * in the file next to it or elsewhere.
 */
export function provenBy(rules: readonly Citation[]): ReadonlyMap<string, readonly ListedTest[]> {
  const files = globSync([
    '{src,mocks}/**/*.test.{ts,tsx}',
    'tests/adapters/*.test.ts',
    'tests/e2e/**/*.spec.ts',
  ]).toSorted();
  const syntaxes = files.map(syntaxOf);
  const saying = syntaxes.flatMap(said);
  const using = syntaxes.flatMap((syntax) => derived(syntax, rules));
  const proofs = rules.flatMap(({ rule, file }) => {
    const users = using.filter((proof) => proof.rule === rule);
    const adjacent = users.filter((proof) => proof.file === file.replace(/\.tsx?$/, '.test.ts'));
    return [...saying.filter((proof) => proof.rule === rule), ...(adjacent.length > 0 ? adjacent : users)];
  });
  const proves = (test: ListedTest, { file, from, to }: Proof) =>
    test.file === file && from <= test.line && test.line <= to;
  const tests = [...new Set(proofs.map(({ file }) => file))].toSorted().flatMap(suitesAndTestsIn);
  return new Map(
    rules.map(({ rule }) => {
      const own = proofs.filter((proof) => proof.rule === rule);
      return [rule, tests.filter((test) => own.some((proof) => proves(test, proof)))];
    }),
  );
}

function said(syntax: Syntax): readonly Proof[] {
  return syntax.comments.flatMap((comment) =>
    rulesIn(comment.text).flatMap(({ rule }) => {
      const node = nodeAfter(syntax, comment.end);
      return node ? [proofIn(syntax, node, rule)] : [];
    }),
  );
}

function derived(syntax: Syntax, rules: readonly Citation[]): readonly Proof[] {
  const imports = importsOf(syntax);
  const about = rules.flatMap(({ rule, file, declared }) => {
    const taken = imports.filter((one) => one.file === file);
    // indirect imports may still reach the declaration
    const direct = taken.filter(({ imported }) => imported === declared);
    const users = direct.length > 0 || taken.length === 0 ? undefined : usersOf(declared, file);
    const used = users ? taken.filter(({ imported }) => users.has(imported)) : direct;
    return used.length > 0 ? [{ rule, names: used.map(({ local }) => local) }] : [];
  });
  if (about.length === 0) return [];
  const named = namedNodes(syntax);
  return testCallsIn(syntax.program).flatMap((test) => {
    const names = namesReachedFrom(test, named);
    return about
      .filter((one) => one.names.some((name) => names.has(name)))
      .map(({ rule }) => proofIn(syntax, test, rule));
  });
}

const proofIn = ({ file, code }: Syntax, { start, end }: Node, rule: string): Proof => ({
  rule,
  file,
  from: lineOf(code, start),
  to: lineOf(code, end),
});
