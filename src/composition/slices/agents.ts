import { ContainerModule } from 'inversify';
import { VoiceAgents } from '#application/agents/VoiceAgents.ts';
import { HttpVoiceAgents } from '#infrastructure/agents/HttpVoiceAgents.ts';
import { bindAdapter } from '../bindings.ts';

export const agents = new ContainerModule((to) => {
  bindAdapter(to, VoiceAgents, HttpVoiceAgents);
});
