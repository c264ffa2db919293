import type { NamedFile, RecordedAction } from '../../../tests/actions/handbook.ts';
import { adapterCalls } from '../calls/adapterCalls.ts';
import { callsPage } from '../calls/callsPage.ts';
import { faultsPage } from '../faults/faultsPage.ts';
import type { Part } from '../part.ts';
import { rolesPage } from '../roles/rolesPage.ts';
import { ruleAddresses } from '../rules/rules.ts';
import { actionPage, type Sources } from './actionPage.ts';
import { callIndex, indexedCalls } from './callIndex.ts';
import { examples } from './examples.ts';
import { examplesOf } from './exampleTests.ts';
import { indexPage } from './indexPage.ts';
import { portsPage } from './portsPage.ts';
import { recordedActions } from './recordedActions.ts';
import { adapters, exportedBy } from './source.ts';
import { viewModelFile } from './viewModels.ts';

/** Everything users can do with Tableside, from recordings and source. */
export const useCases: Part = async () => {
  const passed = await examples();
  const { recorded, faultSources } = await recordedActions();
  const named = ({ name, file }: NamedFile) => [name, exportedBy(file)] as const;
  const actions = recorded.areas.flatMap((area) => area.actions);
  const sources: Sources = {
    useCases: new Map(recorded.useCases.map(named)),
    ports: new Map(recorded.ports.map(named)),
    viewModels: (name) => exportedBy(viewModelFile(name)),
    adapters: adapters(),
    ruleAddresses: ruleAddresses(),
    outcomesOf: (name) => outcomesSeen(actions, name),
    examples: await examplesOf(actions, filesOf(recorded.useCases), passed),
  };
  const calls = indexedCalls(actions);
  return [
    indexPage(recorded.areas),
    ...actions.map((action) => actionPage(action, sources)),
    portsPage(sources, actions),
    callIndex(calls),
    rolesPage(recorded.areas),
    callsPage(calls, [...(await adapterCalls()).keys()]),
    faultsPage(actions, faultSources),
  ];
};

const filesOf = (named: readonly NamedFile[]) => new Map(named.map(({ name, file }) => [name, file]));

function outcomesSeen(actions: readonly RecordedAction[], name: string): ReadonlySet<string> {
  const starting = actions.filter(({ useCase }) => useCase === name);
  return new Set(
    starting.flatMap(({ endings, failures }) =>
      [...endings, ...failures.flatMap((call) => call.endings)].flatMap(({ outcomes }) => outcomes),
    ),
  );
}
