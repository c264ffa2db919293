import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { isDone, type Host } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';

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

/** How often in a row a states endpoint may give no answer before it is asked no more. */
const PATIENCE = 3;

/**
 * Stands between Pact and the states endpoint of a provider: what cannot be arranged is kept, once for each state, and Pact
 * goes on; Pact itself would say so for every interaction. Without an endpoint no state is ever changed.
 */
export class States {
  /** What could not be arranged: why, by the state. */
  readonly problems = new Map<string, string>();
  /** The names of the values that there were, by the state; empty without an endpoint. */
  readonly given = new Map<string, ReadonlySet<string>>();
  private readonly endpoint: Host | undefined;
  private readonly own: Values;
  private unanswered = 0;
  private readonly server = createServer((request, response) => {
    void text(request)
      .then((body) => this.change(body))
      .then((values) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(values)));
  });

  /**
   * @param endpoint where the provider arranges its states
   * @param own values that hold for every state that gives back none of that name, such as the access token of a sign-in
   */
  constructor(endpoint: Host | undefined, own: Values = {}) {
    this.endpoint = endpoint;
    this.own = own;
  }

  /** @returns the address that Pact is to ask */
  listen(): Promise<string> {
    return listenOnLoopback(this.server);
  }

  close(): void {
    closeServer(this.server);
  }

  private async change(body: string): Promise<Values> {
    const { state, action } = v.parse(Change, body);
    const { accessToken, ...others } = this.own;
    const own = state === EXPIRED || accessToken === undefined ? others : { ...others, accessToken };
    if (this.endpoint === undefined) return own;
    try {
      const answer = await this.ask(this.endpoint, body);
      const values = v.safeParse(Values, answer || '{}');
      // what it says after an interaction is of no use
      if (action === 'teardown') return own;
      if (!values.success) throw new Error(`its values are no JSON object of texts: ${answer}`);
      const all = { ...own, ...values.output };
      this.given.set(state, new Set(Object.keys(all)));
      return all;
    } catch (error) {
      if (!this.problems.has(state)) this.problems.set(state, (error as Error).message);
      return own;
    }
  }

  /** @throws Error which says what came instead */
  private async ask(endpoint: Host, body: string): Promise<string> {
    if (this.unanswered >= PATIENCE)
      throw new Error(`the states endpoint gave no answer ${PATIENCE} times in a row`);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await endpoint.ask({ method: 'POST', headers, body }).catch((cause: Error) => {
      this.unanswered += 1;
      throw new Error(`from the states endpoint came ${cause.message}`, { cause });
    });
    this.unanswered = 0;
    const said = answer.body.toString();
    if (!isDone(answer)) throw new Error(`from the states endpoint came ${answer.status} ${said}`.trim());
    return said;
  }
}
