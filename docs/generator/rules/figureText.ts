import type { Node } from '../source/syntax.ts';

/** Formats a number of some unit. */
type Reading = (value: number) => string;

const MINUTE = 60;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const plainNumber: Reading = (value) =>
  value === Infinity ? 'without end' : new Intl.NumberFormat('en-US').format(value);

/** "09:30" */
const clock: Reading = (minutes) =>
  [Math.floor(minutes / MINUTE), minutes % MINUTE].map((part) => String(part).padStart(2, '0')).join(':');

/** "250 ms", "1.5 s", "10 min" */
const duration: Reading = (milliseconds) => {
  if (milliseconds < SECOND_MS && milliseconds % 500 !== 0) return `${plainNumber(milliseconds)} ms`;
  return milliseconds >= MINUTE_MS && milliseconds % MINUTE_MS === 0
    ? `${plainNumber(milliseconds / MINUTE_MS)} min`
    : `${plainNumber(milliseconds / SECOND_MS)} s`;
};

/**
 * Formats a constant for readers: minutes since midnight as a time, milliseconds as seconds or minutes, a
 * range by its ends. The unit comes from its name or comment.
 * @returns undefined for values best shown as code, such as a pattern
 */
export function figureText(name: string, init: Node, meaning = ''): string | undefined {
  return textOf(init, readingOf(name, meaning));
}

function readingOf(name: string, meaning: string): Reading {
  if (/minutes since midnight/i.test(meaning)) return clock;
  return name.endsWith('_MS') || /milliseconds/i.test(meaning) ? duration : plainNumber;
}

function textOf(node: Node, reading: Reading): string | undefined {
  const number = numberOf(node);
  if (number !== undefined) return reading(number);
  switch (node.type) {
    case 'TSAsExpression':
      return textOf(node['expression'] as Node, reading);
    case 'Literal':
      return literalText(node);
    case 'Identifier':
      return `\`${String(node['name'])}\``;
    case 'ArrayExpression':
      return joined((node['elements'] as readonly Node[]).map((element) => textOf(element, reading)));
    case 'ObjectExpression':
      return recordText(node['properties'] as readonly Node[], reading);
    default:
      return undefined;
  }
}

function literalText(node: Node): string | undefined {
  if ('regex' in node) return undefined;
  const value = node['value'];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replace(/[*`\\]/g, String.raw`\$&`);
}

function recordText(properties: readonly Node[], reading: Reading): string | undefined {
  const parts = new Map(
    properties.map((property) => {
      const key = property['key'] as Node | undefined;
      return [
        String(key?.['name'] ?? key?.['value']),
        property['value'] ? textOf(property['value'] as Node, reading) : undefined,
      ];
    }),
  );
  const [from, to, step] = [
    parts.get('from') ?? parts.get('min'),
    parts.get('to') ?? parts.get('max'),
    parts.get('step'),
  ];
  if (from !== undefined && to !== undefined) {
    return `${from} to ${to}${step === undefined ? '' : ` in steps of ${step}`}`;
  }
  return joined([...parts].map(([key, value]) => (value === undefined ? undefined : `${key}: ${value}`)));
}

const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join(', ');

const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

/** Evaluates an expression of numeric literals. */
function numberOf(node: Node): number | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'number' ? node['value'] : undefined;
  if (node.type === 'Identifier') return node['name'] === 'Infinity' ? Infinity : undefined;
  if (node.type === 'UnaryExpression' && node['operator'] === '-') {
    const value = numberOf(node['argument'] as Node);
    return value === undefined ? undefined : -value;
  }
  if (node.type !== 'BinaryExpression') return undefined;
  const [one, other] = [numberOf(node['left'] as Node), numberOf(node['right'] as Node)];
  return one === undefined || other === undefined
    ? undefined
    : OPERATIONS[String(node['operator'])]?.(one, other);
}
