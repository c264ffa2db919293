import type { VoiceConfig, VoiceField } from '#domain/voice/voiceConfig.ts';
import type { Draft } from '../../kit/form/Draft.ts';

/** What each group of fields works with. */
export interface GroupProps {
  readonly draft: Draft<VoiceConfig, VoiceField>;
}
