import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { withoutByteOrderMark, type ReceivedAnswer } from '../support/answerRules.ts';
import { apiCalls, isCall } from '../support/calls.ts';
import { isSuccess, type Answer, type Provider } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';

/** Details of a request that Pact doesn't report. Without a response, there is no status. */
export interface Exchange extends Partial<ReceivedAnswer> {
  /** The network error, if there was no response. */
  readonly networkError?: string;
  /** The target of a redirect, without the query, which may contain a token. */
  readonly redirectedTo?: string;
  readonly isPage?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** The message in the response's body, such as "No such company". */
  readonly message?: string;
}

/**
 * A proxy between Pact and a provider that records what Pact doesn't report: network errors and redirect
 * targets.
 */
export class RecordingProxy {
  /** All exchanges, oldest first. Pact sends one request per interaction, one at a time. */
  readonly exchanges: Exchange[] = [];
  private readonly provider: Provider;
  private readonly server = createServer((request, response) => void this.forwardRequest(request, response));

  constructor(provider: Provider) {
    this.provider = provider;
  }

  /** @returns the address for Pact */
  listen(): Promise<string> {
    return listenOnLoopback(this.server);
  }

  close(): void {
    closeServer(this.server);
  }

  private async forwardRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    const sent = withoutConnection(Object.entries(headers)).map(([name, value]) => [name, String(value)]);
    try {
      const content = await buffer(request);
      const own = Object.fromEntries(sent) as Record<string, string>;
      const answer = await this.provider.send({ method, path, headers: own, body: content });
      // browsers ignore a byte order mark and upper case in a content type, but Pact doesn't
      const body = withoutByteOrderMark(answer.body);
      const type = answer.headers.get('content-type')?.replace(/^[^;]*/, (name) => name.toLowerCase());
      response.setHeaders(new Headers(withoutConnection([...answer.headers])));
      if (type !== undefined) response.setHeader('Content-Type', type);
      const reread = isSuccess(answer) && /^(PUT|DELETE)$/.test(method) ? await this.reread(path, own) : {};
      response.writeHead(answer.status).end(body);
      const exchange = exchangeOf(answer, body.toString(), this.provider.url + path);
      this.exchanges.push({ ...exchange, path, sent: content.toString(), ...reread });
    } catch (error) {
      this.exchanges.push({ networkError: error instanceof Error ? error.message : String(error) });
      response.destroy();
    }
  }

  /** Reads the data that a write has changed, if a GET call with the same path exists. */
  private async reread(path: string, { authorization = '' }: Record<string, string>) {
    if (!apiCalls.some((call) => isCall(call, 'GET', path.replace(/\?.*/, '')))) return {};
    const answer = await this.provider.send({ method: 'GET', path, headers: { authorization } });
    return isSuccess(answer) ? { reread: answer.body.toString() } : {};
  }
}

/** Headers about a connection or the transferred bytes, which the proxy doesn't forward. */
const HOP_BY_HOP_HEADERS = /^(host|connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

const withoutConnection = <T>(headers: readonly [string, T][]) =>
  headers.filter(([name]) => !HOP_BY_HOP_HEADERS.test(name));

function exchangeOf({ status, headers }: Answer, text: string, url: string): Exchange {
  const to = status >= 300 && status < 400 ? headers.get('location') : null;
  const message = v.safeParse(Refusal, text);
  const isPage = headers.get('content-type')?.includes('html') ?? false;
  return {
    status,
    headers: Object.fromEntries(withoutConnection([...headers])),
    text,
    isPage,
    ...(to && { redirectedTo: placeOf(to, url) }),
    ...(message.success && { message: message.output.message }),
  };
}

function placeOf(location: string, from: string): string {
  const to = URL.parse(location, from);
  return to ? to.origin + to.pathname : 'nowhere';
}

const Refusal = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }));
