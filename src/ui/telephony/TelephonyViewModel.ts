import { makeAutoObservable } from 'mobx';
import { Telephony, type TestCallReply } from '#application/telephony/Telephony.ts';
import { RECENT_CALLS, recentCalls, type CallLog } from '#domain/telephony/callLog.ts';
import {
  normalizeTelephony,
  telephonyWarnings,
  telephonyProblems,
  type RecommendedTelephonyField,
  type TelephonyConfig,
  type TelephonyField,
} from '#domain/telephony/telephonyConfig.ts';
import { hasNoProblems } from '#domain/shared/problems.ts';
import { Draft } from '../forms/Draft.ts';
import { fieldNamedInMessage, fieldRefusal } from '../forms/fieldNamedInMessage.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Notice } from '../kit/Notice.ts';
import { Task } from '../kit/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { telephonyWarningText, telephonyProblemText, telephonyText } from '../texts/telephonyText.ts';

/** Fields the host may name. */
const fields = Object.keys({ ...telephonyWarningText, ...telephonyProblemText }) as TelephonyField[];

/**
 * A restaurant's telephony configuration, test call, and recent calls. (see rule: telephony configuration)
 */
export class TelephonyViewModel {
  static readonly needs = [Telephony, ToastsViewModel] as const;
  readonly draft: Draft<TelephonyConfig, TelephonyField>;
  readonly logs = new Loadable<readonly CallLog[]>();
  readonly testing = new Task();
  readonly testNotice = new Notice();
  #restaurantId = '';

  constructor(
    private readonly telephony: Telephony,
    private readonly toasts: ToastsViewModel,
  ) {
    this.draft = new Draft<TelephonyConfig, TelephonyField>({
      problems: problemsOf,
      send: this.#save,
      refusal: fieldRefusal((sentence) => fieldNamedInMessage(sentence, fields)),
      texts: { sent: telephonyText.saved, failed: () => failureText.saveTelephonyConfig },
    });
    makeAutoObservable(this, { draft: false }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.testNotice.attach();
    const stop = this.draft.start((signal) => this.telephony.config(restaurantId, signal));
    this.loadLogs();
    return () => {
      stop();
      this.logs.stop();
      this.testNotice.detach(this.toasts.notice);
    };
  }

  get keepAlive(): boolean {
    return this.testing.inFlight;
  }

  refresh(): void {
    this.draft.refresh();
    this.logs.refresh();
  }

  /** Warnings about the current values. They do not block saving. */
  get advice(): Readonly<Partial<Record<RecommendedTelephonyField, string>>> {
    const { value } = this.draft;
    if (!value) return {};
    const found = telephonyWarnings({ ...value });
    return {
      ...problemTexts(found, telephonyWarningText),
      ...(found.phoneNumber === 'missing' && { phoneNumber: telephonyText.noNumber }),
    };
  }

  /** The saved number, which a test call uses. */
  get ringing(): string {
    return this.draft.saved?.phoneNumber ?? '';
  }

  /** Places a test call. Does nothing while one is in flight. */
  placeTestCall(): void {
    if (this.testing.running) return;
    this.testNotice.clear();
    void this.testing.run(() => this.telephony.placeTestCall(this.#restaurantId), {
      done: this.settle,
      failed: () => this.testNotice.error(failureText.testCall, 'normal'),
    });
  }

  readonly #save = async (config: TelephonyConfig) => {
    const problems = problemsOf(config);
    if (!hasNoProblems(problems)) return { problems };
    return { saved: await this.telephony.save(this.#restaurantId, normalizeTelephony(config)) };
  };

  private settle(reply: TestCallReply): void {
    if (reply.outcome === 'placed') {
      this.testNotice.success(telephonyText.testPlaced(reply.callId), 'normal');
      this.loadLogs();
    } else {
      const text = reply.reason ? telephonyText.testRefused(reply.reason) : failureText.testCall;
      this.testNotice.error(text, 'normal');
    }
  }

  private loadLogs(): void {
    void this.logs.load(async (signal) =>
      recentCalls(await this.telephony.callLogs(this.#restaurantId, RECENT_CALLS, signal)),
    );
  }
}

const problemsOf = (config: TelephonyConfig) => problemTexts(telephonyProblems(config), telephonyProblemText);
