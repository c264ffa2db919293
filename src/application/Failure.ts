/**
 * Why a request failed:
 * - `unreachable`: no response at all (network down, host gone, blocked)
 * - `cancelled`: the user canceled the request or left the page
 * - `unauthenticated`: 401, and a session refresh did not help
 * - `not-found`: 404, missing or not accessible to the user
 * - `rejected`: any other status outside 2xx, including 403; or a 2xx response with `success: false`
 * - `malformed`: a 2xx response that is not JSON or lacks a required field
 */
export type FailureKind =
  'unreachable' | 'cancelled' | 'unauthenticated' | 'not-found' | 'rejected' | 'malformed';

interface FailureDetails {
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** The only error adapters throw. Any other thrown error is a bug and propagates unchanged. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The host's own message, if it sent one. */
  readonly serverMessage: string | undefined;

  constructor(kind: FailureKind, { status, serverMessage, cause }: FailureDetails = {}) {
    super(serverMessage ?? kind, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }

  /** Whether the host responded with a success status but `success: false`. */
  get isDeclined(): boolean {
    return this.kind === 'rejected' && this.status !== undefined && this.status < 300;
  }

  /** Returns the thrown failure. Rethrows any other error. */
  static from(thrown: unknown): Failure {
    if (thrown instanceof Failure) return thrown;
    throw thrown;
  }
}
