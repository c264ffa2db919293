import { makeAutoObservable } from 'mobx';
import type { VoiceTestReply, VoiceTrial } from '#application/voice/VoiceSettings.ts';
import { Notice } from '../../kit/Notice.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { voiceText } from '../../texts/voiceText.ts';

type Ask = (wanted: VoiceTrial) => Promise<VoiceTestReply>;

/** A voice that is heard: asked for, played, stopped. One at a time. */
export class VoiceSample {
  /** Whose it is; none while nothing is asked for or heard. */
  voiceId: string | undefined;
  /** Whose it is or was: what came of it is told beside that voice. */
  lastAsked: string | undefined;
  soundUrl: string | undefined;
  /** It is played by hand: the browser plays nothing by itself, or the person is to say when. */
  isByHand = false;
  readonly asking = new Task();
  readonly notice = new Notice();

  readonly #ask: Ask;
  readonly #plays: 'at once' | 'by hand';

  constructor(ask: Ask, plays: 'at once' | 'by hand') {
    this.#ask = ask;
    this.#plays = plays;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Has a voice say a sentence, in place of the one that is heard. */
  listen(voiceId: string, message: string): void {
    this.stop();
    this.voiceId = voiceId;
    this.lastAsked = voiceId;
    void this.asking.run(() => this.#ask({ voiceId, message }), {
      done: this.heard,
      failed: this.soundFailed,
    });
  }

  /** It is over, or is to be. */
  stop(): void {
    this.asking.cancel();
    this.notice.clear();
    this.voiceId = undefined;
    this.soundUrl = undefined;
    this.isByHand = false;
  }

  playByHand(): void {
    this.isByHand = true;
    this.notice.success(voiceText.tested, 'brief');
  }

  /** It cannot be played, or could not be asked for. */
  soundFailed(): void {
    this.end(failureText.testVoice);
  }

  private heard(reply: VoiceTestReply): void {
    if (reply.outcome === 'refused') return this.end(voiceText.testRefused);
    this.soundUrl = reply.audioUrl;
    if (this.#plays === 'by hand') this.playByHand();
  }

  private end(text: string): void {
    this.stop();
    this.notice.error(text, 'brief');
  }
}
