import { makeAutoObservable } from 'mobx';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { telephonyKind } from '#application/telephony/telephonyKind.ts';
import { Telephony, type TestCallReply } from '#application/telephony/Telephony.ts';
import { RECENT_CALLS, recentCalls, type CallLog } from '#domain/telephony/callLog.ts';
import {
  telephonyWarnings,
  telephonyProblems,
  type RecommendedTelephonyField,
  type TelephonyConfig,
  type TelephonyField,
} from '#domain/telephony/telephonyConfig.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { PendingChangesViewModel } from '../deployments/PendingChangesViewModel.ts';
import { FormController } from '../forms/FormController.ts';
import { refreshOnChanges } from '../forms/refreshOnChanges.ts';
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
  static readonly needs = [
    Telephony,
    SaveSettings,
    RestaurantEvents,
    ToastsViewModel,
    PendingChangesViewModel,
  ] as const;
  readonly form: FormController<TelephonyConfig, TelephonyField, ReturnType<typeof telephonyProblems>>;
  readonly logs = new Loadable<Rows<CallLog>>();
  readonly testing = new Task();
  readonly testNotice = new Notice();
  #restaurantId = '';

  constructor(
    private readonly telephony: Telephony,
    saveSettings: SaveSettings,
    private readonly events: RestaurantEvents,
    private readonly toasts: ToastsViewModel,
    pending: PendingChangesViewModel,
  ) {
    this.form = new FormController<TelephonyConfig, TelephonyField, ReturnType<typeof telephonyProblems>>({
      problems: (config) => textsOf(telephonyProblems(config)),
      textsOf,
      save: (base, edited) =>
        saveSettings.execute({ kind: telephonyKind(telephony, this.#restaurantId), base, edited }),
      lastAuthor: () => pending.lastAuthor('telephony'),
      onConflict: pending.reload,
      refusal: fieldRefusal((sentence) => fieldNamedInMessage(sentence, fields)),
      texts: { sent: telephonyText.saved, failed: () => failureText.saveTelephonyConfig },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.testNotice.attach();
    const stop = this.form.start((signal) => this.telephony.config(restaurantId, signal), this.toasts.notice);
    const unsubscribe = refreshOnChanges(this.events, restaurantId, ['telephony', 'details'], this.form);
    this.loadLogs();
    return () => {
      stop();
      unsubscribe();
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

  /** Warnings about the current values. They do not block saving. */
  get advice(): Readonly<Partial<Record<RecommendedTelephonyField, string>>> {
    const { value } = this.form.fields;
    if (!value) return {};
    const found = telephonyWarnings({ ...value });
    return {
      ...problemTexts(found, telephonyWarningText),
      ...(found.phoneNumber === 'missing' && { phoneNumber: telephonyText.noNumber }),
    };
  }

  /** The saved number, which a test call uses. */
  get ringing(): string {
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
      recentCalls(await this.telephony.callLogs(this.#restaurantId, RECENT_CALLS, signal)),
    );
  }
}

const textsOf = (problems: ReturnType<typeof telephonyProblems>) =>
  problemTexts(problems, telephonyProblemText);
