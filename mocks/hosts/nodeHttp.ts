import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** The Fetch API's view of a request to a Node server. */
export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = Readable.toWeb(incoming);
  // Node streams request bodies in half duplex only and wants that said; the DOM's types do not know the field
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: body as BodyInit, duplex: 'half' };
  return new Request(url, init);
}

/** Sends a response as the answer of a Node server; `Response.error()` ends the connection without one. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.socket?.destroy();
    return;
  }
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  outgoing.writeHead(response.status, [
    ...headers.flat(),
    ...response.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]),
  ]);
  if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  else outgoing.end();
}
