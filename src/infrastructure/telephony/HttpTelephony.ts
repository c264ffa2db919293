import type { Telephony } from '#application/telephony/Telephony.ts';
import type { TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import { declinedResponseAsValue } from '../http/declinedResponseAsValue.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import {
  CallLogsReply,
  TelephonyConfigReply,
  SavedReply,
  TestCallReplySchema,
  toConfigBody,
} from './wire.ts';

export class HttpTelephony implements Telephony {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  config(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(configOf(restaurantId), TelephonyConfigReply, signal);
  }

  save(restaurantId: string, config: TelephonyConfig, basedOn?: TelephonyConfig) {
    return this.api.put(configOf(restaurantId), toConfigBody(config), SavedReply, basedOn);
  }

  placeTestCall(restaurantId: string) {
    const answer = this.api.post(`${configOf(restaurantId)}/test-call`, undefined, TestCallReplySchema);
    return declinedResponseAsValue(answer, (reason) => ({ outcome: 'refused' as const, reason }));
  }

  callLogs(restaurantId: string, limit: number, signal?: AbortSignal) {
    return this.api.get(`${configOf(restaurantId)}/call-logs?limit=${limit}`, CallLogsReply, signal);
  }
}

const configOf = (restaurantId: string) => path`/api/companies/restaurants/${restaurantId}/vapi-config`;
