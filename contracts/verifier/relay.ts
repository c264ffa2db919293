import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'node:zlib';
import * as v from 'valibot';
import { withoutByteOrderMark } from '../support/answerRules.ts';
import type { Answer, Host } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';

/** Details of one request that Pact doesn't report. */
export interface Exchange {
  /** Undefined without a response. */
  readonly status?: number;
  /** The network error. */
  readonly instead?: string;
  /** The redirect target without its query, which may contain a token. */
  readonly redirectedTo?: string;
  readonly isPage?: boolean;
  /** The body. */
  readonly text?: string;
  /** The message in it, such as "No such company". */
  readonly message?: string;
}

/**
 * A proxy between Pact and a provider that records what Pact doesn't report: network errors and redirect
 * targets.
 */
export class Relay {
  /** In request order. Pact sends one request per interaction, one at a time. */
  readonly exchanges: Exchange[] = [];
  private readonly provider: Host;
  private readonly server = createServer((request, response) => void this.handOn(request, response));

  constructor(provider: Host) {
    this.provider = provider;
  }

  /** @returns the address for Pact */
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
      const kept = without(answer.headers, CHANGED_HEADERS);
      const plain = plainBody(answer);
      response.writeHead(answer.status, kept);
      this.exchanges.push(exchangeOf(answer, plain.toString(), this.provider.url + path));
      response.end(plain);
    } catch (error) {
      this.exchanges.push({ instead: error instanceof Error ? error.message : String(error) });
      response.destroy();
    }
  }
}

const without = <T extends object>(headers: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Partial<T>;

/** Those of the connection, and those of a body that is passed on plain. */
const CHANGED_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
];

/** The body without compression and byte order mark, which browsers remove and Pact does not. */
function plainBody({ headers, body }: Answer): Buffer {
  const isZipped = /gzip|deflate/.test(headers['content-encoding'] ?? '');
  return withoutByteOrderMark(isZipped ? unzipSync(body) : body);
}

function exchangeOf({ status, headers }: Answer, text: string, url: string): Exchange {
  const to = status >= 300 && status < 400 ? headers.location : undefined;
  const message = v.safeParse(Refusal, text);
  const isPage = headers['content-type']?.includes('html') ?? false;
  return {
    status,
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
