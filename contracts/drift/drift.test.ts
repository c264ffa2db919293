import { beforeAll, describe, expect, it } from 'vitest';
import { findApiCall } from '../support/calls.ts';
import { interactionsIn, PACT_FILE, type Interaction } from '../support/pactFile.ts';
import { outcomeOf, verdictOf, type Verdict } from './adapterVerdicts.ts';
import { faultsOf, merged, type ResponseFault } from './faults.ts';
import { passedBy } from './verifierVerdicts.ts';

// The adapters' schemas and the contracts overlap. Single faults in the agreed responses prove that they
// agree.

const interactions = interactionsIn(PACT_FILE);

/** Interactions with the same request and states, which a provider answers identically. */
interface Situation {
  readonly members: readonly Interaction[];
  readonly faults: readonly ResponseFault[];
}

const situations: readonly Situation[] = [
  ...Map.groupBy(interactions.filter(isJson), situationOf).values(),
].map((members) => {
  const examples = members.toSorted(bySomeElement).map(({ response }) => response.body?.content);
  // a single interaction is doubled so that every list has two elements
  const answer = (members.length > 1 ? examples : [...examples, ...examples]).reduce(merged);
  return { members, faults: faultsOf(answer) };
});

function isJson({ response: { body } }: Interaction): boolean {
  return body?.contentType === 'application/json';
}

function situationOf({ providerStates, request }: Interaction): string {
  return JSON.stringify([providerStates, request]);
}

/** Puts interactions that need a complete element first, because later ones merge their elements into it. */
function bySomeElement(one: Interaction, other: Interaction): number {
  const asksForSome = ({ response }: Interaction) =>
    Number(JSON.stringify(response.matchingRules).includes('arrayContains'));
  return asksForSome(other) - asksForSome(one);
}

/** Both verdicts on a fault. */
interface Finding {
  readonly of: string;
  readonly fault: { readonly kind: string; readonly path: string };
  readonly adapter: Verdict;
  readonly isPassed: boolean;
}

const lineOf = ({ of, fault: { kind, path }, adapter, isPassed }: Finding) =>
  `${of}: ${kind} at ${path}: ${adapter} by the adapter, ${isPassed ? 'passed' : 'failed'} by the verifier`;

async function findingsOf(
  { members, faults }: Situation,
  passing: Promise<(member: Interaction, at: number) => boolean>,
): Promise<readonly Finding[]> {
  const [first] = members;
  if (!first) return [];
  const { description, request, response } = first;
  const call = findApiCall(request.method, request.path);
  const outcome = (answer: unknown) =>
    outcomeOf(call, { status: response.status, body: JSON.stringify(answer) });
  const faultless = await outcome(faults[0]?.answer);
  const verdicts: Verdict[] = [];
  for (const fault of faults) verdicts.push(verdictOf(await outcome(fault.answer), faultless, fault.kind));
  const passes = await passing;
  return faults.flatMap((fault, at) => {
    const adapter = verdicts[at];
    const isPassed = members.every((member) => passes(member, at));
    return adapter ? [{ of: description, fault, adapter, isPassed }] : [];
  });
}

/** Responses that are not valid JSON. */
const UNREADABLE = [
  { kind: 'no body', body: undefined },
  { kind: 'no JSON', body: '<!doctype html><title>Bad gateway</title>' },
];
/**
 * What the console copes with, although the contract forbids it: a missing list where it is empty anyway, and
 * an odd value that only decides about a mark, a button, or the place of a line that was said.
 */
const COPED_WITH =
  /^\$(\.(orders|logs|changes|data|categories))?$|\.(isPrinted|rollbackAvailable|call_successful|has_audio|has_more|time|time_in_call_secs)$|\.(transcript|messages)\[\d+\](\.role)?$/;

/** The state decides whether a text may be empty, and the console reads numbers and flags from texts. */
const COPED_KINDS = new Set(['empty text', 'other scalar']);

const STATUSES = [200, 201, 202, 400, 401, 403, 404, 409, 422, 500, 502, 503];

describe('Contracts and adapters', { timeout: 120_000 }, () => {
  let faults: readonly Finding[];
  let unreadable: readonly Finding[];
  let statuses: readonly Finding[];

  beforeAll(async () => {
    const members = situations.flatMap((situation) =>
      situation.members.map((interaction) => ({ situation, interaction })),
    );
    const bodies = situations.flatMap(({ members: [interaction] }) =>
      interaction ? UNREADABLE.map(({ kind, body }) => ({ kind, interaction, body })) : [],
    );
    // few distinct rules exist for statuses
    const rules = [...Map.groupBy(interactions, ruleOf).values()].flatMap(([interaction]) =>
      interaction ? STATUSES.map((status) => ({ interaction, status })) : [],
    );
    // runs in its own process while the adapters work
    const verifying = passedBy(
      members.map(({ situation, interaction }) => ({
        interaction,
        answers: situation.faults.map(({ answer }) => answer),
      })),
      [
        ...bodies.map(({ interaction, body }) => ({
          interaction,
          answer: { status: interaction.response.status, body },
        })),
        ...rules.map(({ interaction, status }) => ({
          interaction: { ...interaction, response: { ...interaction.response, body: undefined } },
          answer: { status, body: '{}' },
        })),
      ],
    );

    const passing = verifying.then(({ examined }) => {
      const answersOf = new Map(members.map(({ interaction }, at) => [interaction, examined[at] ?? []]));
      return (member: Interaction, at: number) => answersOf.get(member)?.[at] ?? false;
    });
    faults = (await Promise.all(situations.map((situation) => findingsOf(situation, passing)))).flat();
    const { tried } = await verifying;

    unreadable = await Promise.all(
      bodies.map(async ({ kind, interaction: { description, request, response }, body }, at) => {
        const call = findApiCall(request.method, request.path);
        const agreed = { status: response.status, body: JSON.stringify(response.body?.content) };
        const adapter = verdictOf(
          await outcomeOf(call, { ...agreed, body }),
          await outcomeOf(call, agreed),
          'retype',
        );
        return { of: description, fault: { kind, path: '$' }, adapter, isPassed: tried[at] ?? false };
      }),
    );

    const passedStatuses = new Set(
      rules
        .filter((_, at) => tried[bodies.length + at])
        .map(({ interaction, status }) => `${ruleOf(interaction)} ${status}`),
    );
    statuses = (
      await Promise.all(
        interactions.map(async (interaction) => {
          const { description, request, response } = interaction;
          const call = findApiCall(request.method, request.path);
          const body = JSON.stringify(response.body?.content);
          const agreed = await outcomeOf(call, { status: response.status, body });
          return Promise.all(
            STATUSES.map(async (status) => ({
              of: description,
              fault: { kind: String(status), path: 'the status' },
              adapter: verdictOf(await outcomeOf(call, { status, body }), agreed, 'retype'),
              isPassed: passedStatuses.has(`${ruleOf(interaction)} ${status}`),
            })),
          );
        }),
      )
    ).flat();
  }, 120_000);

  it('agree: the verifier fails every fault that an adapter rejects', () => {
    const survivors = faults.filter(
      ({ adapter, isPassed, fault: { kind, path } }) =>
        // a line without text is no speech
        !(kind === 'empty text' && path.endsWith('.message')) &&
        // the state decides whether a list may be empty
        isPassed &&
        (kind === 'empty list' ? adapter === 'refused' : adapter !== 'kept'),
    );
    expect(survivors.map(lineOf)).toEqual([]);
  });

  it('agree: the verifier passes what adapters accept', () => {
    const refused = faults.filter(
      ({ adapter, isPassed, fault }) =>
        adapter === 'kept' && !isPassed && !COPED_KINDS.has(fault.kind) && !COPED_WITH.test(fault.path),
    );
    expect(refused.map(lineOf)).toEqual([]);
  });

  it('agree on invalid JSON', () => {
    const apart = unreadable.filter(({ adapter, isPassed }) => (adapter === 'kept') !== isPassed);
    expect(apart.map(lineOf)).toEqual([]);
  });

  it('agree on status codes', () => {
    const survivors = statuses.filter(({ adapter, isPassed }) => adapter !== 'kept' && isPassed);
    expect(survivors.map(lineOf)).toEqual([]);
    // server errors are not refusals, even where the console shows the same message
    const refused = statuses.filter(({ of, fault, adapter, isPassed }) => {
      const agreed = interactions.find(({ description }) => description === of)?.response.status ?? 0;
      return (
        adapter === 'kept' && !isPassed && Math.trunc(agreed / 100) === Math.trunc(Number(fault.kind) / 100)
      );
    });
    // the only special 403: the session check at startup depends on it (rule: session)
    expect(new Set(refused.map(({ of }) => of))).toEqual(
      new Set(['a request for a new access token of a session that was withdrawn']),
    );
  });

  it('were compared on the expected number of faults', async ({ annotate }) => {
    const counts = Map.groupBy(
      [...faults, ...unreadable],
      ({ adapter, isPassed }) => `${adapter}, ${isPassed ? 'passed' : 'failed'}`,
    );
    await annotate(
      `${situations.length} situations, ${faults.length} faults, ${unreadable.length} unreadable answers, ${statuses.length} statuses; ` +
        [...counts].map(([verdict, { length }]) => `${verdict}: ${length}`).join('; '),
    );
    expect(faults.length).toBeGreaterThan(3000);
  });
});

const ruleOf = ({ response: { status, matchingRules } }: Interaction) =>
  JSON.stringify(matchingRules.status ?? status);
