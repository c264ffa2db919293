/**
 * Why a call to the outside did not give what was asked for:
 * - `unreachable`: no answer at all (network down, host gone, blocked)
 * - `cancelled`: the caller gave up waiting or left
 * - `unauthenticated`: 401, and no refresh could mend it
 * - `not-found`: 404, missing or not the user's
 * - `rejected`: any other status outside 2xx, 403 among them; or a 2xx answer that says `success: false`
 * - `malformed`: a 2xx answer that is no JSON or lacks a required field
 */
export type FailureKind =
  'unreachable' | 'cancelled' | 'unauthenticated' | 'not-found' | 'rejected' | 'malformed';

interface FailureDetails {
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** The one error that adapters throw. Anything else that is thrown is a bug and goes up untouched. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** The host's own sentence, where it sent one. */
  readonly serverMessage: string | undefined;

  constructor(kind: FailureKind, { status, serverMessage, cause }: FailureDetails = {}) {
    super(serverMessage ?? kind, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }

  /** The host has answered as if all were well, and said in the answer that it came to nothing. */
  get isDeclined(): boolean {
    return this.kind === 'rejected' && this.status !== undefined && this.status < 300;
  }

  /** The failure that was thrown; rethrows whatever is none. */
  static from(thrown: unknown): Failure {
    if (thrown instanceof Failure) return thrown;
    throw thrown;
  }
}
