import { slug } from 'github-slugger';
import { apiCalls, findApiCall } from '../../../contracts/support/calls.ts';
import { interactionsIn, PACT_FILE, type Interaction } from '../../../contracts/support/pactFile.ts';
import { cell, table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';
import type { DependentAction } from '../useCases/actionsByCall.ts';

/** The response classes the console distinguishes, with their status codes. */
const ANSWERS: readonly { readonly name: string; readonly has: (status: number) => boolean }[] = [
  { name: 'done', has: (status) => status < 300 },
  { name: '401', has: (status) => status === 401 },
  { name: '404', has: (status) => status === 404 },
  { name: 'refused', has: (status) => status >= 400 && status !== 401 && status !== 404 },
];

/**
 * Documents every call with each agreed response, from the pacts.
 * @throws Error if a call has no contract
 */
export function callsPage(actionsOf: ReadonlyMap<string, readonly DependentAction[]>): HandbookPage {
  const interactions = interactionsIn(PACT_FILE);
  const byCall = Map.groupBy(interactions, ({ request }) => findApiCall(request.method, request.path));
  const all = apiCalls.map((call) => {
    const { method, path, by } = call;
    const ofCall = byCall.get(call);
    if (!ofCall) throw new Error(`No contract has ${method} ${path}`);
    const name = `${method} ${path}`;
    return { name, by, ofCall, actions: actionsOf.get(name) ?? [] };
  });
  const heading = (name: string) => `\`${name}\``;
  const text = [
    '# API calls by response',
    `The ${apiCalls.length} calls of the API and the contracts’ ${interactions.length} interactions, each with its provider state, request, and response. [Contracts](../contracts/README.md) explains how to check a provider.`,
    'The number of interactions for each kind of response. Only differences that matter to the console count: any 2xx is _done_, and a 4xx other than 401 and 404 is _refused_. Responses without a contract, such as 5xx and most 401s, are handled the same way for every call ([failures](failures.md)). Request and response fields are in the collapsed section of each call. If fields are optional, a second interaction covers the response without them, with _nothing but_ the required ones.',
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
        `- **Used to**, with what users read when it fails: ${actions.map(({ id, title }) => `[${title}](use-cases/${id}.md#${slug(name)})`).join(', ')}`,
      ].join('\n'),
      ...table(['Given', 'Request', 'Response'], ofCall.map(rowOf)),
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
    cell(states.join(', then ') || 'any state'),
    cell(description),
    `${answerOf(response)}${pending ? '; optional' : ''}`,
  ];
}

/** Request and successful response fields from the contracts' examples, in a collapsed section. */
function bodiesOf(interactions: readonly Interaction[]): readonly string[] {
  const lines = interactions
    .filter(({ response }) => response.status < 300)
    .flatMap(({ description, request, response }) => {
      const [sent, answered] = [request.body, response.body].map((body) => jsonOf(body?.content));
      return sent || answered
        ? [`**${cell(description)}**`, ...fence('sends', sent), ...fence('receives', answered)]
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
