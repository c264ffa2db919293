import type { Backend } from '../backend.ts';
import { sampleRestaurant } from '../voice/agents/sampleRestaurant.ts';
import type { Speech } from '../voice/speech/speech.ts';
import { createVoiceService, type Curators, type VoiceService } from '../voice/voiceService.ts';

/** The voice service beside a backend: its restaurant is one of the backend's, and its faults are set there. */
export function voiceServiceOf(backend: Backend, curators: Curators, speech: Speech): VoiceService {
  return createVoiceService({
    curators,
    sampleRestaurant: () => backend.transaction('read', () => sampleRestaurant(backend.db)),
    speech,
    log: backend.voiceSessions,
    takeFault: () => backend.faults.takeForSession(),
  });
}
