import { lineOf, syntaxOf, within, type Node, type Syntax } from '../source/syntax.ts';

/** A test with its suites. */
export interface ListedTest {
  /** Relative to the project root. */
  readonly file: string;
  /** Outermost first, as written in source. */
  readonly titles: readonly string[];
  readonly line: number;
}

export function testCallsIn(node: Node): readonly Node[] {
  return [...within(node)].filter((one) => isCallOf(one, /^(it|test)$/));
}

/** A file's tests. The title of a parameterized test is its template. */
export function suitesAndTestsIn(file: string): readonly ListedTest[] {
  const syntax = syntaxOf(file);
  const suites = [...within(syntax.program)].filter(
    (node) => isCallOf(node, /^describe$/) || isCallOf(node, /^test$/, 'describe'),
  );
  return testCallsIn(syntax.program).flatMap((test) => {
    const title = titleOf(test, syntax);
    if (title === undefined || suites.includes(test)) return [];
    const around = suites.filter(({ start, end }) => start < test.start && test.end < end);
    return [
      {
        file,
        titles: [...around.map((suite) => titleOf(suite, syntax) ?? ''), title],
        line: lineOf(syntax.code, test.start),
      },
    ];
  });
}

/** @param member the called member, as in `test.describe` */
function isCallOf(node: Node, name: RegExp, member?: string): boolean {
  if (node.type !== 'CallExpression') return false;
  let called = node['callee'] as Node | undefined;
  let last: unknown;
  while (called && called.type !== 'Identifier') {
    last = (called['property'] as Node | undefined)?.['name'] ?? last;
    called = (called['callee'] ?? called['object'] ?? called['tag']) as Node | undefined;
  }
  return (
    called !== undefined && name.test(String(called['name'])) && (member === undefined || last === member)
  );
}

/** The title's text, or the source of a template. */
function titleOf(call: Node, { code }: Syntax): string | undefined {
  const [title] = call['arguments'] as readonly Node[];
  if (title?.type === 'Literal' && typeof title['value'] === 'string') return title['value'];
  return title?.type === 'TemplateLiteral' ? code.slice(title.start + 1, title.end - 1) : undefined;
}
