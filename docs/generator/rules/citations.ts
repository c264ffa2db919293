import { globSync } from 'node:fs';
import { declarationsIn, nameOf } from '../source/declarations.ts';
import { nodeAfter, syntaxOf, type Comment, type Node, type Syntax } from '../source/syntax.ts';

/**
 * A comment that names a rule: `(rule: plan order)` where it is defined, `(see rule: plan order)` where it
 * is used.
 */
export interface Citation {
  readonly rule: string;
  readonly isDefinition: boolean;
  readonly file: string;
  /** The rest of the comment. */
  readonly sentence: string;
  /** The documented code: `usageLevel`, `SiteNavigationViewModel.wayIn`. */
  readonly subject: string;
  /** The top-level declaration that is or contains it. */
  readonly declared: string;
  readonly node: Node;
}

const CITATION = /\s*\((see )?rules?: ([^)]+)\)/g;

/** Finds rule names in a comment. */
export function rulesIn(text: string): readonly { readonly rule: string; readonly isSeen: boolean }[] {
  return [...text.matchAll(CITATION)].flatMap(([, see, names = '']) =>
    names.split(', ').map((rule) => ({ rule, isSeen: see !== undefined })),
  );
}

/** @throws Error for a citation before unnamed code or without a rule name */
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
    if (/[;:]/.test(rule)) throw new Error(`${file}: '${rule}' is not a valid rule name`);
    if (!node || !name || !owner)
      throw new Error(`${file}: the rule '${rule}' is not attached to a declaration`);
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
