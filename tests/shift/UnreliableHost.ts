import { once } from 'node:events';
import { createServer, request, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Failures of a request, caused by a host or by a proxy in front of the host:
 * - `hang`: accepts the request and never responds, like a half-open connection
 * - `stall`: sends half of the response and nothing more
 * - `cut`: sends half of the response and closes the connection
 * - `reset`: closes the connection without a response
 * - `login page`: a proxy responds with 200 and HTML
 * - `bad row`: the list of orders has an order that can't be read
 * - a status: 429 asks to wait 20 s; the others come from a proxy without CORS headers
 */
export type Trouble =
  'hang' | 'stall' | 'cut' | 'reset' | 'login page' | 'bad row' | 429 | 500 | 502 | 503 | 504;

/** The requests that fail. */
export type Scope = 'all' | 'orders' | 'refresh';

const PATHS: Record<Scope, RegExp> = {
  all: /^\/api\//,
  orders: /\/orders$/,
  refresh: /\/refresh-token$/,
};

/** A proxy that makes requests to a host fail as a real connection would. */
export class UnreliableHost {
  /** The address that the app sends its requests to. */
  readonly url: string;
  /** Whether a list with an unreadable row was sent during the current trouble. */
  sentBadRow = false;
  #trouble: { readonly kind: Trouble; readonly scope: Scope } | undefined;
  /** The time at which each request was last left without a response, in epoch milliseconds. */
  readonly #heldAt = new Map<string, number>();
  readonly #close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  /**
   * @param target the address of the real host, without a trailing slash
   * @param port 0 picks a free port
   */
  static async before(target: string, port = 0): Promise<UnreliableHost> {
    const agent = new Agent({ keepAlive: true });
    const server = createServer((incoming, outgoing) => {
      host.serve(incoming, outgoing, target, agent).catch(() => outgoing.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const host = new UnreliableHost(
      `http://localhost:${(server.address() as AddressInfo).port}`,
      async () => {
        server.close();
        server.closeAllConnections();
        agent.destroy();
        await once(server, 'close');
      },
    );
    return host;
  }

  close(): Promise<void> {
    return this.#close();
  }

  start(kind: Trouble, scope: Scope): void {
    this.#trouble = { kind, scope };
    this.sentBadRow = false;
  }

  /** Ends the trouble. Hanging requests keep hanging, because neither side notices the end. */
  end(): void {
    this.#trouble = undefined;
  }

  /**
   * Whether a request will never get a response.
   * @param since the time at which it was sent, in epoch milliseconds
   */
  holds(method: string, url: string, since: number): boolean {
    const { pathname, search } = new URL(url);
    return (this.#heldAt.get(`${method} ${pathname}${search}`) ?? 0) >= since;
  }

  private troubleOf({ method, url = '' }: IncomingMessage): Trouble | undefined {
    const { kind, scope } = this.#trouble ?? {};
    if (!kind || !scope || !PATHS[scope].test(url)) return undefined;
    // the browser caches preflights, or the proxy answers them
    if (method === 'OPTIONS') return undefined;
    if (kind === 'bad row' && !(method === 'GET' && PATHS.orders.test(url))) return undefined;
    return kind;
  }

  private async serve(incoming: IncomingMessage, outgoing: ServerResponse, target: string, agent: Agent) {
    const trouble = this.troubleOf(incoming);
    switch (trouble) {
      case 'hang':
        return this.hold(incoming);
      case 'reset':
        return void outgoing.destroy();
      case 'login page':
        return reply(incoming, outgoing, 200, 'text/html', '<!doctype html><title>Sign in</title>', {});
      case 429: {
        const headers = { 'retry-after': '20', 'access-control-expose-headers': 'Retry-After' };
        return reply(incoming, outgoing, 429, 'application/json', '{"message":"Slow down"}', headers);
      }
      case 500:
        return reply(incoming, outgoing, 500, 'application/json', '{"message":"Internal error"}', {});
      case 502:
      case 503:
      case 504:
        return void outgoing.writeHead(trouble, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      default:
        await this.pass(incoming, outgoing, target, agent, trouble);
    }
  }

  private async pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    target: string,
    agent: Agent,
    trouble: 'stall' | 'cut' | 'bad row' | undefined,
  ) {
    const { method, url, headers } = incoming;
    // uncompressed, so that a row can be added, and half of the text is half of the list
    const asked = { ...headers, ...(trouble && { 'accept-encoding': 'identity' }) };
    const onward = request(target + url, { method, headers: asked, agent });
    incoming.pipe(onward);
    const [response] = (await once(onward, 'response')) as [IncomingMessage];
    const { statusCode = 502 } = response;
    if (!trouble || statusCode !== 200) {
      outgoing.writeHead(statusCode, response.headers);
      return void response.pipe(outgoing);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    let body = Buffer.concat(chunks);
    if (trouble === 'bad row') {
      body = Buffer.from(withBadRow(body.toString()));
    }
    outgoing.writeHead(200, { ...response.headers, 'content-length': body.length });
    if (trouble === 'bad row') {
      this.sentBadRow = true;
      return void outgoing.end(body);
    }
    outgoing.write(body.subarray(0, body.length / 2));
    if (trouble === 'stall') return this.hold(incoming);
    // waits until the first half has been sent
    setTimeout(() => outgoing.destroy(), 5);
  }

  private hold({ method, url }: IncomingMessage): void {
    this.#heldAt.set(`${method} ${url}`, Date.now());
  }
}

function reply(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  type: string,
  body: string,
  more: Readonly<Record<string, string>>,
): void {
  const cors = {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
  };
  outgoing.writeHead(status, { ...cors, 'content-type': type, ...more }).end(body);
}

function withBadRow(list: string): string {
  const { orders } = JSON.parse(list) as { orders: object[] };
  return JSON.stringify({ orders: [...orders, { orderNumber: null, details: 7 }] });
}
