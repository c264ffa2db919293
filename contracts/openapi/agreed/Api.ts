import * as v from 'valibot';
import type { ApiRequest, ReplySchema } from '#infrastructure/http/Api.ts';

/** A call that an adapter started, and the response that it reads. */
export interface RecordedCall {
  readonly request: ApiRequest;
  /** Undefined for bytes. */
  readonly reply?: ReplySchema<unknown>;
}

export const recorded: RecordedCall[] = [];

export const anyReply = v.unknown();

/** Records calls in place of the console's `Api`. Never responds. */
export class Api {
  static readonly needs = [];

  send(request: ApiRequest, reply: ReplySchema<unknown>) {
    recorded.push({ request, reply });
    return new Promise<never>(() => undefined);
  }

  download(request: ApiRequest) {
    recorded.push({ request });
    return new Promise<never>(() => undefined);
  }
}
