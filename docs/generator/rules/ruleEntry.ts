import { basename } from 'node:path';
import { figuresIn } from '../source/figures.ts';
import { inProse, type Documented } from '../source/docstrings.ts';
import type { Rule } from './rulebook.ts';

/** The rules as sections of a page in `docs/`. @param root the path from the page's folder to the project */
export function ruleEntries(rules: readonly Rule[], root: string): readonly string[] {
  const texts = rules.flatMap(({ name, definition, parts, tests }) => [
    `### ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    inProse(definition.comment, definition.file),
    figuresOf(definition),
    [
      `In ${linkTo(definition, root)}`,
      ...(parts.length > 0
        ? [`used by ${[...new Set(parts.map((part) => linkTo(part, root)))].join(', ')}`]
        : []),
      `tested by ${tests.map((file) => `[${basename(file)}](${root}/${file})`).join(', ')}`,
    ].join('; '),
  ]);
  return texts.filter((text) => text !== '');
}

/** The constants that the rule's code uses, except those in the rule's sentence. */
function figuresOf({ file, comment, code }: Documented): string {
  return figuresIn(file)
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(code) && !comment.includes(`{@link ${name}}`))
    .map(({ name, text }) => `\`${name}\`: **${text.replace(/[*\\`|<]/g, String.raw`\$&`)}**`)
    .join(', ');
}

const linkTo = ({ owner, name, file }: Documented, root: string) =>
  `[\`${owner === undefined ? name : `${owner}.${name}`}\`](${root}/${file})`;
