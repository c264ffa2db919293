import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import { cell, table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';
import { APP } from '../states/addresses.ts';
import { sequenceOf } from './sequence.ts';
import { methodsOf, type Exported } from './source.ts';
import { actorText, placeText, shownText, sourceLink } from './words.ts';

/** Source information by name. */
export interface Sources {
  readonly useCases: ReadonlyMap<string, Exported>;
  readonly ports: ReadonlyMap<string, Exported>;
  readonly viewModels: (name: string) => Exported;
  /** Each port's adapter. */
  readonly adapters: ReadonlyMap<string, string>;
  /** Each rule's handbook address relative to `docs/`. */
  readonly ruleAddresses: ReadonlyMap<string, string>;
}

export function actionPage(action: RecordedAction, sources: Sources): HandbookPage {
  const useCase = action.useCase === undefined ? undefined : sources.useCases.get(action.useCase);
  const viewModel = sources.viewModels(action.viewModel);
  const text = [
    `# ${action.title}`,
    action.purpose,
    facts(action, [useCase, viewModel], sources),
    '## What happens',
    'Recorded from a run against the seeded backend.',
    sequenceOf(action, sources.adapters),
    ...section('## Results', endings(action, useCase)),
    ...section('## When a request fails', failures(action)),
    ...section('## Ports it uses', ports(action, sources)),
    '## Tests',
    testsOf(action, [useCase, viewModel]),
  ].join('\n\n');
  return { file: `use-cases/${action.id}.md`, text: `${text}\n` };
}

const section = (title: string, content: readonly string[]) =>
  content.length > 0 ? [title, ...content] : [];

function facts(
  { address, by, places }: RecordedAction,
  [useCase, viewModel]: readonly [Exported | undefined, Exported],
  { ruleAddresses }: Sources,
): string {
  const rules = [...new Set([...(useCase?.rules ?? []), ...viewModel.rules])];
  const lines = [
    `- **Run**: [${decodeURIComponent(address)}](${APP}${address})`,
    `- **Who**: ${actorText[by]}`,
    `- **Where**: ${places.map(placeText).join(', ')}`,
    ...(useCase ? [`- **Use case**: ${sourceLink(useCase.name, useCase.file)}: ${useCase.sentence}`] : []),
    `- **View model**: ${sourceLink(viewModel.name, viewModel.file)}: ${viewModel.sentence}`,
    ...(rules.length > 0
      ? [`- **Rules**: ${rules.map((rule) => ruleLink(rule, ruleAddresses)).join(', ')}`]
      : []),
  ];
  return lines.join('\n');
}

function ruleLink(rule: string, addresses: ReadonlyMap<string, string>): string {
  const address = addresses.get(rule);
  return address === undefined ? rule : `[${rule}](../${address})`;
}

function endings({ endings: ways }: RecordedAction, useCase: Exported | undefined): readonly string[] {
  return table(
    ['When', ...(useCase ? ['Outcome'] : []), 'What users see'],
    ways.map(({ when = 'usually', outcomes, shown }) => [
      cell(when),
      ...(useCase ? [codes(outcomes)] : []),
      shownText(shown),
    ]),
  );
}

function failures({ failures: calls, performance }: RecordedAction): readonly string[] {
  return calls.flatMap(({ method, path: pattern, results }) => {
    const alike = [...Map.groupBy(results, ({ shown }) => JSON.stringify(shown)).values()];
    const most = alike.toSorted((one, other) => other.length - one.length)[0];
    const inOrder = [...alike.filter((group) => group !== most), ...(most ? [most] : [])];
    const rows = inOrder.map((group) => {
      const isRest = group === most && group.length > 1 && alike.length > 1;
      const shown = group[0]?.shown ?? [];
      return [
        isRest ? 'any other failure' : group.map(({ when }) => when).join('; '),
        JSON.stringify(shown) === JSON.stringify(performance.shown) ? 'the usual result' : shownText(shown),
      ];
    });
    return [`### \`${method} ${pattern}\``, ...table(['When', 'What users see'], rows)];
  });
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';

function ports({ performance }: RecordedAction, { ports: all, adapters }: Sources): readonly string[] {
  const called = new Map<string, Set<string>>();
  for (const { to, name } of performance.steps) {
    if (all.has(to)) called.set(to, (called.get(to) ?? new Set()).add(name));
  }
  const lines = [...called].map(([name, methods]) => {
    const declaration = all.get(name);
    const adapter = adapters.get(name);
    const asked = (declaration ? methodsOf(declaration) : [])
      .filter((method) => methods.has(method.name))
      .map(
        (method) => `  - \`${method.name}\`${method.sentence === undefined ? '' : `: ${method.sentence}`}`,
      );
    return [
      `- [${name}](ports.md#${name.toLowerCase()})${adapter ? `, by \`${adapter}\`` : ''}`,
      ...asked,
    ].join('\n');
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/**
 * The tests next to its use case and view model, and others that demonstrate it.
 * @throws Error for an action without a test
 */
function testsOf({ id, seenIn }: RecordedAction, classes: readonly (Exported | undefined)[]): string {
  const adjacent = classes.flatMap((one) => (one ? [one.file.replace(/\.tsx?$/, '.test.ts')] : []));
  const missing = seenIn.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`${id} refers to ${missing.join()}, which is not there`);
  const files = new Set([...adjacent.filter((file) => existsSync(file)), ...seenIn]);
  if (files.size === 0) throw new Error(`No test covers the action ${id}`);
  return [...files].map((file) => `- ${sourceLink(basename(file), file)}`).join('\n');
}
