import { slug } from 'github-slugger';
import { apiCalls, findApiCall } from '../../../contracts/support/calls.ts';
import { interactionsIn, PACT_FILE, type Interaction } from '../../../contracts/support/pactFile.ts';
import { actionsOf, type IndexedCall } from '../../../tests/actions/callIndex.ts';
import { cell, table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';

/** The response classes the console distinguishes, with their status codes. */
const ANSWERS: readonly { readonly name: string; readonly has: (status: number) => boolean }[] = [
  { name: 'done', has: (status) => status < 300 },
  { name: '401', has: (status) => status === 401 },
  { name: '404', has: (status) => status === 404 },
  { name: 'refused', has: (status) => status >= 400 && status < 500 && status !== 401 && status !== 404 },
  { name: '5xx', has: (status) => status >= 500 },
];

/**
 * Documents every call with each agreed response, from the pacts.
 * @param made calls by adapter method, such as `Companies.detail`
 * @throws Error if a call has no contract or is not listed
 */
export function callsPage(index: readonly IndexedCall[], made: readonly string[]): HandbookPage {
  const unlisted = made.filter((name) => !apiCalls.some(({ by }) => by === name));
  if (unlisted.length > 0) throw new Error(`contracts/support/calls.ts lacks ${unlisted.join(', ')}`);
  const interactions = interactionsIn(PACT_FILE);
  const byCall = Map.groupBy(interactions, ({ request }) => findApiCall(request.method, request.path));
  const all = apiCalls.map((call) => {
    const { method, path, by } = call;
    const ofCall = byCall.get(call);
    if (!ofCall) throw new Error(`No contract has ${method} ${path}`);
    return { name: `${method} ${path}`, by, ofCall, actions: actionsOf(index, method, path) };
  });
  const heading = (name: string) => `\`${name}\``;
  const text = [
    '# Calls by answer',
    `The ${apiCalls.length} calls of the API, and the ${interactions.length} interactions of the contracts: in which state each is made, and what is answered. How a provider is checked against them: [contracts](../contracts/README.md).`,
    'How many interactions there are of each answer. What the console tells apart is all that is told apart here: any 2xx is _done_; a 4xx that is neither 401 nor 404 is _refused_; what is not agreed for one call, such as a 401, goes the way that all calls share ([failures](failures.md)). Which fields are sent and read stands folded with each call; where an answer may lack some, one without them is agreed on as well, as _nothing but_ what is needed.',
    ...table(
      ['Call', ...ANSWERS.map(({ name }) => name)],
      [
        ...all.map(({ name, ofCall }) => [`[${heading(name)}](#${slug(name)})`, ...countsOf(ofCall)]),
        ['all', ...countsOf(interactions)],
      ],
    ),
    ...all.flatMap(({ name, by, ofCall, actions }) => [
      `## ${heading(name)}`,
      [
        `- **Made by**: [${by}](use-cases/ports.md#${slug(by.split('.')[0] ?? '')})`,
        `- **Needed to**, and what is read when it fails: ${actions.map(({ id, title }) => `[${title}](use-cases/${id}.md#${slug(name)})`).join(', ')}`,
      ].join('\n'),
      ...table(['Given', 'Asked for', 'Answer'], ofCall.map(rowOf)),
      ...bodiesOf(ofCall),
    ]),
  ].join('\n\n');
  return { file: 'calls.md', text };
}

const countsOf = (interactions: readonly Interaction[]) =>
  ANSWERS.map(({ has }) => String(interactions.filter(({ response }) => has(response.status)).length || '–'));

function rowOf({ description, providerStates, pending, response }: Interaction): readonly string[] {
  const states = providerStates.map(({ name, params }) => [name, ...Object.values(params)].join(': '));
  return [
    cell(states.join(', then ') || 'whatever state'),
    cell(description),
    `${answerOf(response)}${pending ? '; may be left out' : ''}`,
  ];
}

/** Request and successful response fields from the contracts' examples, in a collapsed section. */
function bodiesOf(interactions: readonly Interaction[]): readonly string[] {
  const lines = interactions
    .filter(({ response }) => response.status < 300)
    .flatMap(({ description, request, response }) => {
      const [sent, answered] = [request.body, response.body].map((body) => jsonOf(body?.content));
      return sent || answered
        ? [`**${cell(description)}**`, ...fence('sends', sent), ...fence('is answered with', answered)]
        : [];
    });
  return lines.length === 0 ? [] : ['<details>', '<summary>In JSON</summary>', ...lines, '</details>'];
}

const jsonOf = (content: unknown) =>
  typeof content === 'object' && content !== null ? JSON.stringify(content, undefined, 2) : undefined;

const fence = (does: string, json: string | undefined) =>
  json === undefined ? [] : [does, `\`\`\`json\n${json}\n\`\`\``];

/** "200 or any other 2xx", "403, or 400, 409, 422". */
function answerOf({ status, matchingRules }: Interaction['response']): string {
  const rule = JSON.stringify(matchingRules.status ?? {});
  const others = /\[(\d[\d,]*)\]/
    .exec(rule)?.[1]
    ?.split(',')
    .filter((other) => other !== String(status));
  if (others) return `${status}, or ${others.join(', ')}`;
  return /success|serverError/.test(rule)
    ? `${status}, or any ${String(status).charAt(0)}xx`
    : String(status);
}
