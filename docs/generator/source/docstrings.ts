import { withFigures } from '../rules/figures.ts';
import { declarationsIn } from './declarations.ts';
import { syntaxOf } from './syntax.ts';

/** What the comment before a declaration at the top of a file says, without tags and citations of rules; '' without one. */
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

/** Without citations of rules, and without what Markdown or the site would take for a tag. */
export function inProse(text: string): string {
  return text
    .replace(/ ?\((see )?rules?: [^)]+\)/g, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/<(?=[\w/])/g, '&lt;')
    .replace(/\{\{/g, '{&#123;');
}
