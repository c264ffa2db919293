import { beforeAll, describe, expect, it } from 'vitest';
import { findApiCall } from '../support/calls.ts';
import { ERROR_BODIES } from '../support/errorBodies.ts';
import { interactionsIn, PACT_FILE, type Interaction } from '../support/pactFile.ts';
import type { Answer } from '../support/playAnswers.ts';
import { outcomeOf, verdictOf, type Verdict } from './adapterVerdicts.ts';
import { EXCEPTIONS, NEVER_COPED } from './exceptions.ts';
import { faultsOf, merged, type ResponseFault } from './faults.ts';
import { passedBy } from './verifierVerdicts.ts';

// The adapters and the contracts must agree about every response. Both judge single mutations of the agreed
// responses: one that an adapter cannot use and the verification passes is a survivor, and one that an
// adapter copes with and the verification fails is a false alarm.

const interactions = interactionsIn(PACT_FILE);
const isDone = ({ response }: Interaction) => response.status < 300;
const isJson = ({ response }: Interaction) => response.body?.contentType === 'application/json';

/** Both verdicts on a mutation. */
interface Finding {
  readonly kind: string;
  readonly of: string;
  readonly path: string;
  readonly adapter: Verdict;
  readonly isPassed: boolean;
}

const lineOf = ({ kind, of, path, adapter, isPassed }: Finding) =>
  `${of}: ${kind} at ${path}: ${adapter} by the adapter, ${isPassed ? 'passed' : 'failed'} by the verification`;

const isSurvivor = ({ adapter, isPassed }: Finding) => adapter !== 'kept' && isPassed;
const isFalseAlarm = ({ adapter, isPassed }: Finding) => adapter === 'kept' && !isPassed;
const isExcepted = ({ kind, path, adapter, isPassed, of }: Finding) =>
  EXCEPTIONS.some(
    (one) =>
      one.passes === isPassed &&
      one.kinds.test(kind) &&
      (one.path?.test(path) ?? true) &&
      (one.of?.test(of) ?? true) &&
      (one.adapter ?? adapter) === adapter,
  );

/** Interactions with the same request and states, which a provider answers identically. */
interface Situation {
  readonly members: readonly Interaction[];
  readonly faults: readonly ResponseFault[];
}

const situations: readonly Situation[] = [
  ...Map.groupBy(interactions.filter(isJson), ({ providerStates, request }) =>
    JSON.stringify([providerStates, request]),
  ).values(),
].map((members) => {
  const examples = members.toSorted(bySomeElement).map(({ response }) => response.body?.content);
  // a single interaction is doubled so that every list has two elements
  const answer = (members.length > 1 ? examples : [...examples, ...examples]).reduce(merged);
  return { members, faults: faultsOf(answer) };
});

/** Puts interactions that need a complete element first, because later ones merge their elements into it. */
function bySomeElement(one: Interaction, other: Interaction): number {
  const asksForSome = ({ response }: Interaction) =>
    Number(JSON.stringify(response.matchingRules).includes('arrayContains'));
  return asksForSome(other) - asksForSome(one);
}

/** A whole response in place of the agreed one. */
interface Replacement {
  readonly kind: string;
  readonly interaction: Interaction;
  readonly answer: Answer;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const agreedAnswer = ({ response: { status, body } }: Interaction): Answer => ({
  status,
  body:
    body && (body.contentType === 'application/json' ? JSON.stringify(body.content) : String(body.content)),
  headers: body ? { 'Content-Type': body.contentType.replace('*/*', 'audio/mpeg') } : {},
});

const STATUSES = [200, 201, 202, 400, 401, 403, 404, 409, 422, 500, 502, 503];
const PAGE = '<!doctype html><title>Bad gateway</title>';

const withBody = (status: number) => (status === 204 ? 200 : status);
const isDeclined = ({ response }: Interaction) =>
  JSON.stringify(response.body?.content)?.includes('"success":false') ?? false;

function replacementsOf(interaction: Interaction): readonly Replacement[] {
  const { status } = interaction.response;
  const of = (kind: string, answer: Partial<Answer>): Replacement => ({
    kind,
    interaction,
    // a browser ignores the body of a 204
    answer: { status: answer.body === undefined ? status : withBody(status), body: undefined, ...answer },
  });
  if (!isDone(interaction))
    return ERROR_BODIES.map(({ kind, ...body }) => of(`error body: ${kind}`, { ...body }));
  const agreed = agreedAnswer(interaction);
  return [
    of('no body', { headers: agreed.headers ?? {} }),
    of('no JSON', { body: 'OK', headers: JSON_TYPE }),
    of('web page', { body: PAGE, headers: { 'Content-Type': 'text/html' } }),
    of('web page', { body: PAGE, headers: JSON_TYPE }),
    ...(isDeclined(interaction)
      ? []
      : [of('success: false', { body: '{"success":false,"message":"Not today"}', headers: JSON_TYPE })]),
    ...(isJson(interaction)
      ? [
          of('byte order mark', { ...agreed, body: `\ufeff${agreed.body}` }),
          of('charset', { ...agreed, headers: { 'Content-Type': 'application/json; charset=utf-8' } }),
        ]
      : []),
  ];
}

/** Responses to the same call are alike if the same rules apply to them. */
const ruleOf = ({ response: { status, matchingRules, body } }: Interaction) =>
  JSON.stringify([matchingRules.status ?? status, body ? body.contentType : '']);

const oneOfEachRule = (some: readonly Interaction[]) =>
  [
    ...Map.groupBy(some, (one) => `${ruleOf(one)} ${findApiCall(one.request.method, one.request.path).by}`),
  ].flatMap(([, [first]]) => first ?? []);

const withoutBody = (interaction: Interaction): Interaction => ({
  ...interaction,
  response: { ...interaction.response, body: undefined },
});

const replacements: readonly Replacement[] = [
  ...interactions.filter(isDone).flatMap(replacementsOf),
  ...oneOfEachRule(interactions.filter((one) => !isDone(one))).flatMap(replacementsOf),
];

const statuses: readonly Replacement[] = oneOfEachRule(interactions).flatMap((interaction) =>
  STATUSES.map((status) => ({
    kind: 'status',
    interaction,
    answer: { ...agreedAnswer(interaction), status },
  })),
);

/** A refusal is no failure of the server, even where the console shows the same. */
const isOtherClass = ({ response }: Interaction, { status }: Answer) =>
  Math.trunc(response.status / 100) !== Math.trunc(status / 100);

describe('Contracts and adapters', { timeout: 300_000 }, () => {
  let findings: readonly Finding[];

  beforeAll(async () => {
    const members = situations.flatMap((situation) =>
      situation.members.map((interaction) => ({ situation, interaction })),
    );
    const trials = [
      ...replacements,
      // the body of another status says nothing
      ...statuses.map(({ kind, interaction, answer: { status } }) => ({
        kind,
        interaction: withoutBody(interaction),
        answer: { status, body: undefined },
      })),
    ];
    // runs in its own process while the adapters work
    const verifying = passedBy(
      members.map(({ situation, interaction }) => ({
        interaction,
        answers: situation.faults.map(({ answer }) => answer),
      })),
      trials,
    );
    const ofBodies = await Promise.all(
      situations.map(async (situation) => ({ situation, verdicts: await verdictsOf(situation) })),
    );
    const ofAnswers = await Promise.all(
      [...replacements, ...statuses].map(async ({ kind, interaction, answer }) => {
        const call = findApiCall(interaction.request.method, interaction.request.path);
        return verdictOf(
          await outcomeOf(call, answer),
          await outcomeOf(call, agreedAnswer(interaction)),
          kind,
        );
      }),
    );
    const { examined, tried } = await verifying;
    const passing = new Map(members.map(({ interaction }, at) => [interaction, examined[at] ?? []]));
    findings = [
      ...ofBodies.flatMap(({ situation: { members: same, faults }, verdicts }) =>
        faults.map(({ kind, path }, at) => ({
          kind,
          of: same[0]?.description ?? '',
          path,
          adapter: NEVER_COPED({ kind, path }) ? ('lost' as const) : (verdicts[at] ?? 'refused'),
          isPassed: same.every((member) => passing.get(member)?.[at] ?? false),
        })),
      ),
      ...[...replacements, ...statuses].map(({ kind, interaction, answer }, at) => ({
        kind,
        of: interaction.description,
        path: `status ${answer.status}`,
        adapter: isOtherClass(interaction, answer) ? ('lost' as const) : (ofAnswers[at] ?? 'refused'),
        isPassed: tried[at] ?? false,
      })),
    ];
  }, 300_000);

  async function verdictsOf({ members: [first], faults }: Situation): Promise<readonly Verdict[]> {
    if (!first) return [];
    const call = findApiCall(first.request.method, first.request.path);
    const outcome = (answer: unknown) =>
      outcomeOf(call, { status: first.response.status, body: JSON.stringify(answer) });
    const faultless = await outcome(faults[0]?.answer);
    const verdicts: Verdict[] = [];
    for (const fault of faults) verdicts.push(verdictOf(await outcome(fault.answer), faultless, fault.kind));
    return verdicts;
  }

  it('agree: the verification fails every response that an adapter cannot use', () => {
    const survivors = findings.filter((one) => isSurvivor(one) && !isExcepted(one));
    expect(survivors.map(lineOf)).toEqual([]);
  });

  it('agree: the verification passes every response that an adapter copes with', () => {
    const alarms = findings.filter((one) => isFalseAlarm(one) && !isExcepted(one));
    expect(alarms.map(lineOf)).toEqual([]);
  });

  it('need each exception', () => {
    const unused = EXCEPTIONS.filter(
      (exception) =>
        !findings.some(
          (one) =>
            (isSurvivor(one) || isFalseAlarm(one)) &&
            one.isPassed === exception.passes &&
            exception.kinds.test(one.kind) &&
            (exception.path?.test(one.path) ?? true) &&
            (exception.of?.test(one.of) ?? true),
        ),
    );
    expect(unused.map(({ because }) => because)).toEqual([]);
  });

  it('were compared on every kind of response', async ({ annotate }) => {
    const kinds = Map.groupBy(findings, ({ kind }) => kind);
    const count = (some: readonly Finding[], is: (one: Finding) => boolean) => some.filter(is).length;
    const rows = [...kinds].map(
      ([kind, some]) =>
        `${kind}: ${some.length} mutations, ${count(some, (one) => isSurvivor(one) && !isExcepted(one))} survivors, ` +
        `${count(some, (one) => isFalseAlarm(one) && !isExcepted(one))} false alarms, ` +
        `${count(some, (one) => (isSurvivor(one) || isFalseAlarm(one)) && isExcepted(one))} exceptions`,
    );
    await annotate(rows.join('\n'));
    for (const [kind, { length }] of kinds) expect(length, kind).toBeGreaterThan(0);
    expect(findings.length).toBeGreaterThan(5000);
  });
});
