import type { Backend } from '../backend.ts';
import { sampleRestaurant } from '../voice/agents/sampleRestaurant.ts';
import type { Speech } from '../voice/speech/speech.ts';
import { createVoiceService, type Curators, type VoiceService } from '../voice/voiceService.ts';

/** Creates the voice service for a backend. The backend provides the sample restaurant and the faults. */
export function voiceServiceOf(backend: Backend, curators: Curators, speech: Speech): VoiceService {
  return createVoiceService({
    curators,
    sampleRestaurant: () => backend.transaction('read', () => sampleRestaurant(backend.db)),
    speech,
    log: backend.voiceSessions,
    nextFault: () => backend.faults.forSession(),
  });
}
