import { sections } from '#ui/navigation/sections.ts';
import { panels } from '#ui/pages/company/voiceAi/panels.ts';
import { startAddress } from './address.ts';
import type { Action, Actor, ActionPlace, ShownIn } from './action.ts';
import { areas } from './actions.ts';
import { ports, useCases } from './applicationModules.ts';
import { outcomesOf, record, type CallFailures } from './record.ts';
import type { Performance } from './perform.ts';

export interface RecordedAction {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly seenIn: readonly ShownIn[];
  readonly by: Actor;
  readonly viewModel: string;
  readonly useCase: string | undefined;
  readonly places: readonly NamedPlace[];
  /** Opens the seeded app at its start: `/orders?as=…`. */
  readonly address: string;
  readonly performance: Performance;
  /** Results of its other ways. */
  readonly endings: readonly NamedEnding[];
  readonly failures: readonly CallFailures[];
}

interface NamedPlace extends ActionPlace {
  /** The section's or panel's title. */
  readonly part: string | undefined;
}

interface NamedEnding {
  /** As the end of "when …"; undefined for the usual way. */
  readonly when: string | undefined;
  readonly outcomes: readonly string[];
  readonly shown: Performance['shown'];
}

export interface RecordedArea {
  readonly title: string;
  readonly actions: readonly RecordedAction[];
}

/** A class or port of the application layer with its file. */
export interface NamedFile {
  readonly name: string;
  readonly file: string;
}

/** Runs and records every action, which takes some seconds. */
export async function recordAll(): Promise<{
  readonly areas: readonly RecordedArea[];
  readonly useCases: readonly NamedFile[];
  readonly ports: readonly NamedFile[];
}> {
  // silences logged failures
  console.warn = () => undefined;
  const recorded: RecordedArea[] = [];
  for (const { title, actions } of areas) {
    const inArea: RecordedAction[] = [];
    for (const action of actions) inArea.push(await recordedAction(action));
    recorded.push({ title, actions: inArea });
  }
  const named = ({ name, file }: NamedFile): NamedFile => ({ name, file });
  return { areas: recorded, useCases: useCases.map(named), ports: ports.map(named) };
}

async function recordedAction(action: Action): Promise<RecordedAction> {
  const { performance, otherwise, failures } = await record(action);
  const { id, title, purpose, seenIn = [], by, viewModel, useCase, places } = action;
  const ending = (when: string | undefined, ended: Performance): NamedEnding => ({
    when,
    outcomes: outcomesOf(action, ended),
    shown: ended.shown,
  });
  return {
    id,
    title,
    purpose,
    seenIn,
    by,
    viewModel,
    useCase: useCase?.name,
    places: places.map((place) => ({ ...place, part: partOf(place) })),
    address: startAddress(action, performance.values),
    performance,
    endings: [
      ending(undefined, performance),
      ...otherwise.map(({ when, performance: ended }) => ending(when, ended)),
    ],
    failures,
  };
}

function partOf({ section, panel }: ActionPlace): string | undefined {
  if (section) return sections[section].title;
  if (panel === undefined) return undefined;
  const title = panels.find(({ id }) => id === panel)?.title;
  if (title === undefined) throw new Error(`There is no panel ${panel}`);
  return title;
}
