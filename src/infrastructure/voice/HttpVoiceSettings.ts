import type { VoiceSettings, VoiceTrial } from '#application/voice/VoiceSettings.ts';
import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';
import { anyReply } from '../http/Api.ts';
import { declinedResponseAsValue } from '../http/declinedResponseAsValue.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { VoiceConfigReply, VoicesReply, VoiceTrialReplySchema } from './wire.ts';

export class HttpVoiceSettings implements VoiceSettings {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  config(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(configOf(restaurantId), VoiceConfigReply, signal);
  }

  save(restaurantId: string, config: VoiceConfig, basedOn?: VoiceConfig) {
    return this.api.put(configOf(restaurantId), config, anyReply, basedOn);
  }

  voices(signal?: AbortSignal) {
    return this.api.get('/api/voice/available-voices', VoicesReply, signal);
  }

  test(restaurantId: string, { voiceId, message }: VoiceTrial) {
    const body = { voiceId, testMessage: message };
    const answer = this.api.post(`${configOf(restaurantId)}/test`, body, VoiceTrialReplySchema);
    return declinedResponseAsValue(answer, () => ({ outcome: 'refused' as const }));
  }
}

const configOf = (restaurantId: string) => path`/api/companies/restaurants/${restaurantId}/voice-config`;
