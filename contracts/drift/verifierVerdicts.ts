import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerProblems, withoutByteOrderMark } from '../support/answerRules.ts';
import type { Interaction } from '../support/pactFile.ts';
import type { Answer } from '../support/playAnswers.ts';
import { closeServer, listenOnLoopback } from '../verifier/loopback.ts';
import { resultsOf } from '../verifier/results.ts';
import { runVerifier } from '../verifier/runVerifier.ts';

/** JSON responses to check against one interaction. */
export interface Examination {
  readonly interaction: Interaction;
  readonly answers: readonly unknown[];
}

/** Any response to check against one interaction. */
export interface Trial {
  readonly interaction: Interaction;
  readonly answer: Answer;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Runs the verification once for all responses and returns whether each one passes. To avoid minutes of one
 * interaction each, the JSON responses become fields of one object with prefixed rules.
 */
export async function passedBy(
  examinations: readonly Examination[],
  trials: readonly Trial[],
): Promise<{ readonly examined: readonly (readonly boolean[])[]; readonly tried: readonly boolean[] }> {
  // many calls refuse alike, and the request does not matter here
  const alike = [
    ...Map.groupBy(trials, ({ interaction, answer }) => JSON.stringify([interaction.response, answer])),
  ];
  const distinct = alike.flatMap(([, [first]]) => first ?? []);
  const asked = [...examinations.map(asOne), ...distinct.map(({ interaction }) => interaction.response)];
  const given = [
    ...examinations.map(({ interaction, answers }) => ({
      status: interaction.response.status,
      headers: JSON_TYPE,
      body: JSON.stringify(Object.fromEntries(answers.map((answer, at) => [`a${at}`, answer]))),
    })),
    ...distinct.map(({ answer }) => answer),
  ];
  const results = new Map(
    (await verified(asked, given)).map((result) => [Number(result.description), result] as const),
  );

  const examined = examinations.map(({ interaction, answers }, at) => {
    const { result = '', mismatch = { mismatches: [] } } = results.get(at) ?? {};
    if (result !== 'OK' && mismatch.mismatches.length === 0) {
      throw new Error(`Not checked: ${interaction.description}`);
    }
    const failed = new Set(mismatch.mismatches.map(({ path }) => /^\$\.a(\d+)/.exec(path ?? '')?.[1]));
    const { status } = interaction.response;
    return answers.map(
      (answer, index) =>
        !failed.has(String(index)) &&
        answerProblems(interaction, { status, text: JSON.stringify(answer) }).length === 0,
    );
  });
  const passed = new Map(
    alike.flatMap(([, same], at) =>
      same.map((trial) => {
        const {
          interaction,
          answer: { status, body = '' },
        } = trial;
        const isKept = results.get(examinations.length + at)?.result === 'OK';
        return [trial, isKept && answerProblems(interaction, { status, text: body }).length === 0] as const;
      }),
    ),
  );
  const tried = trials.map((trial) => passed.get(trial) ?? false);
  return { examined, tried };
}

/** The interaction's response applied to every field of an object. */
function asOne({ interaction: { response }, answers }: Examination): Interaction['response'] {
  const { body, matchingRules } = response;
  const rules = Object.entries(matchingRules.body).map(([path, rule]) => [path.replace(/^\$/, '$.*'), rule]);
  return {
    ...response,
    body: {
      contentType: 'application/json',
      content: Object.fromEntries(answers.map((_, at) => [`a${at}`, body?.content])),
    },
    matchingRules: { ...matchingRules, body: Object.fromEntries(rules) },
  };
}

/** Checks each response against the expectation at the same index. */
async function verified(asked: readonly Interaction['response'][], given: readonly Answer[]) {
  const folder = await mkdtemp(join(tmpdir(), 'drift-'));
  const pactFile = join(folder, 'pact.json');
  const server = createServer((request, response) => {
    const { status, body, headers } = given[Number(request.url?.slice(1))] ?? { status: 404, body: '' };
    response.writeHead(status, headers).end(body && withoutByteOrderMark(Buffer.from(body)));
  });
  try {
    await writeFile(pactFile, JSON.stringify(pactOf(asked)));
    const { json } = await runVerifier({
      providerBaseUrl: await listenOnLoopback(server),
      provider: 'drift',
      pactUrls: [pactFile],
    });
    return resultsOf(json);
  } finally {
    closeServer(server);
    await rm(folder, { recursive: true });
  }
}

const pactOf = (responses: readonly Interaction['response'][]) => ({
  consumer: { name: 'drift' },
  provider: { name: 'drift' },
  metadata: { pactSpecification: { version: '4.0' } },
  interactions: responses.map(({ status, body, matchingRules }, at) => ({
    type: 'Synchronous/HTTP',
    description: String(at),
    pending: false,
    request: { method: 'GET', path: `/${at}` },
    response: {
      status,
      body,
      ...(body && { headers: { 'Content-Type': [body.contentType] } }),
      matchingRules: body ? matchingRules : { status: matchingRules.status },
    },
  })),
});
