import { globSync } from 'node:fs';
import { Failure, type FailureKind } from '../../../src/application/Failure.ts';
import { failureText } from '../../../src/ui/texts/failureText.ts';
import { integrationText } from '../../../src/ui/texts/integrationText.ts';
import { restaurantText } from '../../../src/ui/texts/restaurantText.ts';
import { sessionText } from '../../../src/ui/texts/sessionText.ts';
import type { Part } from '../part.ts';
import { declarationsIn } from '../source/declarations.ts';
import { docstringOf } from '../source/docstrings.ts';
import { syntaxOf, within, type Node } from '../source/syntax.ts';

const FAILURE_FILE = 'src/application/Failure.ts';
/** Stands for any message from the host. */
const ITS_SENTENCE = '(the host’s message)';

/** The example status of some failure kinds. */
const STATUS: Readonly<Partial<Record<FailureKind, number>>> = {
  unauthenticated: 401,
  'not-found': 404,
  rejected: 400,
};

type TextOf = (failure: Failure) => string;

/** Every text about a failed request, by what failed. */
const texts: Readonly<Record<string, string | TextOf>> = {
  ...failureText,
  'session.checkFailed': sessionText.checkFailed,
  'session.logoutFailed': sessionText.logoutFailed,
  'connect.square': integrationText.connect.square,
  'connect.clover': integrationText.connect.clover,
  'restaurant.submitFailed': restaurantText.submitFailed,
  'restaurant.deleteFailed': restaurantText.deleteFailed,
};

/** Every failure kind, where the app treats it differently, and the texts users read. */
export const failures: Part = async () => [
  {
    file: 'failures.md',
    text: [
      '# Failures',
      'How an API request can fail, and what users see. Adapters throw only `Failure`, with one of these kinds; any other error is a bug.',
      ...kinds().flatMap(({ kind, meaning }) => [
        `## \`${kind}\``,
        `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`,
        toldApart(kind),
        textsOf(kind),
      ]),
      '## Messages',
      'The message for each failed operation. Where it depends on the failure kind, see the kinds above.',
      Object.entries(texts)
        .map(
          ([name, text]) =>
            `- \`${name}\`: ${typeof text === 'string' ? text : shown(text, failureOf('rejected'))}`,
        )
        .join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  },
];

/** The kinds with their docstrings from the type. */
function kinds(): readonly { readonly kind: FailureKind; readonly meaning: string }[] {
  const [, ...items] = docstringOf(FAILURE_FILE, 'FailureKind').split(' - ');
  return items.map((item) => {
    const [, kind, meaning] = /^`([\w-]+)`: (.+)$/.exec(item) ?? [];
    return { kind: kind as FailureKind, meaning: meaning ?? '' };
  });
}

/** Where the app handles this kind differently. */
function toldApart(kind: FailureKind): string {
  const places = globSync('src/{application,infrastructure,ui}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== FAILURE_FILE)
    .toSorted()
    .map(syntaxOf)
    .flatMap((syntax) =>
      declarationsIn(syntax)
        .filter(({ node }) => [...within(node)].some((one) => comparesKind(one, kind)))
        .map(({ name }) => ({ name, file: syntax.file, says: docstringOf(syntax.file, name) })),
    );
  if (places.length === 0) return '';
  const lines = places.map(({ name, file, says }) => `- [\`${name}\`](../${file})${says ? `: ${says}` : ''}`);
  return `**Handled separately by:**\n\n${lines.join('\n')}`;
}

function comparesKind(node: Node, kind: string): boolean {
  if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(String(node['operator']))) return false;
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const inner = left.type === 'ChainExpression' ? (left['expression'] as Node) : left;
  const name = (inner['property'] as Node | undefined)?.['name'] ?? inner['name'];
  return name === 'kind' && right['value'] === kind;
}

/** Texts used for this kind and few others. */
function textsOf(kind: FailureKind): string {
  const usual = failureOf('rejected');
  const own = Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text === 'string') return [];
    const said = shown(text, failureOf(kind));
    return said === shown(text, usual) ? [] : [`- \`${name}\`: ${said}`];
  });
  return own.length === 0 ? '' : `**Messages that differ from a refusal’s:**\n\n${own.join('\n')}`;
}

const failureOf = (kind: FailureKind) => new Failure(kind, { status: STATUS[kind] });

/** Formats a text, with the host's message where used. */
function shown(text: TextOf, { kind, status }: Failure): string {
  const plain = text(new Failure(kind, { status }));
  const told = text(new Failure(kind, { status, serverMessage: ITS_SENTENCE }));
  return told === plain ? plain : `${told}, or without one: ${plain}`;
}
