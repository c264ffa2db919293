import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../part.ts';

interface Source {
  /** Path from `src/application`. */
  readonly file: string;
  readonly text: string;
}

/**
 * The application layer, read off its source: every use-case with its sentence, its ports, its outcomes and the titles of its
 * tests; then every port, method by method.
 */
export const useCases: Part = async () => [{ file: 'use-cases/README.md', text: catalogue() }];

/** @throws Error when a use-case or a port has no sentence */
function catalogue(): string {
  const sources = readSources();
  const executed = sources.filter(({ text }) => /async execute\(/.test(text));
  const ports = sources.filter(({ text }) => /= port<\w+>\(/.test(text));
  return `${[
    '# Use-cases and ports',
    'What can be done: the rules of each use-case, the ports it speaks through, its outcomes and its tests.',
    '## Use-cases',
    ...executed.map(useCaseEntry),
    '## Ports',
    ...ports.map(portEntry),
  ].join('\n\n')}\n`;
}

function readSources(): Source[] {
  const root = 'src/application';
  return globSync(`${root}/**/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => ({ file: path.relative(root, file), text: readFileSync(file, 'utf8') }));
}

function useCaseEntry({ file, text }: Source): string {
  const name = path.basename(file, '.ts');
  const ports = /static readonly needs = \[(.*?)\]/s.exec(text)?.[1]?.trim() ?? '';
  const outcomes = [...new Set([...text.matchAll(/outcome: '([\w-]+)'/g)].map(([, outcome]) => outcome))];
  return [
    `### [${name}](../../src/application/${file})`,
    docBefore(text, `export class ${name}`, file),
    `- Ports: ${ports || 'none'}`,
    ...(outcomes.length > 0 ? [`- Outcomes: ${outcomes.map((outcome) => `\`${outcome}\``).join(', ')}`] : []),
    ...testTitles(file).map((title) => `- ${title}`),
  ].join('\n');
}

function testTitles(file: string): string[] {
  const test = readFileSync(path.join('src/application', file.replace(/\.ts$/, '.test.ts')), 'utf8');
  const titles = [...test.matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1,/g)].map(
    ([, , title = '']) =>
      // what varies between the cases of a title is told by the test
      title.replace(/[:,]? ?\(?"?%\w"?(, "%s")?\)?/g, '').trim(),
  );
  if (titles.length === 0) throw new Error(`${file} has no test`);
  return titles;
}

function portEntry({ file, text }: Source): string {
  const name = path.basename(file, '.ts');
  const body = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  const methods = [...body.matchAll(/(?:\/\*\*([\s\S]*?)\*\/\s*)?^ {2}(\w+)\(/gm)].map(([, doc, method]) =>
    doc ? `- \`${method}\`: ${oneLine(doc)}` : `- \`${method}\``,
  );
  return [
    `### [${name}](../../src/application/${file})`,
    docBefore(text, `export interface ${name} `, file),
    ...methods,
  ].join('\n');
}

function docBefore(text: string, declaration: string, file: string): string {
  const before = text.slice(0, text.indexOf(declaration)).trimEnd();
  const doc = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**') + 3, -2) : '';
  if (!doc) throw new Error(`${file}: ${declaration.trim()} has no sentence`);
  return `${oneLine(doc)}\n`;
}

function oneLine(doc: string): string {
  return doc
    .replace(/^\s*\*? ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
