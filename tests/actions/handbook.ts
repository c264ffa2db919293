import { panels } from '#ui/pages/company/voiceAi/panels.ts';
import { sections } from '#ui/navigation/sections.ts';
import { startAddress } from './address.ts';
import type { Action, ActionPlace, Actor } from './action.ts';
import { areas } from './actions.ts';
import { applyFault } from './failing/applyFault.ts';
import { faultsMeaning, type Meaning } from './failing/faults.ts';
import { perform } from './perform.ts';
import type { Shown } from './shownMessages.ts';

/** Meanings whose message depends on the action. The others look the same everywhere. */
const TOLD = ['own message', 'host’s message', 'not found', 'unreachable', 'unreadable'] as const;

export type ToldMeaning = (typeof TOLD)[number] & Meaning;

/** An action with what a run of it showed. */
export interface RecordedAction {
  readonly title: string;
  readonly purpose: string;
  readonly by: Actor;
  readonly places: readonly NamedPlace[];
  /** Opens the seeded app at its start: `/orders?as=…`. */
  readonly address: string;
  readonly viewModel: string;
  readonly useCase: string | undefined;
  /** The usual way first, with an undefined `when`. */
  readonly endings: readonly { readonly when: string | undefined; readonly shown: readonly Shown[] }[];
  /** What users read when one of its requests fails. */
  readonly failures: readonly Readonly<Record<ToldMeaning, readonly Shown[]>>[];
}

export interface NamedPlace extends ActionPlace {
  /** The section's or panel's title. */
  readonly part: string | undefined;
}

/** Runs every action: in each of its ways, and with each fault in each of its requests. Takes some seconds. */
async function recordAll() {
  // silences logged failures
  console.warn = () => undefined;
  const recorded: RecordedAction[][] = [];
  for (const { actions } of areas) {
    const inArea: RecordedAction[] = [];
    for (const action of actions) inArea.push(await record(action));
    recorded.push(inArea);
  }
  return areas.map((area, index) => ({ ...area, actions: recorded[index] ?? [] }));
}

async function record(action: Action): Promise<RecordedAction> {
  const { title, purpose, by, viewModel, useCase, places } = action;
  const usual = await perform(action);
  const endings = [{ when: undefined as string | undefined, shown: usual.shown }];
  for (const { when } of action.otherwise) {
    endings.push({ when, shown: (await perform(action, { way: when })).shown });
  }
  const calls = new Set(usual.calls.map(({ method, path }) => `${method} ${path}`));
  const failures = [];
  for (const call of calls) failures.push(await failuresOf(action, call));
  return {
    title,
    purpose,
    by,
    viewModel,
    useCase: useCase?.name,
    places: places.map((place) => ({ ...place, part: partOf(place) })),
    address: startAddress(action, usual.values),
    endings,
    failures,
  };
}

async function failuresOf(action: Action, call: string) {
  const results: Partial<Record<ToldMeaning, readonly Shown[]>> = {};
  for (const meaning of TOLD) {
    const [fault] = faultsMeaning(meaning);
    if (fault) results[meaning] = (await applyFault(action, call, fault)).shown;
  }
  return results as Readonly<Record<ToldMeaning, readonly Shown[]>>;
}

function partOf({ section, panel }: ActionPlace): string | undefined {
  if (section) return sections[section].title;
  if (panel === undefined) return undefined;
  const title = panels.find(({ id }) => id === panel)?.title;
  if (title === undefined) throw new Error(`There is no panel ${panel}`);
  return title;
}

/** Recorded at import, because Vite's runner is gone afterwards. */
export const recorded = await recordAll();
