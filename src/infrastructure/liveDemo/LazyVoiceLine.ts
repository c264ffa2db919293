import type { CallRequest, VoiceLine } from '#application/liveDemo/VoiceLine.ts';
import { retryableImport } from '../retryableImport.ts';
import { VoiceService } from './VoiceService.ts';

/** Loads the voice client when the first session starts. */
export class LazyVoiceLine implements VoiceLine {
  static readonly needs = [VoiceService] as const;
  private line: VoiceLine | undefined;

  constructor(private readonly service: VoiceService) {}

  async connect(request: CallRequest) {
    const { ElevenLabsVoiceLine } = await retryableImport(import('./ElevenLabsVoiceLine.ts'));
    this.line ??= new ElevenLabsVoiceLine(this.service);
    return this.line.connect(request);
  }
}
