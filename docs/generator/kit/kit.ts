import { globSync } from 'node:fs';
import type { Part } from '../part.ts';
import { declarationsIn } from '../source/declarations.ts';
import { docstringOf } from '../source/docstrings.ts';
import { syntaxOf, within, type Node } from '../source/syntax.ts';

const SPECIMENS = 'docs/kit/specimens.tsx';

const FOLDERS: Readonly<Record<string, string>> = {
  layout: 'Layout',
  text: 'Text',
  controls: 'Controls',
  lists: 'Lists and tables',
  feedback: 'Loading, empty, and failed',
};

/** Every widget of the kit, with its picture and the code that shows it. */
export const kit: Part = async () => {
  const codes = specimenCodes();
  const sections = Object.entries(FOLDERS).flatMap(([folder, title]) => [
    `## ${title}`,
    ...componentsIn(folder)
      .filter(({ name }) => codes.has(name))
      .flatMap(({ name, file }) => [
        `### ${name}`,
        `[\`${file}\`](../${file}): ${docstringOf(file, name)}`,
        `![${name}](kit/pictures/${name}.png)`,
        `\`\`\`tsx\n${codes.get(name)}\n\`\`\``,
      ]),
  ]);
  return [
    {
      file: 'kit.md',
      text: [
        '# The kit',
        `The layout primitives and widgets that every screen is made of, as they look in the app. The pictures and the code come from [\`${SPECIMENS}\`](kit/specimens.tsx); \`npm run screenshot -- kit\` takes them again. Where a style goes: [Styles in sheets, not in scripts](decisions/styles.md).`,
        ...sections,
      ].join('\n\n'),
    },
  ];
};

const componentsIn = (folder: string) =>
  globSync(`src/ui/kit/${folder}/*.tsx`)
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .flatMap((file) => declarationsIn(syntaxOf(file)).map(({ name }) => ({ name, file })));

/** The JSX of each specimen by component. */
function specimenCodes(): ReadonlyMap<string, string> {
  const { program, code } = syntaxOf(SPECIMENS);
  const objects = [...within(program)].filter(({ type }) => type === 'ObjectExpression');
  return new Map(
    objects.flatMap((object) => {
      const name = valueOf(object, 'name');
      const shown = valueOf(object, 'shown');
      if (!name || !shown) return [];
      return [[String(name['value']), dedented(code.slice(shown.start, shown.end))]] as const;
    }),
  );
}

function valueOf(object: Node, key: string): Node | undefined {
  const property = (object['properties'] as readonly Node[]).find(
    ({ key: own }) => (own as Node | undefined)?.['name'] === key,
  );
  return property?.['value'] as Node | undefined;
}

/** Removes the indentation that all lines after the first share, and parentheses around the code. */
function dedented(code: string): string {
  const lines = code
    .replace(/^\(\s*\n/, '')
    .replace(/\s*\)$/, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...(lines.length > 1 && !code.startsWith('(') ? indents.slice(1) : indents));
  return lines
    .map((line, index) => (index === 0 && !code.startsWith('(') ? line : line.slice(shared)))
    .join('\n');
}
