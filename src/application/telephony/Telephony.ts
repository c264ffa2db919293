import type { CallLog } from '#domain/telephony/callLog.ts';
import type { TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { port } from '../port.ts';

/** A restaurant's telephony settings and calls. Aborting the signal cancels a read. */
export interface Telephony {
  /** Returns the last saved configuration, deployed or not. @throws Failure `not-found` if there is none. */
  config(restaurantId: string, signal?: AbortSignal): Promise<TelephonyConfig>;
  /** Saves the configuration and returns it as the host stored it. A deployment makes it live. */
  save(restaurantId: string, config: TelephonyConfig, basedOn?: TelephonyConfig): Promise<TelephonyConfig>;
  /** Places one test call to the restaurant's number. */
  placeTestCall(restaurantId: string): Promise<TestCallReply>;
  /** Returns the most recent calls, up to the limit. */
  callLogs(restaurantId: string, limit: number, signal?: AbortSignal): Promise<Rows<CallLog>>;
}
export const Telephony = port<Telephony>('Telephony');

/** `placed` with the call's id, or `refused` with the host's reason. Id and reason are optional. */
export type TestCallReply =
  | { readonly outcome: 'placed'; readonly callId: string | undefined }
  | { readonly outcome: 'refused'; readonly reason: string | undefined };
