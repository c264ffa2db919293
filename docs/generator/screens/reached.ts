import { uiFilesFrom } from '../../../tests/architecture/uiFilesFrom.ts';
import { declarationsIn, importsOf, type Declaration } from '../source/declarations.ts';
import { syntaxOf, within, type Node } from '../source/syntax.ts';

/** A class with its file. */
export interface Place {
  readonly name: string;
  readonly file: string;
}

/** A used port method, as in `Companies.detail`. */
export interface PortUse {
  readonly port: string;
  readonly method: string;
}

/** What a screen loads, at once or on demand. */
export interface Reached {
  readonly viewModels: readonly Place[];
  readonly useCases: readonly Place[];
  readonly ports: readonly PortUse[];
}

/** @param screen its file */
export function reachedFrom(screen: string): Reached {
  const viewModels = [...uiFilesFrom(screen)]
    .filter((file) => file.startsWith('src/ui/') && !file.endsWith('.tsx'))
    .flatMap((file) => classesWithNeeds(file).map(({ name }) => ({ name, file })))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const useCases = new Map<string, Place>();
  const ports = new Map<string, PortUse>();
  const follow = ({ name, file }: Place): void => {
    for (const { type, file: from, method } of callsIn(file, name)) {
      if (!from?.startsWith('src/application/')) continue;
      const useCase = classesWithNeeds(from).find((one) => one.name === type);
      if (!useCase) ports.set(`${type}.${method}`, { port: type, method });
      else if (!useCases.has(type)) {
        useCases.set(type, { name: type, file: from });
        follow({ name: type, file: from });
      }
    }
  };
  viewModels.forEach(follow);
  return { viewModels, useCases: [...useCases.values()], ports: [...ports.values()] };
}

/** A file's container-made classes. */
function classesWithNeeds(file: string): readonly Declaration[] {
  return declarationsIn(syntaxOf(file)).filter(({ node }) =>
    membersOf(node).some((one) => nameOfKey(one) === 'needs'),
  );
}

/** The port methods a class calls on its constructor parameters. */
function callsIn(file: string, name: string) {
  const syntax = syntaxOf(file);
  const declared = declarationsIn(syntax).find((one) => one.name === name);
  if (!declared) return [];
  const given = new Map(
    membersOf(declared.node)
      .filter((member) => member['kind'] === 'constructor')
      .flatMap((member) => (member['value'] as Node)['params'] as readonly Node[])
      .map((parameter) => (parameter['parameter'] ?? parameter) as Node)
      .map((parameter) => [String(parameter['name']), typeOf(parameter)]),
  );
  return [...within(declared.node)].flatMap((node) => {
    const object = node['object'] as Node | undefined;
    if (node.type !== 'MemberExpression' || !object) return [];
    const field = object.type === 'MemberExpression' ? (object['property'] as Node) : object;
    const type = given.get(String(field['name']));
    const method = String((node['property'] as Node)['name']);
    const from = importsOf(syntax).find(({ local }) => local === type)?.file;
    return type === undefined ? [] : [{ type, file: from, method }];
  });
}

function typeOf(parameter: Node): string | undefined {
  const annotation = (parameter['typeAnnotation'] as Node | null)?.['typeAnnotation'] as Node | undefined;
  return annotation?.type === 'TSTypeReference'
    ? String((annotation['typeName'] as Node)['name'])
    : undefined;
}

const membersOf = (node: Node): readonly Node[] =>
  node.type === 'ClassDeclaration' ? ((node['body'] as Node)['body'] as readonly Node[]) : [];

const nameOfKey = (member: Node) => (member['key'] as Node | undefined)?.['name'];
