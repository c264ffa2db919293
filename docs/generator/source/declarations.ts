import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { dirname } from 'node:path';
import { childrenOf, namesIn, syntaxOf, type Node, type Syntax } from './syntax.ts';

/** A top-level named declaration. */
export interface Declaration {
  readonly name: string;
  readonly node: Node;
  readonly isExported: boolean;
}

/** The names a file imports from another. */
export interface Import {
  readonly local: string;
  readonly imported: string;
  /** Relative to the project root; undefined for a package or a style sheet. */
  readonly file: string | undefined;
}

export function declarationsIn({ program }: Syntax): readonly Declaration[] {
  return bodyOf(program).flatMap((statement) => {
    const isExported = /^Export(Named|Default)Declaration$/.test(statement.type);
    const declared = (isExported ? statement['declaration'] : statement) as Node | null;
    if (!declared) return [];
    const nodes =
      declared.type === 'VariableDeclaration' ? (declared['declarations'] as readonly Node[]) : [declared];
    return nodes.flatMap((node) => {
      const name = nameOf(node);
      return name === undefined ? [] : [{ name, node, isExported }];
    });
  });
}

export function nameOf(node: Node): string | undefined {
  const declared = node.type.startsWith('Export') ? (node['declaration'] as Node | null) : node;
  if (!declared) return undefined;
  if (declared.type === 'VariableDeclaration') {
    const [first] = declared['declarations'] as readonly Node[];
    return first && nameOf(first);
  }
  const id = (declared['id'] ?? declared['key']) as Node | null | undefined;
  return id ? String(id['name'] ?? id['value']) : undefined;
}

export function importsOf({ file, program }: Syntax): readonly Import[] {
  return bodyOf(program)
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((statement) => {
      const from = resolved(file, String((statement['source'] as Node)['value']));
      return (statement['specifiers'] as readonly Node[]).map((specifier) => {
        const local = String((specifier['local'] as Node)['name']);
        const imported = specifier['imported'] as Node | undefined;
        return { local, imported: imported ? String(imported['name']) : local, file: from };
      });
    });
}

/** The declarations that use a name of their file, directly or indirectly. */
export function usersOf(name: string, file: string): ReadonlySet<string> {
  const declarations = declarationsIn(syntaxOf(file)).map((one) => ({ ...one, names: namesIn(one.node) }));
  const users = new Set([name]);
  for (let size = 0; size < users.size;) {
    size = users.size;
    for (const { name: user, names } of declarations) {
      if ([...users].some((used) => names.has(used))) users.add(user);
    }
  }
  return users;
}

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

function resolved(from: string, specifier: string): string | undefined {
  // style sheets declare nothing
  if (specifier.endsWith('.css')) return undefined;
  const alias = Object.entries(imports).find(([key]) => specifier.startsWith(key.replace('*', '')));
  const file = alias
    ? join('.', specifier.replace(alias[0].replace('*', ''), alias[1].replace('*', '')))
    : join(dirname(from), specifier);
  return (alias || specifier.startsWith('.')) && existsSync(file) ? file : undefined;
}

const bodyOf = (program: Node) => program['body'] as readonly Node[];

/** A named node with its scope. */
export interface Named {
  readonly node: Node;
  readonly scope: Node;
}

/** Every named node of a file, at any depth. */
export function namedNodes({ program }: Syntax): ReadonlyMap<string, readonly Named[]> {
  const named = new Map<string, Named[]>();
  const visit = (node: Node, scope: Node): void => {
    if (/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)) {
      const id = node['id'] as Node | null;
      for (const name of id ? namesIn(id) : [])
        named.set(name, [...(named.get(name) ?? []), { node, scope }]);
    }
    const inner = node.type === 'BlockStatement' ? node : scope;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(program, program);
  return named;
}
