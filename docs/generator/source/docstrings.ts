import { withFigures } from '../rules/figures.ts';
import { declarationsIn } from './declarations.ts';
import { syntaxOf } from './syntax.ts';

/** The docstring of a top-level declaration without tags and rule citations, or ''. */
export function docstringOf(file: string, name: string): string {
  const syntax = syntaxOf(file);
  const declared = declarationsIn(syntax).find((one) => one.name === name);
  if (!declared) return '';
  const comment = syntax.comments.findLast(
    ({ end }) =>
      end <= declared.node.start &&
      /^\s*(export )?(default )?(const |let )?$/.test(syntax.code.slice(end, declared.node.start)),
  );
  return inProse(withFigures(comment?.text.replace(/\s@\w.*$/, '') ?? '', file));
}

/** Removes rule citations and escapes text that Markdown or the site would parse as tags. */
export function inProse(text: string): string {
  return text
    .replace(/ ?\((see )?rules?: [^)]+\)/g, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/<(?=[\w/])/g, '&lt;')
    .replace(/\{\{/g, '{&#123;');
}
