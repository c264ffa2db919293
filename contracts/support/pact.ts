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

/** A state, and what the provider must know to arrange it. */
type State = ScenarioName | readonly [name: ScenarioName, params: Record<string, string>];

/**
 * Begins an interaction with a provider that is in all of these states; a state that the mock backend cannot be in does
 * not compile. Interactions that are only described are expected by the next `executeTest` as well.
 */
export function given(...states: readonly [State, ...State[]]) {
  return states.reduce((interaction, state) => {
    const [name, params = {}] = typeof state === 'string' ? [state] : state;
    return interaction.given(name, params);
  }, pact.addInteraction());
}
