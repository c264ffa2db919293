import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** An ESTree node, of which only position and type are known. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export interface Comment {
  /** The text without comment markers and line breaks. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Syntax {
  readonly file: string;
  readonly code: string;
  readonly program: Node;
  readonly comments: readonly Comment[];
}

const read = new Map<string, Syntax>();

/** @throws Error for a syntax error */
export function syntaxOf(file: string): Syntax {
  const known = read.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const syntax = {
    file,
    code,
    program: program as unknown as Node,
    comments: comments.map(({ value, start, end }) => ({ text: wordsOf(value), start, end })),
  };
  read.set(file, syntax);
  return syntax;
}

function wordsOf(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The outermost node that starts right after a position. */
export function nodeAfter({ code, program }: Syntax, end: number): Node | undefined {
  const start = end + (/^\s*/.exec(code.slice(end))?.[0].length ?? 0);
  return [...within(program)].find((node) => node.start === start && node !== program);
}

/** The node and all its descendants, outermost first. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Every identifier in a node. */
export function namesIn(node: Node): ReadonlySet<string> {
  const names = [...within(node)].filter(({ type }) => /^(JSX)?Identifier$/.test(type));
  return new Set(names.map((name) => String(name['name'])));
}

export const lineOf = (code: string, position: number): number => code.slice(0, position).split('\n').length;
