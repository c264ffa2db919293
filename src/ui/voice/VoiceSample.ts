import { makeAutoObservable } from 'mobx';
import type { VoiceTestReply, VoiceTrial } from '#application/voice/VoiceSettings.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { voiceText } from '../texts/voiceText.ts';

type Ask = (wanted: VoiceTrial) => Promise<VoiceTestReply>;

/** Loads, plays, and stops voice samples, one at a time. */
export class VoiceSample {
  /** The voice whose sample is loading or playing. */
  voiceId: string | undefined;
  /** The voice requested last. Its card shows the results. */
  lastAsked: string | undefined;
  soundUrl: string | undefined;
  /** Whether a player is shown: always for a test, and for a sample if the browser blocks autoplay. */
  isPlayerShown = false;
  readonly asking = new Task();
  readonly notice = new Notice();

  readonly #ask: Ask;
  readonly #playback: 'autoplay' | 'player';

  constructor(ask: Ask, playback: 'autoplay' | 'player') {
    this.#ask = ask;
    this.#playback = playback;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Plays a sentence with a voice. Stops the current sample. */
  play(voiceId: string, message: string): void {
    this.stop();
    this.voiceId = voiceId;
    this.lastAsked = voiceId;
    void this.asking.run(() => this.#ask({ voiceId, message }), {
      done: this.heard,
      failed: this.soundFailed,
    });
  }

  stop(): void {
    this.asking.cancel();
    this.notice.clear();
    this.voiceId = undefined;
    this.soundUrl = undefined;
    this.isPlayerShown = false;
  }

  showPlayer(): void {
    this.isPlayerShown = true;
    this.notice.success(voiceText.tested, 'brief');
  }

  /** Reports that the sample cannot be loaded or played. */
  soundFailed(): void {
    this.end(failureText.testVoice);
  }

  private heard(reply: VoiceTestReply): void {
    if (reply.outcome === 'refused') return this.end(voiceText.testRefused);
    this.soundUrl = reply.audioUrl;
    if (this.#playback === 'player') this.showPlayer();
  }

  private end(text: string): void {
    this.stop();
    this.notice.error(text, 'brief');
  }
}
