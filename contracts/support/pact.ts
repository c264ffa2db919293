import { PactV4 } from '@pact-foundation/pact';
import { inject } from 'vitest';
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { CONSUMER, PROVIDER } from './pactFile.ts';

const pact = new PactV4({
  consumer: CONSUMER,
  provider: PROVIDER,
  dir: inject('pactsDraft'),
  logLevel: 'warn',
});

/** A provider state with its parameters. */
export type State = ScenarioName | readonly [name: ScenarioName, params: Record<string, string>];

/**
 * Starts an interaction in provider states. Unknown states don't compile. The next `executeTest` also expects
 * interactions that were only described.
 */
export function given(...states: readonly [State, ...State[]]) {
  return states.reduce((interaction, state) => {
    const [name, params = {}] = typeof state === 'string' ? [state] : state;
    return interaction.given(name, params);
  }, pact.addInteraction());
}
