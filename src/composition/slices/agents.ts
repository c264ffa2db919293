import { ContainerModule } from 'inversify';
import { VoiceAgents } from '#application/agents/VoiceAgents.ts';
import { HttpVoiceAgents } from '#infrastructure/agents/HttpVoiceAgents.ts';
import { provide } from '../bindings.ts';

export const agents = new ContainerModule((to) => {
  provide(to, VoiceAgents, HttpVoiceAgents);
});
