import { panels } from '#ui/pages/company/voiceAi/panels.ts';
import { companySections } from '#ui/navigation/companySections.ts';
import { startAddress } from './address.ts';
import type { Action, ActionPlace, Actor } from './action.ts';
import { areas } from './actions.ts';
import { applyFault } from './failing/applyFault.ts';
import { faultsWithMeaning, type Meaning } from './failing/faults.ts';
import { perform } from './perform.ts';
import type { Shown } from './shownMessages.ts';

/** Meanings whose message depends on the action. All other meanings have the same message everywhere. */
const RECORDED_MEANINGS = [
  'own message',
  'host’s message',
  'not found',
  'unreachable',
  'unreadable',
] as const;

export type RecordedMeaning = (typeof RECORDED_MEANINGS)[number] & Meaning;

/** An action, with the recorded results of all its runs. */
export interface RecordedAction {
  readonly title: string;
  readonly purpose: string;
  readonly by: Actor;
  readonly places: readonly NamedPlace[];
  /** The address that opens the seeded app at the start: `/orders?as=…`. */
  readonly address: string;
  readonly viewModel: string;
  readonly useCase: string | undefined;
  /** The results by way. The usual way is first and has no `when`. */
  readonly endings: readonly { readonly when: string | undefined; readonly shown: readonly Shown[] }[];
  /** The messages after a failure of each request. */
  readonly failures: readonly Readonly<Record<RecordedMeaning, readonly Shown[]>>[];
}

export interface NamedPlace extends ActionPlace {
  /** The title of the section or panel. */
  readonly part: string | undefined;
}

/** Runs every action in each way, and with each fault in each request. Takes several seconds. */
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
  const results: Partial<Record<RecordedMeaning, readonly Shown[]>> = {};
  for (const meaning of RECORDED_MEANINGS) {
    const [fault] = faultsWithMeaning(meaning);
    if (fault) results[meaning] = (await applyFault(action, call, fault)).shown;
  }
  return results as Readonly<Record<RecordedMeaning, readonly Shown[]>>;
}

function partOf({ section, panel }: ActionPlace): string | undefined {
  if (section) return companySections[section].title;
  if (panel === undefined) return undefined;
  const title = panels.find(({ id }) => id === panel)?.title;
  if (title === undefined) throw new Error(`There is no panel ${panel}`);
  return title;
}

/** Recorded during the import, because Vite's runner ends after it. */
export const recorded = await recordAll();
