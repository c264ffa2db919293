import { ContainerModule } from 'inversify';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import { HttpVoiceSettings } from '#infrastructure/voice/HttpVoiceSettings.ts';
import { bindAdapter } from '../bindings.ts';

export const voice = new ContainerModule((to) => {
  bindAdapter(to, VoiceSettings, HttpVoiceSettings);
});
