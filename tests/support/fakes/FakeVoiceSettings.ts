import type { Failure } from '#application/Failure.ts';
import type { VoiceSettings, VoiceTestReply, VoiceTrial } from '#application/voice/VoiceSettings.ts';
import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';
import { aVoiceConfig } from '../builders/voice.ts';

/**
 * The same configuration for every restaurant. `trouble` makes every request fail. `saves` and `trials` list
 * the sent data.
 */
export class FakeVoiceSettings implements VoiceSettings {
  stored = aVoiceConfig();
  reply: VoiceTestReply = { outcome: 'spoken', audioUrl: 'https://cdn.example/test.mp3' };
  trouble: Failure | undefined;
  readonly saves: VoiceConfig[] = [];
  readonly trials: VoiceTrial[] = [];

  async config() {
    this.refuse();
    return this.stored;
  }

  async save(_restaurantId: string, config: VoiceConfig) {
    this.saves.push(config);
    this.refuse();
    this.stored = config;
  }

  async voices() {
    this.refuse();
    return [
      { id: 'Elliot', name: 'Elliot', gender: 'male', accent: 'Canadian' },
      { id: 'Lily', name: 'Lily', gender: 'female', accent: 'American' },
    ];
  }

  async test(_restaurantId: string, trial: VoiceTrial) {
    this.trials.push(trial);
    this.refuse();
    return this.reply;
  }

  private refuse() {
    if (this.trouble) throw this.trouble;
  }
}
