import type { Failure } from '#application/Failure.ts';
import { unreachable } from './failures.ts';

/** Lets the host handle the next request of a kind, but loses the response. */
export function loseResponse<Name extends string>(
  host: Record<Name, (...request: never[]) => Promise<unknown>>,
  name: Name,
  failure: Failure = unreachable(),
): void {
  const send = host[name].bind(host);
  host[name] = async (...request) => {
    host[name] = send;
    await send(...request);
    throw failure;
  };
}
