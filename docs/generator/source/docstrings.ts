import { readFileSync } from 'node:fs';
import { withFigures } from './figures.ts';

/** A declaration with its docstring. */
export interface Documented {
  readonly file: string;
  readonly name: string;
  /** The class, if the declaration is a member of a class. */
  readonly owner: string | undefined;
  /** The docstring in one line, with tags and rule names. */
  readonly comment: string;
  /** The code from this declaration to the next declaration at the same level. */
  readonly code: string;
}

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n`;
const WORDS =
  'export|default|async|abstract|static|readonly|private|protected|const|get|function|class|interface|type';
const DECLARATION = new RegExp(String.raw`^( *)${COMMENT} *((?:(?:${WORDS}) )*)#?([\w$]+|'[^']+')`, 'gm');
const TOP_LEVEL =
  /^(?:export )?(?:default )?(?:async )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/gm;

/** The declarations of a file that have a docstring. Assumes the formatter's indentation. */
export function documentedIn(file: string): readonly Documented[] {
  const source = readFileSync(file, 'utf8');
  const owners = [...source.matchAll(TOP_LEVEL)];
  return [...source.matchAll(DECLARATION)].map(
    ({ 0: all, 1: indent = '', 2: text = '', 4: name = '', index }) => {
      const owner = owners.findLast((one) => one.index < index)?.[1];
      const rest = source.slice(index + all.length - name.length);
      const [code = ''] = rest.split(new RegExp(`\\n${indent}(?=/\\*\\*|[a-z])`), 1);
      return { file, name, owner: indent === '' ? undefined : owner, comment: oneLine(text), code };
    },
  );
}

/** The docstring of a top-level declaration in prose, or ''. */
export function docstringOf(file: string, name: string): string {
  const found = documentedIn(file).find((one) => one.name === name && one.owner === undefined);
  return found ? inProse(found.comment, file) : '';
}

/** A docstring without tags and rule names, with the values of linked constants, and safe in Markdown. */
export function inProse(comment: string, file: string): string {
  return withFigures(comment, file)
    .replace(/\s@\w.*$/, '')
    .replace(/ ?\((see )?rules?: [^)]+\)/g, '')
    .replace(/<(?=[\w/])/g, '&lt;')
    .replace(/\{\{/g, '{&#123;')
    .trim();
}

const oneLine = (comment: string) =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
