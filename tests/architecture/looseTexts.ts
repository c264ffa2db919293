import { lineOf, within, type Node, type Syntax } from './syntax.ts';

/** The possible results of a JSX child. `none` renders nothing, such as false. */
type Rendering = 'text' | 'changing text' | 'element' | 'none';

/** All possible results of one child. */
type Child = ReadonlySet<Rendering>;

/**
 * Finds texts, such as `src/ui/x.tsx:12`, that break when the browser translates the page. A translation
 * replaces text nodes. React then updates a node that is gone, or crashes when it removes the node or inserts
 * an element before it. A text alone in its element is safe. Judges by syntax: a value is a text unless the
 * file declares it as an element or a ReactNode.
 */
export function looseTexts(syntax: Syntax): string[] {
  const found: string[] = [];
  for (const element of within(syntax.program)) {
    if (element.type !== 'JSXElement' && element.type !== 'JSXFragment') continue;
    const children = (element['children'] as Node[])
      .map((node) => new Set(renderingsOf(node, syntax)))
      .filter((renders) => renders.size > 0);
    if (children.length > 1 && isLoose(children)) {
      found.push(`${syntax.file}:${lineOf(syntax.code, element.start)}`);
    }
  }
  return found;
}

const isText = (child: Child): boolean => child.has('text') || child.has('changing text');

function isLoose(children: readonly Child[]): boolean {
  return children.some(
    (child, index) =>
      child.has('changing text') ||
      (isText(child) && (child.has('none') || children[index - 1]?.has('none') === true)),
  );
}

function renderingsOf(node: Node, syntax: Syntax): Rendering[] {
  const of = (part: string) => renderingsOf(node[part] as Node, syntax);
  switch (node.type) {
    case 'JSXText': {
      const isIndentation = /^\s*\n\s*$/.test(String(node['value']));
      return isIndentation ? [] : ['text'];
    }
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrowFunctionExpression':
      return ['element'];
    case 'JSXEmptyExpression':
      return [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return of('expression');
    case 'Literal':
      // a translation doesn't replace spaces
      return String(node['value']).trim() === '' ? [] : ['text'];
    case 'ConditionalExpression':
      return [...of('consequent'), ...of('alternate')].map(changing);
    case 'LogicalExpression':
      return node['operator'] === '&&'
        ? [...of('right'), 'none']
        : [...of('left'), ...of('right')].map(changing);
    case 'Identifier':
      return isConstant(node) ? ['text'] : valueOf(String(node['name']), syntax);
    case 'MemberExpression':
      return isConstant(node) ? ['text'] : ['changing text'];
    case 'CallExpression':
      return called(node['callee'] as Node, syntax);
    default:
      return ['changing text'];
  }
}

const changing = (one: Rendering): Rendering => (one === 'text' ? 'changing text' : one);

/** Whether a node is a constant, such as `CHART_DAYS`, `brand.name`, or `orderText.sound`. */
function isConstant(node: Node): boolean {
  const name = String((node['object'] as Node | undefined)?.['name'] ?? node['name']);
  return node.type === 'Identifier' ? /^[A-Z_]+$/.test(name) : /^brand$|Text$/.test(name);
}

function called(callee: Node, syntax: Syntax): Rendering[] {
  if (callee['name'] === 'createPortal') return ['element', 'none'];
  if (callee.type === 'Identifier') return valueOf(String(callee['name']), syntax);
  const method = (callee['property'] as Node | undefined)?.['name'];
  return method === 'map' || method === 'flatMap' ? ['element', 'none'] : ['changing text'];
}

/** Names of elements that come from a hook or from the caller. */
const ELEMENT_NAMES = new Set(['children', 'dialog', 'handle']);

/** Whether a value, or a function's result, is an element. Decides by its type and its declaration. */
function valueOf(name: string, { code, program }: Syntax): Rendering[] {
  if (ELEMENT_NAMES.has(name)) return ['element'];
  if (new RegExp(`\\b${name}\\??: (\\(.*\\) => )?(React(Node|Element)|JSX.Element)`).test(code))
    return ['element'];
  const hasElement = [...within(program)].some(
    (node) =>
      (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') &&
      (node['id'] as Node | undefined)?.['name'] === name &&
      [...within(node)].some(({ type }) => type === 'JSXElement'),
  );
  const returnsNode = new RegExp(`function ${name}\\([^]*?\\): ReactNode`).test(code);
  return hasElement || returnsNode ? ['element'] : ['changing text'];
}
