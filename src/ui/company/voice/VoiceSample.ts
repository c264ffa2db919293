import { makeAutoObservable } from 'mobx';
import type { VoiceSettings, VoiceTestReply } from '#application/voice/VoiceSettings.ts';
import { Notice } from '../../kit/Notice.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { voiceText } from '../../texts/voiceText.ts';

/** A voice heard on its card: asked for, played at once, stopped there. One at a time. */
export class VoiceSample {
  /** Whose card it is; none while nothing is asked for or heard. */
  voiceId: string | undefined;
  soundUrl: string | undefined;
  /** The browser plays nothing by itself: it is played by hand. */
  isByHand = false;
  readonly asking = new Task();
  readonly notice = new Notice();

  constructor(private readonly settings: Pick<VoiceSettings, 'test'>) {
    makeAutoObservable<this, 'settings'>(this, { settings: false }, { autoBind: true });
  }

  /** Has a voice say a sentence, in place of the one that is heard. */
  listen(restaurantId: string, voiceId: string, message: string): void {
    this.stop();
    this.voiceId = voiceId;
    void this.asking.run(() => this.settings.test(restaurantId, { voiceId, message }), {
      done: this.heard,
      failed: this.soundFailed,
    });
  }

  /** It is over, or is to be. */
  stop(): void {
    this.asking.abandon();
    this.notice.clear();
    this.voiceId = undefined;
    this.soundUrl = undefined;
    this.isByHand = false;
  }

  playByHand(): void {
    this.isByHand = true;
    this.notice.show({ text: voiceText.tested, tone: 'success' }, 'brief');
  }

  /** It cannot be played, or could not be asked for. */
  soundFailed(): void {
    this.end(failureText.testVoice);
  }

  private heard(reply: VoiceTestReply): void {
    if (reply.outcome === 'refused') this.end(voiceText.testRefused);
    else this.soundUrl = reply.audioUrl;
  }

  private end(text: string): void {
    this.stop();
    this.notice.show({ text, tone: 'error' }, 'brief');
  }
}
