import type { IncomingMessage, ServerResponse } from 'node:http';
import { VALID_TOKEN } from './sessions.ts';

/**
 * What every call of Pact's verifier goes through on its way to the provider.
 * @param accessToken signs the calls instead of the example; the expired one of the examples stays what it is
 */
export function requestFilter(accessToken: string | undefined) {
  let open: ServerResponse | undefined;

  // Pact's proxy throws a broken connection where nobody can catch it, and its native part then waits for ever
  process.on('uncaughtException', (error) => {
    if (!open || open.writableEnded) throw error;
    if (open.headersSent) open.destroy();
    else open.writeHead(502).end(error.message);
  });

  return ({ headers }: IncomingMessage, response: ServerResponse, next: () => void) => {
    open = response;
    if (accessToken && headers.authorization === `Bearer ${VALID_TOKEN}`) {
      headers.authorization = `Bearer ${accessToken}`;
    }
    next();
  };
}
