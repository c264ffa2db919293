import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { closeNow, listenHere } from './loopback.ts';

/** What a states endpoint gives back: values by their names. */
const Values = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.number()])));
type Values = v.InferOutput<typeof Values>;

/** What Pact asks for before and after each interaction, for each of its states. */
interface Change {
  readonly state: string;
  readonly action: 'setup' | 'teardown';
}
const Change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ state: v.string(), action: v.picklist(['setup', 'teardown']) }),
);

/** The state whose token is one that has run out: nobody's own takes its place. */
const EXPIRED = 'an expired access token';

/**
 * Stands between Pact and the states endpoint of a provider: what cannot be arranged is kept, once for each state, and Pact
 * goes on; Pact itself would say so for every interaction. Without an endpoint no state is ever changed.
 */
export class States {
  /** What could not be arranged: why, by the state. */
  readonly problems = new Map<string, string>();
  private readonly endpoint: string | undefined;
  private readonly own: Values;
  private readonly server = createServer((request, response) => {
    void text(request)
      .then((body) => this.change(body))
      .then((values) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(values)));
  });

  /**
   * @param endpoint where the provider arranges its states
   * @param own values that hold for every state that gives back none of that name, such as the access token of a sign-in
   */
  constructor(endpoint: string | undefined, own: Values = {}) {
    this.endpoint = endpoint;
    this.own = own;
  }

  /** @returns the address that Pact is to ask */
  listen(): Promise<string> {
    return listenHere(this.server);
  }

  close(): void {
    closeNow(this.server);
  }

  private async change(body: string): Promise<Values> {
    const { state, action } = v.parse(Change, body);
    const { accessToken, ...others } = this.own;
    const own = state === EXPIRED || accessToken === undefined ? others : { ...others, accessToken };
    if (this.endpoint === undefined) return own;
    try {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(this.endpoint, { method: 'POST', headers, body });
      const answer = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${answer}`.trim());
      const values = v.safeParse(Values, answer || '{}');
      // what it says after an interaction is of no use
      if (action === 'setup' && !values.success)
        throw new Error(`its values are no JSON object of texts: ${answer}`);
      return { ...own, ...(values.success ? values.output : {}) };
    } catch (error) {
      if (!this.problems.has(state)) this.problems.set(state, reasonOf(error));
      return own;
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
