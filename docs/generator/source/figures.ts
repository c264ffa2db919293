import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { createContext, runInContext } from 'node:vm';

/** A constant whose value the handbook can show. */
export interface Figure {
  readonly name: string;
  /** Formatted for readers. */
  readonly text: string;
}

const CONSTANT = /^(?:export )?const ([A-Z][A-Z\d_]*)(?:: [^=\n]+)? = ([\s\S]*?);$/gm;
/** The maximum length of a listed value, in characters. */
const LONGEST = 140;

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** The constants of a file whose values don't depend on other files. */
export function figuresIn(file: string): readonly Figure[] {
  const source = readFileSync(file, 'utf8');
  const known = createContext({ Infinity });
  return [...source.matchAll(CONSTANT)].flatMap(({ 1: name = '', 2: code = '', index }) => {
    try {
      const value: unknown = runInContext(
        `${name} = (${code.replace(/ (as const|satisfies .*)$/, '')})`,
        known,
      );
      const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(source.slice(0, index))?.[1] ?? '';
      const text = figureText(value, formatOf(name, comment));
      return text === undefined || text.length > LONGEST ? [] : [{ name, text }];
    } catch {
      return [];
    }
  });
}

/** A text with its `{@link CONSTANT}` replaced by values, and other links by their names. */
export function withFigures(text: string, file: string): string {
  return text.replace(
    /\{@link (\w+)\}/g,
    (_, name: string) => figureNamed(name, file)?.text ?? `\`${name}\``,
  );
}

/** The constant of that name in a file or in the file it is imported from. */
function figureNamed(name: string, file: string): Figure | undefined {
  const own = figuresIn(file).find((figure) => figure.name === name);
  if (own) return own;
  const source = readFileSync(file, 'utf8');
  const from = new RegExp(`import [^;]*\\b${name}\\b[^;]* from '([^']+)'`).exec(source)?.[1];
  const target = from === undefined ? undefined : resolved(file, from);
  return target === undefined ? undefined : figureNamed(name, target);
}

function resolved(from: string, specifier: string): string | undefined {
  const alias = Object.entries(imports).find(([key]) => specifier.startsWith(key.replace('*', '')));
  const file = alias
    ? join('.', specifier.replace(alias[0].replace('*', ''), alias[1].replace('*', '')))
    : join(dirname(from), specifier);
  return existsSync(file) ? file : undefined;
}

type Format = (value: number) => string;

const plain: Format = (value) =>
  value === Infinity ? 'no limit' : new Intl.NumberFormat('en-US').format(value);

/** "09:30" */
const clock: Format = (minutes) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** "250 ms", "1.5 s", "10 min" */
function duration(milliseconds: number): string {
  if (milliseconds >= 60_000 && milliseconds % 60_000 === 0) return `${plain(milliseconds / 60_000)} min`;
  return milliseconds < 500 ? `${milliseconds} ms` : `${plain(milliseconds / 1000)} s`;
}

function formatOf(name: string, comment: string): Format {
  if (/minutes since midnight/i.test(comment)) return clock;
  return name.endsWith('_MS') || /milliseconds/i.test(comment) ? duration : plain;
}

/** Formats numbers, texts, lists, and records. @returns undefined for other values, such as patterns */
export function figureText(value: unknown, format: Format): string | undefined {
  if (typeof value === 'number') return format(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return joined(value.map((one) => figureText(one, format)));
  // the value is from another realm, where `instanceof` doesn't work
  if (Object.prototype.toString.call(value) !== '[object Object]') return undefined;
  const { min, max, from = min, to = max, step, ...others } = value as Readonly<Record<string, unknown>>;
  if (typeof from === 'number' && typeof to === 'number') {
    return `${format(from)} to ${format(to)}${typeof step === 'number' ? ` in steps of ${format(step)}` : ''}`;
  }
  return joined(
    Object.entries(others).map(([key, one]) => {
      const text = figureText(one, format);
      return text === undefined ? undefined : `${key}: ${text}`;
    }),
  );
}

const joined = (parts: readonly (string | undefined)[]) =>
  parts.includes(undefined) ? undefined : parts.join(', ');
