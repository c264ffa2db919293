import { relative } from 'node:path/posix';
import type { Part } from '../part.ts';
import { inProse } from '../source/docstrings.ts';
import type { ListedTest } from '../tests/suitesAndTests.ts';
import { citations, type Citation } from './citations.ts';
import { withFigures, type Figure } from './figures.ts';
import { rulebook, type Rule } from './rulebook.ts';

/** Every rule in the source, on a page per area with an index. */
export const rules: Part = async () => {
  const areas = Map.groupBy(rulebook(), areaOf);
  const inOrder = [...areas].toSorted(([one], [other]) => one.localeCompare(other));
  return [
    { file: 'rules/README.md', text: listOf(inOrder) },
    ...inOrder.map(([area, own]) => ({ file: fileOf(area), text: pageOf(area, own) })),
  ];
};

/** Each rule's handbook address relative to `docs/`. */
export const ruleAddresses = (): ReadonlyMap<string, string> =>
  new Map(
    citations()
      .filter(({ isDefinition }) => isDefinition)
      .map((definition) => [
        definition.rule,
        `${fileOf(areaOf({ definition }))}#${anchorOf(definition.rule)}`,
      ]),
  );

/** A rule's area: its folder within the layer. */
const areaOf = ({ definition }: Pick<Rule, 'definition'>) => definition.file.split('/')[2] ?? '';

const titleOf = (area: string) =>
  capitalised(area.replace(/\.\w+$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
const fileOf = (area: string) => `rules/${titleOf(area).toLowerCase().replaceAll(' ', '-')}.md`;
const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function listOf(areas: readonly (readonly [string, readonly Rule[]])[]): string {
  return [
    '# Rulebook',
    'Every business rule: its docstring, its figures, its place in the source, and the tests that prove it.',
    'A comment names a rule: `(rule: plan order)` where it is defined, `(see rule: plan order)` where it is used. A test proves the rule if it uses the commented code or names the rule itself with `(rule: plan order)`. Undefined and untested rules fail the tests.',
    ...areas.map(([area, own]) =>
      [
        `## ${titleOf(area)}`,
        own
          .map(
            (rule) =>
              `- [${capitalised(rule.name)}](${fileOf(area).slice('rules/'.length)}#${anchorOf(rule.name)}): ${firstSentence(sentenceOf(rule.definition))}`,
          )
          .join('\n'),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}

function pageOf(area: string, own: readonly Rule[]): string {
  const title = titleOf(area);
  const names = own.map(({ name }) => name).join(', ');
  return [`# Rules: ${title.toLowerCase()}`, `Rules for ${names}.`, ...own.map(entryOf)].join('\n\n');
}

function entryOf({ name, definition, parts, figures, tests }: Rule): string {
  const sentence = sentenceOf(definition);
  return [
    `## ${capitalised(name)}`,
    sentence,
    list(
      'Takes part',
      parts.map((part) => `${sentenceOf(part)} (${sourceLink(part.subject, part.file)})`),
    ),
    list(
      'Figures',
      figures.map((figure) => figureLine(figure, sentence)),
    ),
    `**Where:** ${sourceLink(definition.subject, definition.file)}`,
    ...[...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => proof(file, own)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A file's tests in a collapsed section below the rule. */
function proof(file: string, tests: readonly ListedTest[]): string {
  const name = file.split('/').at(-1) ?? file;
  return [
    '<details>',
    `<summary>Proven by ${tests.length === 1 ? 'a test' : `${tests.length} tests`}</summary>`,
    `In ${sourceLink(name, file)}:`,
    tests.map(({ titles }) => `- ${titles.map(inProse).join(': ')}`).join('\n'),
    '</details>',
  ].join('\n\n');
}

const list = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `**${title}:**\n\n${items.map((item) => `- ${item}`).join('\n')}`;

/** Omits a figure's comment if the rule already says it. */
function figureLine({ name, text, meaning = '', file }: Figure, rule: string): string {
  const said = sentenceOf({ sentence: meaning, file });
  return `${sourceLink(name, file)}: **${inProse(text)}**${said === '' || said === rule ? '' : `. ${said}`}`;
}

/** The docstring with its linked constants replaced by their values. */
function sentenceOf({ sentence, file }: Pick<Citation, 'sentence' | 'file'>): string {
  return inProse(withFigures(sentence, file));
}

const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0] ?? text;

const sourceLink = (text: string, file: string) => `[\`${text}\`](${relative('docs/rules', file)})`;
