import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { compressResponse } from '@remix-run/response/compress';
import cors from 'cors';
import { createBackend, type Backend } from '../backend.ts';
import type { Seed } from '../db/seed.ts';
import type { Curators } from '../voice/voiceService.ts';
import { runOrderSimulation } from './runOrderSimulation.ts';
import { controlResponse } from './controlEndpoints.ts';
import { pageResponse } from './pages/pageEndpoints.ts';
import { nodeSpeech } from './nodeSpeech.ts';
import { serveVoice } from './voiceSocket.ts';
import { voiceServiceOf } from './voiceServiceOf.ts';

export interface RunningServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly backend: Backend;
  close(): Promise<void>;
}

interface ServerOptions {
  /** The port, or 0 for a free port. */
  readonly port: number;
  readonly seed: Seed;
  /** Whether simulated orders arrive and print. */
  readonly ordersArrive?: boolean;
  /** The museum curators' voice agents. */
  readonly curators?: Curators;
  /** The current time in epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * Starts the backend as a local HTTP API, with controls and stand-in pages under `/__backend/` and the
 * voice service's WebSockets on the same port.
 */
export async function startServer({
  port,
  seed,
  ordersArrive = false,
  curators = async () => undefined,
  now = () => Date.now(),
}: ServerOptions): Promise<RunningServer> {
  const backend = createBackend({ seed, now, ordersPaused: !ordersArrive });
  const stopServing = runOrderSimulation(backend);

  async function answer(request: Request): Promise<Response> {
    const response =
      (await controlResponse(backend, request)) ??
      (await pageResponse(backend, request)) ??
      (await backend.respond(request));
    return response ?? Response.json({ message: 'Not found' }, { status: 404 });
  }

  async function serve(request: Request, outgoing: ServerResponse) {
    const response = await answer(request).catch((error: unknown) => {
      console.error(error);
      return Response.json({ message: String(error) }, { status: 500 });
    });
    if (response.type === 'error') return outgoing.destroy();
    const sent = await compressed(response, request);
    // compression overwrites the Vary header of CORS
    sent.headers.append('Vary', 'Origin');
    return sendResponse(outgoing, sent);
  }

  const server = createServer((incoming, outgoing) =>
    allowLocalPages(incoming, outgoing, () => {
      // the connection would hang on a body that no handler has read
      outgoing.once('finish', () => incoming.removeAllListeners('data').resume());
      // rejects only if the client has disconnected
      serve(createRequest(incoming, outgoing), outgoing).catch(() => outgoing.destroy());
    }),
  );
  const voice = serveVoice(server, voiceServiceOf(backend, curators, nodeSpeech()));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    backend,
    async close() {
      stopServing();
      voice.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Compresses text responses, like a web server. Audio is already compressed. */
const compressed = async (response: Response, request: Request) =>
  /^(application\/json|text\/)/.test(response.headers.get('Content-Type') ?? '')
    ? compressResponse(response, request, { encodings: ['gzip'] })
    : response;

/** Allows requests from pages on this machine and on `.example` domains, which no website uses. */
const allowLocalPages = cors({
  origin: /^https?:\/\/(localhost|127\.0\.0\.1|\[::1]|([\w-]+\.)+example)(:\d+)?$/,
  credentials: true,
  allowedHeaders: 'Authorization, Content-Type, If-Match',
  exposedHeaders: 'ETag, Retry-After',
  maxAge: 600,
});
