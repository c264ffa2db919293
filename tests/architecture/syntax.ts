import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** An ESTree node. Only the position and type are known. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export interface Syntax {
  readonly file: string;
  readonly code: string;
  readonly program: Node;
}

/** Parses a file. @throws Error for a syntax error */
export function syntaxOf(file: string): Syntax {
  const code = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { file, code, program: program as unknown as Node };
}

/** Yields the node and all descendants, outermost first. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* within(child);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const lineOf = (code: string, position: number): number => code.slice(0, position).split('\n').length;
