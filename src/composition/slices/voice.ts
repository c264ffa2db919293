import { ContainerModule } from 'inversify';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import { HttpVoiceSettings } from '#infrastructure/voice/HttpVoiceSettings.ts';
import { provide } from '../bindings.ts';

export const voice = new ContainerModule((to) => {
  provide(to, VoiceSettings, HttpVoiceSettings);
});
