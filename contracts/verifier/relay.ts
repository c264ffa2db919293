import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Answer, Host } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';

/** What became of one request, as far as Pact does not tell it. */
export interface Exchange {
  /** None where no answer came. */
  readonly status?: number;
  /** What came in the place of an answer. */
  readonly instead?: string;
  /** Where a redirect wanted to go, without its query, in which there may be a token. */
  readonly redirectedTo?: string;
  readonly isPage?: boolean;
  /** What the answer says in words, such as "No such company". */
  readonly message?: string;
}

/**
 * Stands between Pact and a provider, hands on what either says, and keeps what Pact does not tell: why there was no answer, and
 * where a redirect goes.
 */
export class Relay {
  /** In the order of the requests. Pact makes one for each interaction, and one after the other. */
  readonly exchanges: Exchange[] = [];
  private readonly provider: Host;
  private readonly onExchange: (count: number) => void;
  private readonly server = createServer((request, response) => void this.handOn(request, response));

  /** @param onExchange is told how many requests are done */
  constructor(provider: Host, onExchange: (count: number) => void = () => undefined) {
    this.provider = provider;
    this.onExchange = onExchange;
  }

  /** @returns the address that Pact is to ask */
  listen(): Promise<string> {
    return listenOnLoopback(this.server);
  }

  close(): void {
    closeServer(this.server);
  }

  private async handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const headers = without(request.headers, ['host', 'connection']);
    try {
      const answer = await this.provider.ask({ method, path, headers, body: await buffer(request) });
      const kept = without(answer.headers, ['connection', 'keep-alive', 'transfer-encoding']);
      response.writeHead(answer.status, kept);
      this.exchanges.push(exchangeOf(answer, this.provider.url + path));
      response.end(answer.body);
    } catch (error) {
      this.exchanges.push({ instead: error instanceof Error ? error.message : String(error) });
      response.destroy();
    }
    this.onExchange(this.exchanges.length);
  }
}

const without = <T extends object>(headers: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Partial<T>;

function exchangeOf(answer: Answer, url: string): Exchange {
  const { status, headers } = answer;
  const to = status >= 300 && status < 400 ? headers.location : undefined;
  const message = messageIn(answer);
  const isPage = headers['content-type']?.includes('html') ?? false;
  return { status, isPage, ...(to && { redirectedTo: placeOf(to, url) }), ...(message && { message }) };
}

function placeOf(location: string, from: string): string {
  const to = URL.parse(location, from);
  return to ? to.origin + to.pathname : 'nowhere';
}

const Refusal = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }));

function messageIn({ headers, body }: Answer): string | undefined {
  try {
    // Pact accepts no other encodings
    const plain = /gzip|deflate/.test(headers['content-encoding'] ?? '') ? unzipSync(body) : body;
    return v.parse(Refusal, plain.toString()).message;
  } catch {
    return undefined;
  }
}
