/**
 * Why a request failed:
 * - `unreachable`: no response at all (network down, host down, request blocked)
 * - `cancelled`: the user canceled the request or left the page
 * - `unauthenticated`: 401, and a session refresh did not help
 * - `not-found`: 404, missing or not accessible to the user
 * - `rejected`: any other status outside 2xx, including 403; or a 2xx response with `success: false`
 * - `malformed`: a 2xx response that is not JSON or lacks a required field
 */
export type FailureKind =
  'unreachable' | 'cancelled' | 'unauthenticated' | 'not-found' | 'rejected' | 'malformed';

/** HTTP statuses that a gateway sends when the host didn't respond. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504]);

interface FailureDetails {
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** The only error that adapters throw. Any other error is a bug and propagates unchanged. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The host's own message, if it sent one. */
  readonly serverMessage: string | undefined;
  /** Milliseconds to wait before the next request (`Retry-After`). Infinity if unreadable. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, { status, serverMessage, retryAfterMs, cause }: FailureDetails = {}) {
    super(serverMessage ?? kind, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the response had a 2xx status but `success: false`. */
  get isDeclined(): boolean {
    return this.kind === 'rejected' && this.status !== undefined && this.status < 300;
  }

  /**
   * Whether the host may have carried out a write although the request failed: there was no response, a
   * gateway stopped waiting for the host, or a 2xx response is unreadable. (rule: unknown outcomes)
   */
  get isOutcomeUnknown(): boolean {
    const { kind, status = 0 } = this;
    return kind === 'unreachable' || kind === 'malformed' || GATEWAY_FAILURES.has(status);
  }

  /** Whether the host responded with 401 or 403. */
  get isDenied(): boolean {
    return this.status === 401 || this.status === 403;
  }

  /** Returns the thrown value if it is a Failure. Otherwise rethrows it. */
  static from(thrown: unknown): Failure {
    if (thrown instanceof Failure) return thrown;
    throw thrown;
  }
}
