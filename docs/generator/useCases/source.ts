import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesIn } from '../rules/citations.ts';
import { docstringOf } from '../source/docstrings.ts';

export interface Exported {
  readonly name: string;
  /** Relative to the project root. */
  readonly file: string;
  /** Its docstring without rule names. */
  readonly sentence: string;
  /** The rules its file cites. */
  readonly rules: readonly string[];
  /** Its constructor's dependencies. */
  readonly needs: readonly string[];
  /** The file's text. */
  readonly text: string;
}

/**
 * @param file path from the project root, named like its export
 * @throws Error if the declaration has no docstring
 */
export function exportedBy(file: string): Exported {
  const name = path.basename(file, path.extname(file));
  const text = readFileSync(file, 'utf8');
  const sentence = docstringOf(file, name);
  if (sentence === '') throw new Error(`${file}: ${name} has no docstring`);
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

/** An interface's methods with their docstrings. */
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

/** Maps ports to adapters by name. Ports for settings have none. */
export function adapters(): ReadonlyMap<string, string> {
  const composed = globSync('src/composition/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const bound = /\bbindAdapter\(\w+, (\w+), (\w+)\)|\bbind<\w+>\((\w+)\)\.toConstantValue\((\w+)/g;
  return new Map(
    [...composed.join('\n').matchAll(bound)].map(([, port, adapter, constant, value]) => [
      port ?? constant ?? '',
      adapter ?? value ?? '',
    ]),
  );
}

const oneLine = (doc: string) =>
  doc
    .replace(/^\s*\*? ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
