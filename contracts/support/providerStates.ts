import { readFileSync } from 'node:fs';
import type { VerifierOptions } from '@pact-foundation/pact';
import * as v from 'valibot';

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;

const Pact = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ interactions: v.array(v.object({ providerStates: v.array(v.object({ name: v.string() })) })) }),
);

/** What an endpoint gives back: values by their names. */
const Values = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.number()])));

/** The states that the interactions of a pact file begin in. */
export function statesOf(pactFile: string): ReadonlySet<string> {
  const { interactions } = v.parse(Pact, readFileSync(pactFile, 'utf8'));
  return new Set(interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)));
}

/** Asks the endpoint at `url` for every state, in Pact's own protocol; without a url no state is ever changed. */
export class ProviderStates {
  /** What could not be arranged, and why. Pact's results say nothing of it. */
  readonly problems: string[] = [];
  readonly handlers: StateHandlers;
  private readonly url: string | undefined;

  constructor(names: ReadonlySet<string>, url: string | undefined) {
    this.url = url;
    this.handlers = Object.fromEntries(
      [...names].map((name) => [
        name,
        {
          setup: (params) => this.ask({ state: name, params, action: 'setup' }),
          teardown: (params) => this.ask({ state: name, params, action: 'teardown' }),
        },
      ]),
    );
  }

  private async ask(change: { state: string; params: unknown; action: 'setup' | 'teardown' }) {
    if (this.url === undefined) return {};
    try {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(this.url, { method: 'POST', headers, body: JSON.stringify(change) });
      const answer = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${answer}`);
      return v.parse(Values, answer || '{}');
    } catch (error) {
      this.problems.push(`${change.action} of "${change.state}": ${String(error)}`);
      return {};
    }
  }
}
