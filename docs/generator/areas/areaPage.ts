import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import type { Area } from '../../../tests/actions/actions.ts';
import { DOCS, type HandbookPage } from '../part.ts';
import type { Rule } from '../rules/rulebook.ts';
import { ruleEntries } from '../rules/ruleEntry.ts';
import { APP } from '../states/addresses.ts';
import { failureLines } from './failureText.ts';
import { actorText, areaFile, placeText, shownText } from './words.ts';

const ROOT = '../..';

type RecordedArea = Omit<Area, 'actions'> & { readonly actions: readonly RecordedAction[] };

/**
 * Generates an area's page: what users can do, what they then see, what can go wrong, and the rules.
 * @param tests the test files that cite each action, by the action's title
 */
export function areaPage(
  { title, summary, actions, others }: RecordedArea,
  rules: readonly Rule[],
  tests: ReadonlyMap<string, readonly string[]>,
): HandbookPage {
  const file = areaFile(title);
  const picture = `pictures/${basename(file, '.md')}.jpg`;
  const text = [
    `# ${title}`,
    summary,
    existsSync(`${DOCS}/areas/${picture}`) ? `![${title}](${picture})` : '',
    ...actions.flatMap((action) => [`## ${action.title}`, action.purpose, factsOf(action, tests)]),
    ...(others.length > 0 ? ['## Also here'] : []),
    others
      .map(({ title: what, purpose, shownIn }) => `- **${what}**: ${purpose} (${linkToFile(shownIn)})`)
      .join('\n'),
    ...(rules.length > 0 ? ['## Rules', ...ruleEntries(rules, ROOT)] : []),
  ];
  return { file, text: text.filter(Boolean).join('\n\n') };
}

function factsOf(action: RecordedAction, tests: ReadonlyMap<string, readonly string[]>): string {
  const { title, by, places, address, endings, useCase, viewModel } = action;
  const failures = failureLines(action);
  return [
    `- **Who and where**: ${actorText[by]}, on ${places.map(placeText).join(', ')} ([open](${APP}${address}))`,
    ...endings.flatMap(({ when, shown }) => {
      const text = shownText(shown);
      if (when === undefined) return text === '' ? [] : [`- **You then see**: ${text}`];
      return text === '' ? [] : [`- If ${when}: ${text}`];
    }),
    ...(failures.length > 0 ? ['- **If a request fails**:', ...failures.map((line) => `  - ${line}`)] : []),
    `- **Code**: ${[useCase, viewModel]
      .filter((name) => name !== undefined)
      .map(codeLink)
      .join(', ')}; tested by ${testsOf(title, tests).map(linkToFile).join(', ')}`,
  ].join('\n');
}

/** @throws Error for an action that no test cites */
function testsOf(title: string, tests: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const citing = tests.get(title);
  if (!citing) throw new Error(`No test cites (action: ${title})`);
  return citing;
}

function codeLink(name: string): string {
  const [file] = globSync(`src/{application,ui}/**/${name}.{ts,tsx}`);
  if (file === undefined) throw new Error(`There is no file for ${name}`);
  return `[\`${name}\`](${ROOT}/${file})`;
}

const linkToFile = (file: string) => `[${basename(file)}](${ROOT}/${file})`;
