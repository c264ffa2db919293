import { panels } from '#ui/pages/company/voiceAi/panels.ts';
import { companySections } from '#ui/navigation/companySections.ts';
import { startAddress } from './address.ts';
import type { Action, ActionPlace } from './action.ts';
import { areas } from './actions.ts';
import { applyFault } from './failing/applyFault.ts';
import { representativeOf } from './failing/faults.ts';
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

export type RecordedMeaning = (typeof RECORDED_MEANINGS)[number];

/** An action, with the recorded results of all its runs. */
export type RecordedAction = Awaited<ReturnType<typeof record>>;
export type NamedPlace = ReturnType<typeof named>;

/** Runs an action in each way, and with each fault in each request. */
async function record(action: Action) {
  const usual = await perform(action);
  const endings = [{ when: undefined as string | undefined, shown: usual.shown }];
  for (const way of action.ways) endings.push({ when: way.when, shown: (await perform(action, way)).shown });
  // the messages after a failure of each request
  const failures: Readonly<Record<RecordedMeaning, readonly Shown[]>>[] = [];
  for (const call of new Set(usual.calls)) {
    const messages = {} as Record<RecordedMeaning, readonly Shown[]>;
    for (const meaning of RECORDED_MEANINGS)
      messages[meaning] = (await applyFault(action, call, representativeOf(meaning))).shown;
    failures.push(messages);
  }
  const address = startAddress(action, usual.values);
  return {
    ...action,
    useCase: action.useCase?.name,
    places: action.places.map(named),
    address,
    endings,
    failures,
  };
}

/** Adds the title of the section or panel. */
function named(place: ActionPlace) {
  const { section, panel } = place;
  const part = section ? companySections[section].title : panels.find(({ id }) => id === panel)?.title;
  if (panel && !part) throw new Error(`There is no panel ${panel}`);
  return { ...place, part };
}

async function recordAll() {
  // silences logged failures
  console.warn = () => undefined;
  const recordedAreas = [];
  for (const area of areas) {
    const actions: RecordedAction[] = [];
    for (const action of area.actions) actions.push(await record(action));
    recordedAreas.push({ ...area, actions });
  }
  return recordedAreas;
}

/** Recorded during the import, because Vite's runner ends after it. Takes several seconds. */
export const recorded = await recordAll();
