import { HOST, PERSON, type Step } from '../../../tests/actions/step.ts';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';

/** A recording as a Mermaid sequence diagram. `adapters` gives each port's adapter. */
export function sequenceOf(
  { viewModel, useCase, performance: { steps, shown } }: RecordedAction,
  adapters: ReadonlyMap<string, string>,
): string {
  const others = new Set(steps.flatMap(({ from, to }) => [from, to]));
  const inOrder = [PERSON, viewModel, ...(useCase ? [useCase] : []), ...others];
  const participants = [...new Set(inOrder)].filter(
    (name) => name !== HOST && (name === PERSON || others.has(name)),
  );
  if (others.has(HOST)) participants.push(HOST);
  return [
    '```mermaid',
    'sequenceDiagram',
    ...participants.map((name) => `  ${declared(name, adapters.get(name))}`),
    ...messages(steps).map((message) => `  ${message}`),
    ...shown.map(({ text }) => `  Note right of ${PERSON}: ${escaped(text)}`),
    '```',
  ].join('\n');
}

function declared(name: string, adapter: string | undefined): string {
  if (name === PERSON) return `actor ${name}`;
  return adapter === undefined ? `participant ${name}` : `participant ${name} as ${name}<br/>(${adapter})`;
}

/** Calls in order, with each reply before the calls that started after it. */
function messages(steps: readonly Step[]): readonly string[] {
  const written: string[] = [];
  const answer = (begun: number) => {
    for (const { from, to, reply } of steps.filter(({ repliedAt }) => repliedAt === begun).toReversed()) {
      written.push(`${to}-->>${from}: ${escaped(reply ?? '')}`);
    }
  };
  for (const [index, step] of steps.entries()) {
    answer(index);
    const before = steps[index - 1];
    if (before && isSame(before, step)) continue;
    const times = timesFrom(steps, index);
    written.push(`${step.from}->>${step.to}: ${escaped(step.name)}${times > 1 ? ` (${times} times)` : ''}`);
  }
  answer(steps.length);
  return written;
}

function timesFrom(steps: readonly Step[], index: number): number {
  const [first, ...rest] = steps.slice(index);
  if (!first) return 0;
  const other = rest.findIndex((step) => !isSame(first, step));
  return other < 0 ? rest.length + 1 : other + 1;
}

const isSame = (one: Step, other: Step) =>
  one.from === other.from && one.to === other.to && one.name === other.name && !one.reply && !other.reply;

/** Escapes Mermaid's statement separators. */
const escaped = (text: string) => text.replaceAll('#', '#35;').replaceAll(';', '#59;').replaceAll('\n', ' ');
