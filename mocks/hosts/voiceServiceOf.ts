import type { Backend } from '../backend.ts';
import { sampleRestaurant } from '../voice/agents/sampleRestaurant.ts';
import type { Speech } from '../voice/speech/speech.ts';
import { createVoiceService, type Curators, type VoiceService } from '../voice/voiceService.ts';

/** Connects the voice service to a backend, which provides its restaurant and faults. */
export function voiceServiceOf(backend: Backend, curators: Curators, speech: Speech): VoiceService {
  return createVoiceService({
    curators,
    sampleRestaurant: () => backend.transaction('read', () => sampleRestaurant(backend.db)),
    speech,
    log: backend.voiceSessions,
    takeFault: () => backend.faults.takeForSession(),
  });
}
