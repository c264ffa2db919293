import { readFileSync } from 'node:fs';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { scenarioPages } from './scenarioPages.ts';

/** The file that explains the contracts' states. A test checks that the file explains all of them. */
const EXPLAINED = 'contracts/README.md';

/**
 * The explanation of each state.
 * @throws Error for an unexplained state
 */
export function explained(): (state: ScenarioName) => string {
  const [, table = ''] = readFileSync(EXPLAINED, 'utf8').split('## The states');
  const inContracts = new Map(
    [...table.matchAll(/^\| `([^`]+)`\s*\| (.*?)\s*\|/gm)].map(([, state, says = '']) => [
      state,
      says.replace('_Optional._ ', ''),
    ]),
  );
  return (state) => {
    const says = scenarioPages[state][2] ?? inContracts.get(state);
    if (says === undefined) throw new Error(`contracts/README.md does not explain the state "${state}"`);
    return says;
  };
}
