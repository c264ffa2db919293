import type { CallLog } from '#domain/telephony/callLog.ts';
import type { TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import { port } from '../port.ts';

/** How callers reach a restaurant's agent. A read is cancelled by its signal. */
export interface Telephony {
  /** The configuration as it was saved last, live or not. Not found while the restaurant has none. */
  config(restaurantId: string, signal?: AbortSignal): Promise<TelephonyConfig>;
  /** Saves the configuration, which goes live with a deployment; gives it back as the host has kept it. */
  save(restaurantId: string, config: TelephonyConfig): Promise<TelephonyConfig>;
  /** Rings the restaurant's number once. */
  placeTestCall(restaurantId: string): Promise<TestCallReply>;
  /** The most recent calls, at most so many. */
  callLogs(restaurantId: string, limit: number, signal?: AbortSignal): Promise<readonly CallLog[]>;
}
export const Telephony = port<Telephony>('Telephony');

/** `placed` with the id of the call, or `refused` with the host's reason, where it gives them. */
export type TestCallReply =
  | { readonly outcome: 'placed'; readonly callId: string | undefined }
  | { readonly outcome: 'refused'; readonly reason: string | undefined };
