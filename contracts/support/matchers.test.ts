import { expect, it } from 'vitest';
import { answerProblems } from './answerRules.ts';
import { rulesOfVariant, type Rules } from '../verifier/divergences.ts';
import { interactionsIn, PACT_FILE } from './pactFile.ts';

interface Example {
  readonly of: string;
  readonly key: string;
  readonly value: unknown;
  readonly rule: string;
}

/** Returns every value in an example response, with Pact's rule for the value. */
function examplesIn(of: string, value: unknown, rules: Rules, path = '$'): readonly Example[] {
  if (Array.isArray(value))
    return value.flatMap((element, index) => {
      const own = rulesOfVariant(rules[path], index);
      return Object.keys(own).length > 0
        ? examplesIn(of, element, own)
        : examplesIn(of, element, rules, `${path}[*]`);
    });
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => examplesIn(of, part, rules, `${path}.${key}`));
  const [, key = ''] = /(\w*)(\[\*\])*$/.exec(path) ?? [];
  return [{ of, key, value, rule: JSON.stringify(rules[path] ?? '') }];
}

const examples = interactionsIn(PACT_FILE).flatMap(({ description, response: { body, matchingRules } }) =>
  examplesIn(description, body?.content, matchingRules.body),
);

it.each([
  ['time', ({ value }: Example) => /^\d{4}-\d\d-\d\dT/.test(String(value))],
  ['ID', ({ key }: Example) => /^_?id$|_id$|Ids$/.test(key)],
  ['number of seconds', ({ key }: Example) => /^duration$|duration_|in_call_secs|Delay$|Timeout$/.test(key)],
  [
    'number of a setting',
    ({ key }: Example) =>
      /^(speakingSpeed|voiceStability|temperature|max[A-Z]\w+|priority|satisfaction|interruption\w+)$/.test(
        key,
      ),
  ],
  ['amount', ({ key }: Example) => /(price|Credits|_count|number_of_calls)$/.test(key)],
  ['word of a setting', ({ key }: Example) => /^(personality|\w+AudioType|timing|availableDays)$/.test(key)],
])('the contracts have a pattern for each %s', (_, is) => {
  const some = examples.filter(is);
  expect(some.length).toBeGreaterThan(5);
  const loose = some.filter(({ rule }) => !rule.includes('"regex":'));
  expect(loose.map(({ of, key, value }) => `${of}: ${key} ${String(value)}`)).toEqual([]);
});

it('in the contracts’ examples, the response to a save has the values that were sent', () => {
  const problems = interactionsIn(PACT_FILE).flatMap((interaction) => {
    const { status, body } = interaction.response;
    const sent = JSON.stringify(interaction.request.body?.content);
    return answerProblems(interaction, { status, text: JSON.stringify(body?.content ?? ''), sent });
  });
  expect(problems).toEqual([]);
});
