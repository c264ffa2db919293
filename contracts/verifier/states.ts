import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { isSuccess, type Host } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { oneLine } from './oneLine.ts';

/** The values of a states endpoint's response that requests can use: strings and numbers, by name. */
const Values = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((response) => !Array.isArray(response)),
  v.record(v.string(), v.unknown()),
  v.transform((all): Values => Object.fromEntries(Object.entries(all).filter(isUsable))),
);
type Values = Readonly<Record<string, string | number>>;

const isUsable = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Pact's request for one state, before and after each interaction. */
const Change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ state: v.string(), action: v.picklist(['setup', 'teardown']) }),
);

/** The state that needs an expired token. The default token would not be expired. */
const EXPIRED = 'an expired access token';

/** The number of consecutive timeouts after which the states endpoint is skipped. */
const MAX_TIMEOUTS = 3;

/**
 * A proxy between Pact and a provider's states endpoint. Without an endpoint, the proxy does nothing. Records
 * each failed state once and lets Pact continue, because Pact would otherwise repeat the state for each
 * interaction.
 */
export class StatesProxy {
  /** Reasons for failed states, by state. */
  readonly problems = new Map<string, string>();
  /** Names of returned values, by state. Empty without an endpoint. */
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
   * @param endpoint the provider's states endpoint
   * @param own default values, such as a sign-in's token, for states that return no such values
   */
  constructor(endpoint: Host | undefined, own: Values = {}) {
    this.endpoint = endpoint;
    this.own = own;
  }

  /** @returns the address for Pact */
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
      const answer = await this.send(this.endpoint, body);
      const values = v.safeParse(Values, answer || '{}');
      // the response to a teardown has no values
      if (action === 'teardown') return own;
      if (!values.success) throw new Error(`its response is not a JSON object: ${oneLine(answer)}`);
      const all = { ...own, ...values.output };
      this.given.set(state, new Set(Object.keys(all)));
      return all;
    } catch (error) {
      if (!this.problems.has(state)) this.problems.set(state, (error as Error).message);
      return own;
    }
  }

  /** @throws Error that describes the failure */
  private async send(endpoint: Host, body: string): Promise<string> {
    if (this.unanswered >= MAX_TIMEOUTS)
      throw new Error(`the states endpoint didn’t respond ${MAX_TIMEOUTS} times in a row`);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await endpoint.send({ method: 'POST', headers, body }).catch((cause: Error) => {
      this.unanswered += 1;
      throw new Error(`from the states endpoint came ${cause.message}`, { cause });
    });
    this.unanswered = 0;
    const said = answer.body.toString();
    if (!isSuccess(answer))
      throw new Error(`from the states endpoint came ${answer.status} ${oneLine(said)}`.trim());
    return said;
  }
}
