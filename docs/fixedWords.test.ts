import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { syntaxOf, within, type Node } from '../tests/architecture/syntax.ts';

/** A value in a text, such as `{name}` on the page or `${name}` in the code. */
const VALUE = '{}';

const [, ...screens] = readFileSync('docs/fixed-words.md', 'utf8').split('\n## ');
const fixedTexts = screens.flatMap((section) => {
  const [screen = '', ...rest] = section.split('\n');
  return [...rest.join('\n').matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ screen, text }));
});

function textOf({ type, value, quasis }: Node): string {
  if (type === 'TemplateLiteral') {
    return (quasis as readonly { value: { cooked: string } }[]).map((part) => part.value.cooked).join(VALUE);
  }
  return type === 'Literal' || type === 'JSXText' ? String(value).replace(/\s+/g, ' ').trim() : '';
}

const files = globSync('src/{ui,domain}/**/!(*.test).{ts,tsx}');
const texts = new Set(files.flatMap((file) => [...within(syntaxOf(file).program)].map(textOf)));

it('the code has every fixed text', () => {
  const missing = fixedTexts.filter(({ text }) => !texts.has(text.replace(/\{\w+\}/g, VALUE)));
  expect(missing.map(({ screen, text }) => `${screen}: ${text}`)).toEqual([]);
  expect(fixedTexts.length).toBeGreaterThan(200);
});
