import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { impactReport } from './impact.ts';
import type { Results } from './results.ts';
import type { FailedInteraction } from './failedInteractions.ts';
import { callsIn, verdictLine, reportHeadline, providerFailures, type Verdict } from './reportText.ts';

/** Where the full report goes. */
export const REPORT_FOLDER = 'contracts-report';

/** Removes the previous report, so an aborted run can't be mistaken for it. */
export const removeReport = (): Promise<void> => rm(REPORT_FOLDER, { recursive: true, force: true });

/**
 * Writes `verification.html` for people and `verification.xml` in JUnit format for CI. @returns the HTML
 * path
 */
export async function writeReport(verdict: Verdict, results: Results): Promise<string> {
  await mkdir(REPORT_FOLDER, { recursive: true });
  await writeFile(join(REPORT_FOLDER, 'verification.xml'), junitOf(verdict, results));
  const page = join(REPORT_FOLDER, 'verification.html');
  await writeFile(page, pageOf(verdict));
  return page;
}

export function junitOf(verdict: Verdict, results: Results): string {
  const { at, broken, problems, notes } = verdict;
  const tried = providerFailures(verdict);
  const cases = results.map(({ description, providerStates }) => {
    const failure = broken.find(
      (one) => one.description === description && one.states.join() === providerStates.join(),
    );
    const said = failure === undefined ? '' : sayingOf(failure, tried.includes(failure));
    return `<testcase classname="${escaped(providerStates.join(' and '))}" name="${escaped(description)}">${said}</testcase>`;
  });
  const states = [...problems].map(
    ([state, reason]) =>
      `<testcase classname="states" name="${escaped(state)}"><error message="${escaped(reason)}"/></testcase>`,
  );
  const failures = tried.filter(({ isPending }) => !isPending).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contracts" tests="${results.length + states.length}" failures="${failures}" errors="${states.length}" timestamp="${at.toISOString()}">`,
    ...cases,
    ...states,
    `<system-out>${escaped([reportHeadline(verdict), ...notes].join('\n'))}</system-out>`,
    '</testsuite>\n',
  ].join('\n');
}

function sayingOf(failure: FailedInteraction, isTried: boolean): string {
  if (!isTried) return '<skipped message="A state could not be set up"/>';
  const lines = [
    ...failure.differences.map((difference) => verdictLine(failure, difference)),
    ...impactReport([failure]).map((impact) => `affects ${impact}`),
  ];
  return `<${failure.isPending ? 'skipped' : 'failure'} message="${escaped(lines.join('\n'))}"/>`;
}

function pageOf(verdict: Verdict): string {
  const { verified, problems, notes } = verdict;
  const tried = providerFailures(verdict);
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const calls = callsIn(tried).map(({ call, broken: ofCall, impact }) =>
    [
      `<h2><code>${escaped(call)}</code></h2>`,
      ...ofCall.map(
        ({ description, states, isPending, differences }) =>
          `<h3>${escaped(description)}${isPending ? ' (optional)' : ''}</h3><p>Given ${escaped(states.join(' and '))}</p>
<table><tr><th>Where</th><th>Expected</th><th>Got</th></tr>${differences
            .map(
              ({ at, expected, got }) =>
                `<tr><td><code>${escaped(at)}</code></td><td>${escaped(expected)}</td><td>${escaped(got)}</td></tr>`,
            )
            .join('')}</table>`,
      ),
      ...(impact.length > 0 ? ['<p>It breaks:</p>', list(impact.map(escaped))] : []),
    ].join('\n'),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contracts: ${tried.length} of ${verified} failed</title>
<style>body{font:16px/1.5 system-ui;max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.3rem .6rem;text-align:left;vertical-align:top}</style>
<h1>${tried.length} of ${verified} interactions failed</h1>
${[reportHeadline(verdict), ...notes].map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${problems.size > 0 ? `<h2>States that could not be set up</h2>${list([...problems].map(([state, reason]) => `${escaped(state)}: ${escaped(reason)}`))}` : ''}
${calls.join('\n')}
</html>
`;
}

/** Escapes for HTML and XML. */
const escaped = (text: string) =>
  text
    .replaceAll(NO_CHARACTER, '\ufffd')
    .replaceAll(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Characters that XML 1.0 can't represent. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
