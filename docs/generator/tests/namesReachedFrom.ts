import type { Named } from '../source/declarations.ts';
import { namesIn, type Node } from '../source/syntax.ts';

/** The names that a test uses, be it through what else its file names. */
export function namesReachedFrom(
  test: Node,
  named: ReadonlyMap<string, readonly Named[]>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (node: Node): void => {
    for (const name of namesIn(node)) {
      if (reached.has(name)) continue;
      reached.add(name);
      // what another test calls by the same name is another thing
      const seen = (named.get(name) ?? []).filter(({ scope }) => isIn(scope, node) || isIn(node, scope));
      for (const one of seen) follow(one.node);
    }
  };
  follow(test);
  return reached;
}

const isIn = (whole: Node, part: Node) => whole.start <= part.start && part.end <= whole.end;
