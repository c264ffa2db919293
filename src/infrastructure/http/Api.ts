import * as v from 'valibot';
import { Failure, type FailureKind } from '#application/Failure.ts';
import { HttpHost } from './HttpHost.ts';
import { retryAfterMs } from './retryAfterMs.ts';
import { serverMessageOf } from './serverMessageOf.ts';

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly bearer?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A value read earlier. If the host sent a version with the value, the request includes that version. */
  readonly basedOn?: unknown;
  /** Whether the request continues after the page closes. */
  readonly keepalive?: boolean;
}

/** A response schema. Its output is the value the adapter returns. */
export type ReplySchema<T> = v.GenericSchema<unknown, T>;

/** Schema for responses without useful data. Accepts any body, even an empty one. */
export const anyReply: ReplySchema<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/**
 * A response with `success: false` means that the action failed, regardless of status and request. (rule:
 * declined response)
 */
const Declined = v.object({ success: v.literal(false) });

/** Sends JSON requests with cookies, validates responses, and turns every error into a {@link Failure}. */
export class Api {
  static readonly needs = [HttpHost] as const;
  /** Versions of the values read, for hosts that send an `ETag`. */
  private readonly versions = new WeakMap<object, string>();
  /** Paths whose last read was aborted before its response arrived. */
  private readonly unanswered = new Set<string>();

  constructor(private readonly host: HttpHost) {}

  async send<T>(request: ApiRequest, reply: ReplySchema<T>): Promise<T> {
    const { status, body, version } = await this.exchange(request, async (response) =>
      json(withoutPage(await response.text(), response)),
    );
    refuseDeclined(body, status);
    const parsed = v.safeParse(reply, body);
    if (!parsed.success) throw new Failure('malformed', { status, cause: v.summarize(parsed.issues) });
    this.remember(parsed.output, version);
    return parsed.output;
  }

  /** Returns the bytes of a non-JSON response as a blob of the given type. */
  async download(request: ApiRequest, type: string): Promise<Blob> {
    const { status, body } = await this.exchange(request, bytesOf);
    if (typeof body !== 'string' && body.byteLength > 0) return new Blob([body], { type });
    if (typeof body === 'string') refuseDeclined(json(body), status);
    throw new Failure('malformed', { status, cause: 'No bytes' });
  }

  /**
   * Reads always revalidate a cached response, because saves merge with the values read, and orders must not
   * be late. Chromium queues a read for up to 20 s behind another tab's stalled read of the same URL, unless
   * the new read bypasses the cache.
   */
  private cacheModeOf(path: string): RequestCache {
    return this.unanswered.has(path) ? 'reload' : 'no-cache';
  }

  private remember(value: unknown, version: string | null): void {
    if (version && typeof value === 'object' && value !== null) this.versions.set(value, version);
  }

  private versionOf(value: unknown): string | undefined {
    return typeof value === 'object' && value !== null ? this.versions.get(value) : undefined;
  }

  private async exchange<T>(request: ApiRequest, read: (response: Response) => Promise<T>) {
    const { method, path, signal } = request;
    const isUnanswered = () => void this.unanswered.add(path);
    try {
      const init = requestInit(request, this.versionOf(request.basedOn));
      if (method === 'GET') init.cache = this.cacheModeOf(path);
      // on abort, because the next read may start before this read has ended
      signal?.addEventListener('abort', isUnanswered);
      const response = await this.host.fetch(this.host.origin + path, init);
      this.unanswered.delete(path);
      const { ok, status, headers } = response;
      if (ok) return { status, body: await read(response), version: headers.get('ETag') };
      throw new Failure(kindOf(status), {
        status,
        serverMessage: serverMessageOf(json(await response.text())),
        retryAfterMs: retryAfterMs(response),
      });
    } catch (cause) {
      if (cause instanceof Failure) throw cause;
      throw new Failure(signal?.aborted ? 'cancelled' : 'unreachable', { cause });
    } finally {
      signal?.removeEventListener('abort', isUnanswered);
    }
  }
}

function requestInit(
  { method, body, bearer, signal, keepalive = false }: ApiRequest,
  version: string | undefined,
): RequestInit {
  const headers = new Headers();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (version) headers.set('If-Match', version);
  return {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  };
}

/** @throws Failure for a response with `success: false` */
function refuseDeclined(body: unknown, status: number): void {
  if (v.is(Declined, body)) throw new Failure('rejected', { status, serverMessage: serverMessageOf(body) });
}

/** Returns bytes, or the text of a text response. @throws Failure like {@link withoutPage} */
async function bytesOf(response: Response): Promise<ArrayBuffer | string> {
  if (!TEXT_TYPES.test(response.headers.get('Content-Type') ?? '')) return response.arrayBuffer();
  return withoutPage(await response.text(), response);
}

const TEXT_TYPES = /^(text\/|application\/json)/i;

/**
 * Returns the text, unless a proxy sent a web page, sometimes with the content type of JSON.
 * @throws Failure for a web page
 */
function withoutPage(text: string, { status }: Response): string {
  if (text.trimStart().startsWith('<'))
    throw new Failure('malformed', { status, cause: 'A web page instead of a response' });
  return text;
}

/** Parses the body. Returns undefined if it is empty or not JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthenticated';
  return status === 404 ? 'not-found' : 'rejected';
}
