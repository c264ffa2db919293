import { globSync, readFileSync } from 'node:fs';
import type { Part } from '../part.ts';
import { docstringOf, documentedIn } from '../source/docstrings.ts';

const SPECIMENS = 'docs/kit/specimens.tsx';

const FOLDERS: Readonly<Record<string, string>> = {
  layout: 'Layout',
  text: 'Text',
  controls: 'Controls',
  lists: 'Lists and tables',
  feedback: 'Loading, empty, and failed',
  dialogs: 'Dialogs',
};

/** Every widget of the kit, with its picture and the code that shows it. */
export const kit: Part = async () => {
  const codes = specimenCodes();
  const [, others = ''] = readFileSync(SPECIMENS, 'utf8').split('WITHOUT_SPECIMEN');
  const withoutSpecimen = new Set([...others.matchAll(/'(\w+)'/g)].map(([, name]) => name));
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
    componentsIn(folder)
      .filter(({ name }) => withoutSpecimen.has(name))
      .map(({ name, file }) => `- [\`${name}\`](../${file}): ${docstringOf(file, name)}`)
      .join('\n'),
  ]);
  return [
    {
      file: 'kit.md',
      text: [
        '# The kit',
        `The layout primitives and widgets that every screen is made of, as they look in the app. The pictures and the code come from [\`${SPECIMENS}\`](kit/specimens.tsx); \`npm run screenshot -- kit\` takes them again. Components that need a view model have no picture. Where a style goes: [Styles in sheets, not in scripts](decisions/styles.md).`,
        ...sections.filter((text) => text !== ''),
      ].join('\n\n'),
    },
  ];
};

const componentsIn = (folder: string) =>
  globSync(`src/ui/kit/${folder}/*.tsx`)
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .flatMap((file) => documentedIn(file).filter(({ owner }) => owner === undefined));

/** The JSX of each specimen, by component. Assumes the formatter's indentation. */
function specimenCodes(): ReadonlyMap<string, string> {
  const code = readFileSync(SPECIMENS, 'utf8');
  const blocks = code.matchAll(/^( *)name: '(\w+)',\n\1shown: (?:\(\n([\s\S]*?)\n\1\)|([\s\S]*?)),\n *\}/gm);
  const lines = code.matchAll(/\{ name: '(\w+)', shown: (.+) \},$/gm);
  return new Map([
    ...[...blocks].map(([, indent = '', name = '', block, line = '']) => {
      const shown = block?.replaceAll(new RegExp(`^${indent}  `, 'gm'), '') ?? line;
      return [name, shown] as const;
    }),
    ...[...lines].map(([, name = '', line = '']) => [name, line] as const),
  ]);
}
