import { makeAutoObservable } from 'mobx';
import { VoiceAgents, type ConversationPath } from '#application/agents/VoiceAgents.ts';
import type { Conversation } from '#domain/agents/conversation.ts';
import { startSecondsFromFragment } from '#domain/shared/startSecondsFromFragment.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { PlayerViewModel } from '../calls/player/PlayerViewModel.ts';
import { Recording } from '../calls/player/Recording.ts';

/**
 * A conversation with its transcript and, if available, its audio. The app downloads the whole recording and
 * plays it as MP3. After a failure, **Try again** requests the recording again. (rule: audio)
 */
export class ConversationViewModel {
  static readonly needs = [VoiceAgents] as const;
  readonly conversation = new Loadable<Conversation>();
  readonly recording = new Recording();
  readonly player = new PlayerViewModel();

  constructor(private readonly agents: VoiceAgents) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string, agentId: string, conversationId: string): () => void {
    const path = { companyId, agentId, conversationId };
    void this.conversation.load(
      (signal) => this.agents.conversation(path, signal),
      (conversation) => this.prepare(conversation, path),
    );
    return this.stop;
  }

  /** Seeks to the position that a URL fragment contains. */
  openAt(fragment: string): void {
    const seconds = startSecondsFromFragment(fragment);
    if (seconds !== undefined) this.player.seek(seconds);
  }

  private prepare(
    { hasAudio, durationSeconds: seconds = 0, lines }: Conversation,
    path: ConversationPath,
  ): void {
    this.player.expect({ seconds, lines });
    if (hasAudio) this.recording.load((signal) => this.agents.audio(path, signal));
  }

  private stop(): void {
    this.conversation.stop();
    this.recording.release();
  }
}
