import { makeAutoObservable } from 'mobx';
import { telephonyEditKind } from '#application/telephony/telephonyEditKind.ts';
import { Telephony, type TestCallReply } from '#application/telephony/Telephony.ts';
import { RECENT_CALL_COUNT, recentCalls, type CallLog } from '#domain/telephony/callLog.ts';
import {
  telephonyWarnings,
  type RecommendedTelephonyField,
  type TelephonyConfig,
  type TelephonyField,
  type TelephonyProblems,
} from '#domain/telephony/telephonyConfig.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Editor } from '../forms/Editor.ts';
import { EditorServices } from '../forms/EditorServices.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { telephonyFormTexts, telephonyText, telephonyWarningText } from '../texts/telephonyText.ts';

/**
 * The telephony configuration of a restaurant, with a test call and recent calls. (see rule: telephony
 * configuration)
 */
export class TelephonyViewModel {
  static readonly needs = [Telephony, EditorServices, ToastsViewModel] as const;
  readonly form: Editor<TelephonyConfig, TelephonyField, TelephonyProblems>;
  readonly logs = new Loadable<Rows<CallLog>>();
  readonly testing = new Task();
  readonly testNotice = new Notice();
  #restaurantId = '';

  constructor(
    private readonly telephony: Telephony,
    services: EditorServices,
    private readonly toasts: ToastsViewModel,
  ) {
    this.form = new Editor<TelephonyConfig, TelephonyField, TelephonyProblems>(services, {
      texts: telephonyFormTexts,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.testNotice.attach();
    const stop = this.form.start(telephonyEditKind(this.telephony, restaurantId));
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
    this.form.refresh();
    this.logs.refresh();
  }

  /** Warnings about the current values, which don't block saving. */
  get advice(): Readonly<Partial<Record<RecommendedTelephonyField, string>>> {
    const { value } = this.form.fields;
    if (!value) return {};
    const found = telephonyWarnings({ ...value });
    return {
      ...problemTexts(found, telephonyWarningText),
      ...(found.phoneNumber === 'missing' && { phoneNumber: telephonyText.noNumber }),
    };
  }

  /** The number that a test call uses: the saved one, not an unsaved edit. */
  get savedNumber(): string {
    return this.form.fields.saved?.phoneNumber ?? '';
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

  private settle(reply: TestCallReply): void {
    if (reply.outcome === 'placed') {
      const { callId } = reply;
      this.testNotice.show({ text: telephonyText.testPlaced(callId), id: callId, tone: 'success' }, 'normal');
      void this.logs.reload('retry');
    } else {
      const text = reply.reason ? telephonyText.testRefused(reply.reason) : failureText.testCall;
      this.testNotice.error(text, 'normal');
    }
  }

  private loadLogs(): void {
    void this.logs.load(async (signal) =>
      recentCalls(await this.telephony.callLogs(this.#restaurantId, RECENT_CALL_COUNT, signal)),
    );
  }
}
