import type { VoiceConversation } from '@elevenlabs/client';
import type { VoiceCall } from '#application/liveDemo/VoiceLine.ts';
import type { AudioHealth } from './AudioHealth.ts';
import type { CallSocket } from './CallSocket.ts';

const SILENT_LEVELS = { input: 0, output: 0 };

/** A connected conversation of the library. Hangs up when the visitor leaves the page. */
export class ElevenLabsCall implements VoiceCall {
  /** @param ended aborts as soon as the session is over */
  constructor(
    private readonly conversation: VoiceConversation,
    private readonly socket: CallSocket,
    private readonly health: AudioHealth,
    ended: AbortSignal,
  ) {
    addEventListener('pagehide', () => void this.disconnect(), { signal: ended });
  }

  async disconnect(): Promise<void> {
    await this.conversation.endSession();
  }

  mute(muted: boolean): void {
    if (this.conversation.isOpen()) this.conversation.setMicMuted(muted);
  }

  interrupt(): void {
    if (!this.conversation.isOpen()) return;
    this.socket.interrupt();
    // tells the agent to wait for the visitor's message
    this.conversation.sendUserActivity();
  }

  say(text: string): void {
    if (this.conversation.isOpen()) this.conversation.sendUserMessage(text);
  }

  sendContextualUpdate(text: string): void {
    if (this.conversation.isOpen()) this.conversation.sendContextualUpdate(text);
  }

  rate(liked: boolean): void {
    if (this.conversation.isOpen()) this.conversation.sendFeedback(liked);
  }

  repairAudio(): void {
    if (this.conversation.isOpen()) this.health.repair();
  }

  levels() {
    if (!this.conversation.isOpen()) return SILENT_LEVELS;
    return { input: this.conversation.getInputVolume(), output: this.conversation.getOutputVolume() };
  }
}
