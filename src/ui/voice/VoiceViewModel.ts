import { makeAutoObservable, observableRef } from 'mobx';
import { voiceEditKind } from '#application/voice/voiceEditKind.ts';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { Voice } from '#domain/voice/voice.ts';
import {
  voiceWarnings,
  type RecommendedVoiceField,
  type VoiceConfig,
  type VoiceField,
  type VoiceProblems,
} from '#domain/voice/voiceConfig.ts';
import { NeverSavedText } from '../kit/unsaved/NeverSavedText.ts';
import { Editor } from '../forms/Editor.ts';
import { EditorServices } from '../forms/EditorServices.ts';
import { VoiceSample } from './VoiceSample.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { voiceFormTexts, voiceWarningText, voiceText } from '../texts/voiceText.ts';

/** The voice configuration of a restaurant. (see rule: voice configuration) */
export class VoiceViewModel {
  static readonly needs = [VoiceSettings, EditorServices] as const;
  readonly form: Editor<VoiceConfig, VoiceField, VoiceProblems>;
  voices: Rows<Voice> = [];
  readonly sample: VoiceSample;
  /** The test of the selected voice. */
  readonly voiceTest: VoiceSample;
  /** The typed test message, which is never saved. */
  readonly testText = new NeverSavedText();
  #restaurantId = '';

  constructor(
    private readonly settings: VoiceSettings,
    services: EditorServices,
  ) {
    this.form = new Editor<VoiceConfig, VoiceField, VoiceProblems>(services, {
      texts: voiceFormTexts,
      resolvedTogetherWith: { voiceName: 'voiceId' },
    });
    this.sample = new VoiceSample((wanted) => settings.test(this.#restaurantId, wanted), 'autoplay');
    this.voiceTest = new VoiceSample((wanted) => settings.test(this.#restaurantId, wanted), 'player');
    makeAutoObservable(this, { voices: observableRef }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    const stop = this.form.start(voiceEditKind(this.settings, restaurantId), (signal) => this.load(signal));
    return () => {
      stop();
      this.sample.stop();
      this.voiceTest.stop();
    };
  }

  refresh(): void {
    this.form.refresh();
  }

  choose({ id, name }: Voice): void {
    this.form.fields.edit({ voiceId: id, voiceName: name });
  }

  /** Warnings about the current values, which don't block saving. */
  get advice(): Readonly<Partial<Record<RecommendedVoiceField, string>>> {
    const { value } = this.form.fields;
    return value ? problemTexts(voiceWarnings({ ...value }), voiceWarningText) : {};
  }

  /** The test message. By default, the first message. */
  get testMessage(): string {
    return this.testText.text ?? this.form.fields.value?.firstMessage ?? '';
  }

  /** Plays or stops the test message on a voice's card. Without a message, plays a default sentence. */
  toggleSample({ id }: Voice): void {
    if (this.sample.voiceId === id) this.sample.stop();
    else this.sample.play(id, this.testMessage.trim() || voiceText.sampleMessage);
  }

  /** Speaks the test message. Does nothing if the message is empty or a test is running. */
  test(voiceId: string): void {
    const message = this.testMessage.trim();
    if (this.voiceTest.asking.running || !message) return;
    this.sample.stop();
    this.voiceTest.play(voiceId, message);
  }

  private async load(signal: AbortSignal): Promise<VoiceConfig> {
    const [config, voices] = await Promise.all([
      this.settings.config(this.#restaurantId, signal),
      this.settings.voices(signal),
    ]);
    this.offer(voices);
    return config;
  }

  private offer(voices: Rows<Voice>): void {
    this.voices = voices;
  }
}
