import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { within, type Node } from '../source/syntax.ts';
import { figureText } from './figureText.ts';

const FIGURES = [
  ['EVERY', '30', 'Minutes between two meetings.', '30'],
  ['LONGEST', '2_000_000', '', '2,000,000'],
  ['MORNING', '{ from: 9 * 60, to: 11 * 60 + 30 }', 'In minutes since midnight.', '09:00 to 11:30'],
  ['RANGE', '{ min: -1, max: 2, step: 0.1 }', '', '-1 to 2 in steps of 0.1'],
  ['SLOW_AFTER', '15_000', 'Milliseconds after which it is said.', '15 s'],
  ['BUFFER_MS', '250', '', '250 ms'],
  ['PAUSES', '[500, 1500] as const', 'Milliseconds before it is read again.', '0.5 s, 1.5 s'],
  ['PRINTED_WITHIN', '10 * 60_000', 'In milliseconds.', '10 min'],
  ['HOURS', "{ all: Infinity, '24h': 24 }", '', 'all: without end, 24h: 24'],
  ['ROLES', "['owner', 'admin'] as const", '', 'owner, admin'],
  ['EVERY_DAY', '{ isAvailable: true, days: DAYS }', '', 'isAvailable: yes, days: `DAYS`'],
] as const;

function initOf(source: string): Node {
  const { program } = parseSync('a.ts', `const a = ${source};`);
  const init = [...within(program as unknown as Node)].find(({ type }) => type === 'VariableDeclarator')?.[
    'init'
  ];
  if (!init) throw new Error(`${source} is no value`);
  return init as Node;
}

it('formats constants by their unit', () => {
  for (const [name, source, meaning, text] of FIGURES) {
    expect(figureText(name, initOf(source), meaning), `${name} = ${source}`).toBe(text);
  }
});

it('keeps a pattern as written in the source', () => {
  expect(figureText('FORMULA', initOf('/^[=+]/u'))).toBeUndefined();
});
