import type { Named } from '../source/declarations.ts';
import { namesIn, type Node } from '../source/syntax.ts';

/** The names a test uses, directly or through its file. */
export function namesReachedFrom(
  test: Node,
  named: ReadonlyMap<string, readonly Named[]>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (node: Node): void => {
    for (const name of namesIn(node)) {
      if (reached.has(name)) continue;
      reached.add(name);
      // a same-named function in another test is unrelated
      const seen = (named.get(name) ?? []).filter(({ scope }) => isIn(scope, node) || isIn(node, scope));
      for (const one of seen) follow(one.node);
    }
  };
  follow(test);
  return reached;
}

const isIn = (whole: Node, part: Node) => whole.start <= part.start && part.end <= whole.end;
