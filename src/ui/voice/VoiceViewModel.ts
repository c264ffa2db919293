import { makeAutoObservable, observableRef } from 'mobx';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import type { Voice } from '#domain/voice/voice.ts';
import {
  normalizeVoiceConfig,
  voiceWarnings,
  voiceProblems,
  type RecommendedVoiceField,
  type VoiceConfig,
  type VoiceField,
} from '#domain/voice/voiceConfig.ts';
import { hasNoProblems } from '#domain/shared/problems.ts';
import { Draft } from '../forms/Draft.ts';
import { fieldNamedInMessage, fieldRefusal } from '../forms/fieldNamedInMessage.ts';
import { VoiceSample } from './VoiceSample.ts';
import { failureText } from '../texts/failureText.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { voiceWarningText, voiceProblemText, voiceText } from '../texts/voiceText.ts';

/** Fields the host may name. */
const fields = Object.keys({ ...voiceWarningText, ...voiceProblemText }) as VoiceField[];

/** A restaurant's voice configuration. (see rule: voice configuration) */
export class VoiceViewModel {
  static readonly needs = [VoiceSettings] as const;
  readonly draft: Draft<VoiceConfig, VoiceField>;
  voices: readonly Voice[] = [];
  readonly sample: VoiceSample;
  /** The voice test with the selected voice. */
  readonly trial: VoiceSample;
  private typedMessage: string | undefined;
  #restaurantId = '';

  constructor(private readonly settings: VoiceSettings) {
    this.draft = new Draft<VoiceConfig, VoiceField>({
      problems: problemsOf,
      send: this.#save,
      refusal: fieldRefusal((sentence) => fieldNamedInMessage(sentence, fields)),
      texts: { sent: voiceText.saved, failed: () => failureText.saveVoiceConfig },
    });
    this.sample = new VoiceSample((wanted) => settings.test(this.#restaurantId, wanted), 'at once');
    this.trial = new VoiceSample((wanted) => settings.test(this.#restaurantId, wanted), 'by hand');
    makeAutoObservable(this, { voices: observableRef }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    const stop = this.draft.start((signal) => this.load(signal));
    return () => {
      stop();
      this.sample.stop();
      this.trial.stop();
    };
  }

  refresh(): void {
    this.draft.refresh();
  }

  choose({ id, name }: Voice): void {
    this.draft.edit({ voiceId: id, voiceName: name });
  }

  /** Warnings about the current values. They do not block saving. */
  get advice(): Readonly<Partial<Record<RecommendedVoiceField, string>>> {
    const { value } = this.draft;
    return value ? problemTexts(voiceWarnings({ ...value }), voiceWarningText) : {};
  }

  /** The test message: the first message until the user types another. */
  get testMessage(): string {
    return this.typedMessage ?? this.draft.value?.firstMessage ?? '';
  }

  typeTestMessage(text: string): void {
    this.typedMessage = text;
  }

  /** Plays or stops the test message, or a default sentence, on a voice's card. */
  listen({ id }: Voice): void {
    if (this.sample.voiceId === id) this.sample.stop();
    else this.sample.listen(id, this.testMessage.trim() || voiceText.sampleMessage);
  }

  /** Speaks the test message. Does nothing without one, or while a test runs. */
  test(voiceId: string): void {
    const message = this.testMessage.trim();
    if (this.trial.asking.running || !message) return;
    this.sample.stop();
    this.trial.listen(voiceId, message);
  }

  readonly #save = async (config: VoiceConfig) => {
    const problems = problemsOf(config);
    if (!hasNoProblems(problems)) return { problems };
    const saved = normalizeVoiceConfig(config);
    await this.settings.save(this.#restaurantId, saved);
    return { saved };
  };

  private async load(signal: AbortSignal): Promise<VoiceConfig> {
    const [config, voices] = await Promise.all([
      this.settings.config(this.#restaurantId, signal),
      this.settings.voices(signal),
    ]);
    this.offer(voices);
    return config;
  }

  private offer(voices: readonly Voice[]): void {
    this.voices = voices;
  }
}

const problemsOf = (config: VoiceConfig) => problemTexts(voiceProblems(config), voiceProblemText);
