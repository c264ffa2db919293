import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesIn } from '../rules/citations.ts';
import { docstringOf } from '../source/docstrings.ts';

/** A class or an interface that the source exports. */
export interface Exported {
  readonly name: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** What the comment above it says, without the names of rules. */
  readonly sentence: string;
  /** The rules that its file cites. */
  readonly rules: readonly string[];
  /** What it says it is made from. */
  readonly needs: readonly string[];
  /** The text of its file. */
  readonly text: string;
}

/**
 * @param file path from the root of the project; it is named as what it exports
 * @throws Error when there is no comment above the declaration
 */
export function exportedBy(file: string): Exported {
  const name = path.basename(file, path.extname(file));
  const text = readFileSync(file, 'utf8');
  const sentence = docstringOf(file, name);
  if (sentence === '') throw new Error(`${file}: ${name} has no sentence`);
  const needs = /static readonly needs = \[(.*?)\]/s.exec(text)?.[1] ?? '';
  return {
    name,
    file,
    sentence,
    rules: [...new Set(rulesIn(text).map(({ rule }) => rule))],
    needs: needs.match(/\w+/g) ?? [],
    text,
  };
}

/** The methods of an interface, in their order, each with its sentence where it has one. */
export function methodsOf({
  name,
  text,
}: Exported): readonly { readonly name: string; readonly sentence: string | undefined }[] {
  const body = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  return [...body.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}(\w+)\(/gm)].map(
    ([, doc, method = '']) => ({
      name: method,
      sentence: doc === undefined ? undefined : oneLine(doc),
    }),
  );
}

/** The adapter behind each port, by the names of both. */
export function adapters(): ReadonlyMap<string, string> {
  const composed = globSync('src/composition/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  return new Map(
    [...composed.join('\n').matchAll(/\bprovide\(\w+, (\w+), (\w+)\)/g)].map(
      ([, port = '', adapter = '']) => [port, adapter],
    ),
  );
}

/** The outcomes that the file of a use-case names, in their order. */
export const outcomesIn = ({ text }: Exported): readonly string[] => [
  ...new Set([...text.matchAll(/outcome: '([\w-]+)'/g)].map(([, outcome = '']) => outcome)),
];

const oneLine = (doc: string) =>
  doc
    .replace(/^\s*\*? ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
