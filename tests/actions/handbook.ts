import { sections } from '#ui/navigation/sections.ts';
import { orderText } from '#ui/texts/orderText.ts';
import { slowText } from '#ui/texts/slowText.ts';
import { panels } from '#ui/pages/company/voiceAi/panels.ts';
import { startAddress } from './address.ts';
import type { Action, Actor, ActionPlace } from './action.ts';
import { areas } from './actions.ts';
import { ports, useCases } from './applicationModules.ts';
import { UNAWAITED } from './failing/exceptions.ts';
import { expectedOf, faultsToTry } from './failing/expected.ts';
import { callFaults, isRepresentative, meanings, type CallFault, type FaultName } from './failing/faults.ts';
import { perform, type Performance } from './perform.ts';
import { messageOf, type Shown } from './shownMessages.ts';

export interface RecordedAction {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly seenIn: readonly string[];
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

/** What users read when one of an action's calls fails, as the fault table's test proves it. */
export interface CallFailures {
  readonly method: string;
  /** `/api/companies/:companyId` */
  readonly path: string;
  readonly results: readonly FaultResult[];
}

export interface FaultResult {
  readonly fault: FaultName;
  /** As the end of "when …". */
  readonly when: string;
  /** The slow notice, if any, and the result. */
  readonly shown: readonly Shown[];
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

/** Runs and records every action without faults, which takes some seconds. */
async function recordAll(): Promise<{
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
  const { id, title, purpose, seenIn = [], by, viewModel, useCase, places } = action;
  const performance = await perform(action);
  const endings = [endingOf(action, undefined, performance)];
  for (const { when } of action.otherwise) {
    endings.push(endingOf(action, when, await perform(action, { way: when })));
  }
  const calls = new Map(performance.calls.map((call) => [`${call.method} ${call.path}`, call]));
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
    endings,
    failures: [...calls].map(([call, { method, path }]) => {
      return { method, path, results: resultsOf(id, call, performance.shown) };
    }),
  };
}

function endingOf({ useCase }: Action, when: string | undefined, { steps, shown }: Performance): NamedEnding {
  const outcomes = steps.flatMap(({ to, reply }) =>
    to === useCase?.name && reply !== undefined ? [reply] : [],
  );
  return { when, outcomes, shown };
}

/** The results of all faults but leaving, after which other pages show what they show. */
function resultsOf(id: string, call: string, usual: readonly Shown[]): readonly FaultResult[] {
  return faultsToTry(id, call)
    .filter((fault) => fault !== 'left')
    .map((fault) => {
      const { when, meaning, course }: CallFault = callFaults[fault];
      const isSlow = course !== undefined && (UNAWAITED[id] ?? UNAWAITED[call]) === undefined;
      const slow = id === 'refresh-orders' ? orderText.late : slowText.slow;
      const { shown } = expectedOf(id, call, fault, usual);
      return {
        fault,
        when: isRepresentative(fault) ? meanings[meaning].when : when,
        shown: [...messageOf('status', isSlow ? slow : undefined), ...shown],
      };
    });
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
