import { declarationsIn, importsOf, type Declaration } from '../source/declarations.ts';
import { namesIn, syntaxOf, within, type Node, type Syntax } from '../source/syntax.ts';
import { figureText } from './figureText.ts';

/** A constant used by a rule. */
export interface Figure {
  readonly name: string;
  /** Formatted for readers, or as source code. */
  readonly text: string;
  /** The constant's comment, if any. */
  readonly meaning: string | undefined;
  readonly file: string;
}

/** Syntax allowed in a constant: literals, expressions of them, and lists and records. */
const FIXED =
  /^(Literal|TemplateLiteral|TemplateElement|UnaryExpression|BinaryExpression|ArrayExpression|ObjectExpression|Property|Identifier|TSAsExpression|TSTypeReference)$/;

/** Longer constants are listed by name only. */
const LONGEST = 140;

/** Finds the constants a node uses: directly, through other code in its file, or imported by name. */
export function figuresOf(node: Node, file: string): readonly Figure[] {
  const syntax = syntaxOf(file);
  const declarations = declarationsIn(syntax);
  const reached = new Set<Declaration>();
  const names = new Set<string>();
  const follow = (from: Node): void => {
    for (const name of namesIn(from)) {
      names.add(name);
      const declared = declarations.find((one) => one.name === name && !isType(one.node));
      if (!declared || reached.has(declared)) continue;
      reached.add(declared);
      follow(declared.node);
    }
  };
  follow(node);
  const own = [...reached].flatMap((one) => figureOf(one, syntax) ?? []);
  const imported = importsOf(syntax)
    .filter(({ local }) => names.has(local))
    .flatMap((one) => (one.file === undefined ? [] : (figureIn(one.file, one.imported) ?? [])));
  return [...own, ...imported];
}

/** The constant of that name in a file or its import, if it is a figure. */
function figureIn(file: string, name: string): Figure | undefined {
  const syntax = syntaxOf(file);
  const declared = declarationsIn(syntax).find((one) => one.name === name);
  if (declared) return figureOf(declared, syntax);
  const taken = importsOf(syntax).find(({ local }) => local === name);
  return taken?.file === undefined ? undefined : figureIn(taken.file, taken.imported);
}

/** A docstring with its linked constants replaced by their values. */
export function withFigures(sentence: string, file: string): string {
  return sentence.replace(
    /\{@link (\w+)\}/g,
    (_, name: string) => figureIn(file, name)?.text ?? `\`${name}\``,
  );
}

function figureOf({ name, node }: Declaration, { code, file, comments }: Syntax): Figure | undefined {
  const init = node['init'] as Node | null | undefined;
  if (!init || ![...within(init)].every(({ type }) => FIXED.test(type))) return undefined;
  const value = code
    .slice(init.start, init.end)
    .replace(/ as const$/, '')
    .replace(/\s+/g, ' ')
    .replace(/, ([\]}])/g, ' $1')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());
  if (value.length > LONGEST) return undefined;
  const statement = code.lastIndexOf('\n', node.start) + 1;
  const comment = comments.find(({ end }) => /^\s*$/.test(code.slice(end, statement)) && end <= statement);
  const meaning = comment?.text;
  return { name, text: figureText(name, init, meaning) ?? `\`${value}\``, meaning, file };
}

const isType = ({ type }: Node) => /^TS(Interface|TypeAlias)Declaration$/.test(type);
