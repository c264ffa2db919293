import { globSync } from 'node:fs';
import { declarationsIn, nameOf } from '../source/declarations.ts';
import { nodeAfter, syntaxOf, type Comment, type Node, type Syntax } from '../source/syntax.ts';

/**
 * A comment of the source that names a rule: `(rule: plan order)` where the rule is, once; `(see rule: plan order)` where
 * something takes part in it.
 */
export interface Citation {
  readonly rule: string;
  readonly isDefinition: boolean;
  readonly file: string;
  /** What the comment says besides, in the words of the source. */
  readonly sentence: string;
  /** What it stands before: `usageLevel`, `SiteNavigationViewModel.wayIn`. */
  readonly subject: string;
  /** The declaration at the top of the file that is, or holds, the subject. */
  readonly declared: string;
  readonly node: Node;
}

const CITATION = /\s*\((see )?rules?: ([^)]+)\)/g;

/** What a comment says of rules. */
export function rulesIn(text: string): readonly { readonly rule: string; readonly isSeen: boolean }[] {
  return [...text.matchAll(CITATION)].flatMap(([, see, names = '']) =>
    names.split(', ').map((rule) => ({ rule, isSeen: see !== undefined })),
  );
}

/** @throws Error when a citation stands before nothing that has a name, or names no rule */
export function citations(): readonly Citation[] {
  return globSync('{src,mocks}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .map(syntaxOf)
    .flatMap((syntax) => syntax.comments.flatMap((comment) => citationsIn(comment, syntax)));
}

function citationsIn(comment: Comment, syntax: Syntax): readonly Citation[] {
  const { file } = syntax;
  return rulesIn(comment.text).map(({ rule, isSeen }) => {
    const node = nodeAfter(syntax, comment.end);
    const name = node && nameOf(node);
    const owner = declarationsIn(syntax).find(
      ({ node: top }) => node && top.start <= node.end && node.start <= top.end,
    );
    if (/[;:]/.test(rule)) throw new Error(`${file}: '${rule}' is no name of a rule`);
    if (!node || !name || !owner) throw new Error(`${file}: the rule '${rule}' stands before nothing`);
    return {
      rule,
      isDefinition: !isSeen,
      file,
      sentence: comment.text
        .replace(CITATION, '')
        .replace(/ @\w.*$/, '')
        .trim(),
      subject: owner.name === name ? name : `${owner.name}.${name}`,
      declared: owner.name,
      node,
    };
  });
}
