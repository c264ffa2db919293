import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import { cell, table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';
import { APP } from '../states/addresses.ts';
import type { Examples } from './exampleTests.ts';
import { sequenceOf } from './sequence.ts';
import { methodsOf, outcomesIn, type Exported } from './source.ts';
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
  /** The outcomes of a use case seen in all recordings. */
  readonly outcomesOf: (useCase: string) => ReadonlySet<string>;
  /** The tests that show each action, by its ID. */
  readonly examples: ReadonlyMap<string, readonly Examples[]>;
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
    ...section('## Results', endings(action, useCase, sources)),
    ...section('## When a request fails', failures(action, useCase)),
    ...section('## Ports it uses', ports(action, sources)),
    ...section('## Examples', examplesOf(action, sources)),
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

function endings(
  { endings: ways }: RecordedAction,
  useCase: Exported | undefined,
  { outcomesOf }: Sources,
): readonly string[] {
  const rows = ways.map(({ when = 'usually', outcomes, shown }) => [
    cell(when),
    ...(useCase ? [codes(outcomes)] : []),
    shownText(shown),
  ]);
  const told = useCase ? outcomesOf(useCase.name) : new Set();
  const untold = useCase ? outcomesIn(useCase).filter((outcome) => !told.has(outcome)) : [];
  return [
    ...table(['When', ...(useCase ? ['Outcome'] : []), 'What users see'], rows),
    ...(untold.length > 0 ? [`No screen leads to ${codes(untold)}.`] : []),
  ];
}

function failures(
  { failures: failed, performance: { shown: usually } }: RecordedAction,
  useCase: Exported | undefined,
): readonly string[] {
  return failed.flatMap(({ method, path, endings: ways }) => {
    const most = ways.toSorted((one, other) => other.when.length - one.when.length)[0];
    const rows = [...ways.filter((way) => way !== most), ...(most ? [most] : [])].map(
      ({ when, outcomes, shown }) => [
        when.length > 1 && when === most?.when && ways.length > 1 ? 'any other failure' : when.join('; '),
        ...(useCase ? [codes(outcomes)] : []),
        JSON.stringify(shown) === JSON.stringify(usually) ? 'the usual result' : shownText(shown),
      ],
    );
    return [
      `### \`${method} ${path}\``,
      ...table(['When', ...(useCase ? ['Use case'] : []), 'What users see'], rows),
    ];
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

function examplesOf({ id }: RecordedAction, { examples }: Sources): readonly string[] {
  const list = ({ file, titles }: Examples) => [
    `${sourceLink(file.split('/').at(-1) ?? file, file)}:`,
    titles.map((title) => `- ${cell(title)}`).join('\n'),
  ];
  return [
    'These tests [passed](README.md#examples) when this page was generated.',
    ...(examples.get(id) ?? []).flatMap(list),
  ];
}
