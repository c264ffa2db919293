import type { NamedFile } from '../../../tests/actions/handbook.ts';
import { callsPage } from '../calls/callsPage.ts';
import { faultsPage } from '../faults/faultsPage.ts';
import type { Part } from '../part.ts';
import { rolesPage } from '../roles/rolesPage.ts';
import { ruleAddresses } from '../rules/rules.ts';
import { actionPage, type Sources } from './actionPage.ts';
import { actionsByCall } from './actionsByCall.ts';
import { indexPage } from './indexPage.ts';
import { portsPage } from './portsPage.ts';
import { recordedActions } from './recordedActions.ts';
import { adapters, exportedBy } from './source.ts';
import { viewModelFile } from './viewModels.ts';

/** Everything users can do with Tableside, from recordings and source. */
export const useCases: Part = async () => {
  const { recorded } = await recordedActions();
  const named = ({ name, file }: NamedFile) => [name, exportedBy(file)] as const;
  const actions = recorded.areas.flatMap((area) => area.actions);
  const sources: Sources = {
    useCases: new Map(recorded.useCases.map(named)),
    ports: new Map(recorded.ports.map(named)),
    viewModels: (name) => exportedBy(viewModelFile(name)),
    adapters: adapters(),
    ruleAddresses: ruleAddresses(),
  };
  return [
    indexPage(recorded.areas),
    ...actions.map((action) => actionPage(action, sources)),
    portsPage(sources, actions),
    rolesPage(recorded.areas),
    callsPage(actionsByCall(actions)),
    faultsPage(actions),
  ];
};
